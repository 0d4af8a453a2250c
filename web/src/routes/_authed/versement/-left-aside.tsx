import { takenHttp } from '@moisson/contract/call'
import { listDirectTransfers } from '@moisson/contract/payment'
import { shownAside, transferFaultNames } from '@moisson/core/payment/left-aside'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useLateRead } from '../../../api/read.ts'
import { useTake } from '../../../file/use-file.ts'
import { Button } from '../../../kit/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { Failure } from './-failure.tsx'
import { paymentWords } from './-payment-words.ts'

/** Whom the order for people who left cannot pay: each by name, with the reason, and all of them as a file. */
export function LeftAside({ campaignId }: { campaignId: string }) {
  const { aside: words } = useWords(paymentWords)
  const { money, text } = useFormat()
  const company = useCompany()
  const request = { path: { id: company.id, cid: campaignId }, query: {} }
  const read = useLateRead(listDirectTransfers, request)
  const file = useTake(listDirectTransfers)
  if (read.error) return <Failure error={read.error} />
  if (!read.data) return <SkeletonLines lines={2} />
  const { transferred, left_aside: aside, items } = read.data
  if (aside.people === 0)
    return (
      <p className="text-neutral-700">{words.all(transferred.people, money(transferred.amount_cents))}</p>
    )
  return (
    <Notice
      kind="warning"
      title={words.title(aside.people, money(aside.amount_cents))}
      actions={
        <Button
          size="small"
          icon={Download}
          makes={{ http: takenHttp(listDirectTransfers) }}
          running={file.running}
          onClick={() => void file.take({ ...request, query: { as: 'csv' } }, 'sans-virement.csv')}
        >
          {words.file}
        </Button>
      }
    >
      <p>
        {transferred.people > 0
          ? words.others(transferred.people, money(transferred.amount_cents))
          : words.nobody}{' '}
        {words.way}
      </p>
      <ul aria-label={words.list} className="mt-2 max-h-60 divide-y divide-amber-200 overflow-y-auto">
        {items.map((one) => (
          <li
            key={one.beneficiary_id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1.5"
          >
            <span className="min-w-0">
              <Link
                to="/beneficiaires"
                search={{ person: one.beneficiary_id }}
                className="font-medium break-words text-neutral-950 underline"
              >
                {one.person_name}
              </Link>{' '}
              <span className="text-sm text-neutral-700">
                {one.employee_number && `${words.number(one.employee_number)} · `}
                {text(transferFaultNames[one.reason])}
              </span>
            </span>
            <span className="tabular">{money(one.amount_cents)}</span>
          </li>
        ))}
      </ul>
      {aside.people > shownAside && <p className="mt-2 text-sm">{words.more(aside.people - shownAside)}</p>}
    </Notice>
  )
}
