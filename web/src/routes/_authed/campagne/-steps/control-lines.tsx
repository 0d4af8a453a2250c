import { listEnrolments } from '@moisson/contract/campaign'
import { listFunds } from '@moisson/contract/fund'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { useState, type ReactNode } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { Badge } from '../../../../kit/badge.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { PlainTable } from '../../../../kit/plain-table.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { BasisView, type EnvelopeOrigin } from '../-envelope/basis-view.tsx'
import { envelopeWords } from '../-envelope/envelope-words.ts'

/** What a control opens: the envelope beside last year’s, each person’s line with its ceiling, the funds with their DIC. */
export function ControlLines({
  campaign,
  origin,
}: {
  campaign: Campaign
  origin: EnvelopeOrigin | undefined
}) {
  const words = useWords(envelopeWords)
  const asked = isOwnMoney(campaign.type)
  const invested = campaign.destinations.some((one) => one !== 'immediate_payment')
  return (
    <section aria-labelledby="control-lines-title" className="grid gap-3">
      <h3 id="control-lines-title" className="font-semibold">
        {asked ? words.control.confirmed : words.control.title}
      </h3>
      {origin && !asked && <BesideLastYear campaign={campaign} origin={origin} />}
      {origin?.recorded && (
        <Opened title={words.open}>{() => origin.recorded && <BasisView basis={origin.recorded} />}</Opened>
      )}
      <Opened title={words.control.toPeople}>{() => <People campaign={campaign} />}</Opened>
      {invested && <Opened title={words.control.toFunds}>{() => <Funds campaign={campaign} />}</Opened>}
    </section>
  )
}

/** Read only once it is opened. */
function Opened({ title, children }: { title: string; children: () => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="rounded-xl border border-neutral-200"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center px-4 font-medium text-secondary-800 marker:content-none hover:bg-neutral-50">
        {title}
      </summary>
      {open && <div className="grid grid-cols-1 gap-3 border-t border-neutral-200 p-4">{children()}</div>}
    </details>
  )
}

function BesideLastYear({ campaign, origin }: { campaign: Campaign; origin: EnvelopeOrigin }) {
  const { control: words } = useWords(envelopeWords)
  const { money, text } = useFormat()
  const { recorded, last_year: last } = origin
  const before = last?.recorded
  const figures = recorded?.figures ?? before?.figures ?? []
  const shown = (basis: typeof recorded | undefined, name: string) => {
    const figure = basis?.figures.find((one) => one.name === name)
    return figure ? text(figure.shown) : '–'
  }
  const amount = (cents: number | null | undefined) => (cents == null ? '–' : money(cents))
  return (
    <PlainTable
      label={words.title}
      dense
      columns={[
        { header: '', cell: (row) => row.name, long: true },
        { header: words.thisYear, cell: (row) => row.now },
        { header: last ? `${words.lastYear} (${last.year})` : words.lastYear, cell: (row) => row.before },
      ]}
      rows={[
        ...figures.map(({ name, label }) => ({
          key: name,
          name: text(label),
          now: shown(recorded, name),
          before: shown(before, name),
        })),
        {
          key: 'envelope',
          name: words.envelope,
          now: amount(campaign.envelope_gross_cents),
          before: amount(last?.envelope_gross_cents),
        },
      ]}
      rowKey={({ key }) => key}
    />
  )
}

function People({ campaign }: { campaign: Campaign }) {
  const { control: words } = useWords(envelopeWords)
  const { money } = useFormat()
  const reading = useLateRead(listEnrolments, {
    path: { id: campaign.id },
    query: { limit: '200', sort: '-gross_cents' },
  })
  if (reading.error) return <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
  if (!reading.data) return <SkeletonLines lines={6} />
  const { items, total } = reading.data
  return (
    <>
      <PlainTable
        label={words.toPeople}
        dense
        columns={[
          {
            header: words.person,
            cell: (row) => (
              <span className="flex flex-wrap items-center gap-2">
                {row.first_name} {row.last_name}
                {row.capped && <Badge tone="amber">{words.capped}</Badge>}
              </span>
            ),
            long: true,
          },
          { header: words.gross, cell: (row) => money(row.gross_cents) },
          { header: words.net, cell: (row) => money(row.net_cents) },
        ]}
        rows={items}
        rowKey={({ id }) => id}
      />
      {total !== null && total > items.length && (
        <p className="text-sm text-neutral-600">{words.more(total - items.length)}</p>
      )}
    </>
  )
}

function Funds({ campaign }: { campaign: Campaign }) {
  const { control: words } = useWords(envelopeWords)
  const reading = useLateRead(listFunds, { query: { campaign_id: campaign.id } })
  if (reading.error) return <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
  if (!reading.data) return <SkeletonLines lines={4} />
  return (
    <ul className="grid gap-1.5">
      {reading.data.items.map((fund) => (
        <li key={fund.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{fund.name}</span>
          {fund.dic_url ? (
            <a className="link" href={fund.dic_url} target="_blank" rel="noreferrer">
              {words.dic(fund.name)}
            </a>
          ) : (
            <Badge tone="amber">{words.noDic}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
