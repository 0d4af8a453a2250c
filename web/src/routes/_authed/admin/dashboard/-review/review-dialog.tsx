import { getCampaign, validateCampaign } from '@moisson/contract/campaign'
import { CircleCheck, CircleX, Info, ShieldCheck, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { useLateRead } from '../../../../../api/read.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../../form/say-and-close.ts'
import { Button } from '../../../../../kit/button.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { TextArea } from '../../../../../kit/field.tsx'
import { Notice } from '../../../../../kit/notice.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { peopleIn } from '../../../../../campaign/figures.ts'
import { isCount, TypeCount } from '../../../../../campaign/type-count.tsx'
import type { Campaign } from '../../../../../campaign/campaign.ts'
import type { Control } from './controls.ts'
import { controlsOf } from './controls.ts'
import { StandingList } from '../../../../../campaign/standing-list.tsx'
import { portfolioWords } from '../-companies/portfolio-words.ts'
import { useMarks } from '../../../../../words/marks.ts'

/** The second person's check: amounts, choices and controls; then approve, or send back with what to correct. */
export function ReviewDialog(props: {
  company: string
  companyName: string
  campaign: string
  onClose: () => void
}) {
  const { company, companyName, campaign: id, onClose } = props
  const words = useWords(portfolioWords)
  const { longInstant } = useFormat()
  const reading = useLateRead(getCampaign, { path: { id: company, cid: id } })
  const validate = useChange(validateCampaign)
  const [back, setBack] = useState(false)
  const campaign = reading.data
  const possible = campaign?.allowed_actions.includes('validate') ?? false
  const refusal = campaign?.refused_actions.validate?.message ?? null
  const people = campaign ? peopleIn(campaign) : 0

  const form = useForm(
    { typed: '', comment: '' },
    {
      change: validate,
      check: ({ comment }) => ({ comment: back && comment.trim() === '' && words.commentMissing }),
      send: ({ comment }) =>
        validate.send({
          path: { id },
          body: back ? { decision: 'rejected', comment: comment.trim() } : { decision: 'approved' },
        }),
      done: ({ name }) => sayAndClose(back ? words.sentBack(name) : words.validated(name), onClose),
    },
  )
  const submitted =
    campaign?.submitted_at &&
    words.submittedBy(campaign.submitted_by ?? '–', longInstant(campaign.submitted_at))

  return (
    <FormDialog
      {...form.sends}
      size="large"
      title={back ? words.sendBackTitle : (campaign?.name ?? words.reviewTitle)}
      description={[companyName, submitted].filter(Boolean).join(' · ') || undefined}
      submit={possible ? (back ? words.sendBackNow : words.validate) : null}
      icon={back ? Undo2 : ShieldCheck}
      disabled={!back && !isCount(form.values.typed, people)}
      aside={
        possible && (
          <Button icon={back ? undefined : Undo2} onClick={() => setBack(!back)}>
            {back ? words.back : words.sendBack}
          </Button>
        )
      }
      onClose={onClose}
    >
      {reading.error ? (
        <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
      ) : !campaign ? (
        <SkeletonLines lines={12} />
      ) : back ? (
        <TextArea
          label={words.comment}
          help={words.commentHelp}
          rows={5}
          maxLength={2000}
          {...form.text('comment')}
        />
      ) : (
        <div className="grid gap-7">
          {!possible && refusal && (
            <Notice kind="warning" title={words.refusedTitle}>
              {refusal}
            </Notice>
          )}
          <Figures campaign={campaign} />
          <section>
            <h3 className="mb-2 font-semibold">{words.controls}</h3>
            <ul className="grid gap-2">
              {controlsOf(campaign).map((control) => (
                <ControlLine key={control.name} control={control} />
              ))}
            </ul>
          </section>
          {campaign.launch_reasons.length > 0 && (
            <section>
              <h3 className="mb-2 font-semibold">{words.launchReasons}</h3>
              <ul className="grid gap-3">
                {campaign.launch_reasons.map((one) => (
                  <li key={one.code}>
                    <p className="text-pretty text-neutral-700">{one.message}</p>
                    <p className="mt-0.5 border-l-2 border-secondary-300 pl-3 font-medium text-pretty text-neutral-950">
                      {one.reason}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {campaign.examples.length > 0 && <Notice kind="warning">{words.examples}</Notice>}
          {possible && (
            <section className="grid gap-3 border-t border-neutral-200 pt-5">
              <p className="text-sm text-pretty text-neutral-700">{words.validateHow}</p>
              <TypeCount count={people} {...form.value('typed')} />
            </section>
          )}
        </div>
      )}
    </FormDialog>
  )
}

function Figures({ campaign }: { campaign: Campaign }) {
  const words = useWords(portfolioWords)
  const { money, count } = useFormat()
  const { amounts } = campaign
  const lines: [string, number, boolean?][] = [
    [words.envelope, amounts.gross_cents, true],
    [words.levies, -amounts.csg_crds_cents],
    [words.net, amounts.net_cents, true],
    [words.paid, amounts.immediate_payment_cents],
    [words.pee, amounts.pee_cents],
    [words.percol, amounts.percol_cents],
    [words.held, amounts.held_cents],
    [words.matching, amounts.abondement_gross_cents],
  ]
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <section>
        <h3 className="mb-2 font-semibold">{words.amounts}</h3>
        <dl className="divide-y divide-neutral-100">
          {lines.map(([label, cents, strong]) => (
            <div
              key={label}
              className={`flex justify-between gap-4 py-1.5 ${strong ? 'font-medium text-neutral-950' : ''}`}
            >
              <dt>{label}</dt>
              <dd className="tabular">{money(cents)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3 className="mb-2 font-semibold">{words.choices}</h3>
        <StandingList campaign={campaign} />
        <dl className="border-t border-neutral-100">
          <div className="flex justify-between gap-4 py-1.5 font-medium text-neutral-950">
            <dt>{words.columns.people}</dt>
            <dd className="tabular">{count(peopleIn(campaign))}</dd>
          </div>
        </dl>
      </section>
    </div>
  )
}

const marks = {
  ok: { icon: CircleCheck, colour: 'text-primary-700' },
  ko: { icon: CircleX, colour: 'text-red-700' },
  know: { icon: Info, colour: 'text-secondary-700' },
}

function ControlLine({ control }: { control: Control }) {
  const words = useWords(portfolioWords)
  const { money, mediumDay } = useFormat()
  const { colon } = useMarks()
  const { icon: Icon, colour } = marks[control.result]
  const read = { ok: words.passed, ko: words.failed, know: words.toKnow }[control.result]
  const detail =
    control.day !== undefined
      ? mediumDay(control.day)
      : control.names !== undefined
        ? control.names.join(', ')
        : money(control.cents ?? 0)
  const text = sentenceOf()
  function sentenceOf(): string {
    const { name, result } = control
    if (name === 'everybody' || name === 'defaulted') {
      const said = words.control[name]
      return result === 'ok' ? said.ok : said.ko(control.count ?? 0)
    }
    const { ok, ko } = words.control[name]
    if (result !== 'ok') return ko(detail)
    return typeof ok === 'string' ? ok : ok(detail)
  }
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <span>
        <span className="sr-only">
          {read}
          {colon}{' '}
        </span>
        {text}
      </span>
    </li>
  )
}
