import clsx from 'clsx'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { Card } from '../../../../kit/card.tsx'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { PaymentSummary } from '../../../../campaign/campaign.ts'
import { paymentWords } from './payment-words.ts'

type Control = PaymentSummary['controls'][number]

/** The page of the people where a control is mended, with its filter when there is one. */
const issueOf: Record<string, string> = {
  employee_number: 'no_employee_number',
  birth_date: 'no_birth_date',
  email: 'no_email',
  hire_date: 'no_hire_date',
  presence: 'no_presence',
}

/** Anomalies first, each with whom it concerns and where to mend it; then what is in order. */
export function ControlsCard({ payment }: { payment: PaymentSummary }) {
  const { controls: words } = useWords(paymentWords)
  const wrong = payment.controls
    .filter(({ ok }) => !ok)
    .toSorted((a, b) => Number(b.severity === 'block') - Number(a.severity === 'block'))
  const blocking = wrong.filter(({ severity }) => severity === 'block').length
  const good = payment.controls.filter(({ ok }) => ok)
  return (
    <Card
      title={words.title}
      actions={
        <span
          className={clsx('text-sm font-medium', wrong.length > 0 ? 'text-amber-900' : 'text-primary-800')}
        >
          {blocking > 0
            ? words.anomalies(blocking)
            : wrong.length > 0
              ? words.notes(wrong.length)
              : words.allGood(good.length)}
        </span>
      }
    >
      {wrong.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {wrong.map((control) => (
            <li key={control.code} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <ControlLine control={control} />
              {control.code !== 'like_pay' && (
                <ButtonLink
                  size="small"
                  to="/beneficiaires"
                  search={issueOf[control.code] ? { issue: issueOf[control.code] } : {}}
                >
                  {words.fix}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
      <ul className="grid gap-1.5">
        {good.map((control) => (
          <li key={control.code}>
            <ControlLine control={control} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ControlLine({ control }: { control: Control }) {
  const { controls: words } = useWords(paymentWords)
  const Icon = control.ok ? CircleCheck : control.severity === 'block' ? CircleX : TriangleAlert
  const meaning = control.ok ? words.ok : control.severity === 'block' ? words.blocks : words.warns
  return (
    <span className="flex min-w-0 items-start gap-2.5">
      <Icon
        aria-hidden
        className={clsx(
          'mt-0.5 size-5 shrink-0',
          control.ok ? 'text-primary-700' : control.severity === 'block' ? 'text-red-700' : 'text-amber-600',
        )}
      />
      <span className="text-pretty text-neutral-900">
        {control.message}
        {!control.ok && (
          <span className="block text-sm text-neutral-600">
            {words.concerned(control.count)} · {meaning}
            {control.names.length > 0 && (
              <span className="block">
                {control.names.join(', ')}
                {control.count > control.names.length && '…'}
              </span>
            )}
          </span>
        )}
        {control.ok && <span className="sr-only"> ({meaning})</span>}
      </span>
    </span>
  )
}
