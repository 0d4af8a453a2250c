import { destinationNames } from '@moisson/core/campaign/choice-names'
import { campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { inDays } from '@moisson/core/choice/half-days'
import { heldUntil } from '@moisson/core/payment/held-until'
import { source } from '@moisson/law/legal-points'
import clsx from 'clsx'
import { CircleAlert, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../kit/use-format.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign, PaymentSummary } from '../../../../campaign/campaign.ts'
import { paymentWords } from './payment-words.ts'
import { shareTerms } from './share-terms.ts'

/** Paid, placed, held: three amounts that make, with the advances and the levies, the shares to the cent. */
export function ThreeColumns({ campaign, payment }: { campaign: Campaign; payment: PaymentSummary }) {
  const words = useWords(paymentWords)
  const { columns } = words
  const { language, money, text } = useFormat()
  const placed = payment.pee_cents + payment.percol_cents
  const until = heldUntil(campaign)
  const own = isOwnMoney(campaign.type)
  const days = payment.given_half_days
  const { counts } = payment
  const first =
    days !== null
      ? { title: columns.days, amount: inDays(days, language), body: columns.daysBody(counts.placed) }
      : own
        ? { title: columns.withheld, amount: money(placed), body: columns.withheldBody(counts.placed) }
        : {
            title: columns.paid,
            amount: money(payment.paid_cents),
            body: columns.paidBody(counts.paid),
          }
  return (
    <div className="grid gap-4">
      <div className={clsx('grid grid-cols-1 gap-4', own ? 'md:grid-cols-2' : 'md:grid-cols-3')}>
        <Column edge="bg-cash" {...first}>
          {payment.late_interest_paid_cents > 0 && (
            <dl className="tabular mt-4 grid gap-1 border-t border-neutral-200 pt-3 text-sm">
              <Line label={words.employer.interest} value={money(payment.late_interest_paid_cents)} />
            </dl>
          )}
        </Column>
        <Column
          edge="bg-pee"
          title={columns.placed}
          amount={money(placed)}
          body={
            days !== null
              ? columns.daysPaidIn
              : (own ? columns.paidIn : columns.placedBody)(payment.counts.placed)
          }
        >
          <dl className="tabular mt-4 grid gap-1 border-t border-neutral-200 pt-3 text-sm">
            {days === null && (
              <Line label={text(destinationNames.pee)} value={money(payment.pee_cents)} dot="bg-pee" />
            )}
            <Line label={text(destinationNames.percol)} value={money(payment.percol_cents)} dot="bg-percol" />
            <Line label={columns.matching} value={money(payment.abondement_net_cents)} />
            {payment.late_interest_placed_cents > 0 && (
              <Line label={words.employer.interest} value={money(payment.late_interest_placed_cents)} />
            )}
            <Line
              label={columns.toTransfer}
              value={money(placed + payment.abondement_net_cents + payment.late_interest_placed_cents)}
              strong
            />
          </dl>
        </Column>
        {!own && <Kept {...{ campaign, payment, until }} />}
      </div>
      <Equation payment={payment} own={own} />
    </div>
  )
}

/** What waits for whom nobody could tell, and until when. */
function Kept(props: { campaign: Campaign; payment: PaymentSummary; until: string | null }) {
  const { campaign, payment, until } = props
  const { columns } = useWords(paymentWords)
  const { money, mediumDay, text } = useFormat()
  return (
    <Column
      edge="bg-held"
      title={columns.held}
      amount={money(payment.held_cents)}
      body={payment.counts.held > 0 ? columns.heldBody(payment.counts.held) : columns.nobodyHeld}
    >
      {payment.counts.held > 0 && (
        <div className="mt-4 grid gap-3 border-t border-neutral-200 pt-3 text-sm text-neutral-600">
          <p className="text-pretty">
            {until === null
              ? columns.heldOwed
              : columns.heldUntil(
                  mediumDay(until),
                  text(source(campaignTypeFacts[campaign.type].points.unclaimed)),
                )}
          </p>
          <ButtonLink
            size="small"
            className="justify-self-start"
            to="/campagne/detail-{$campaignId}"
            params={{ campaignId: campaign.id }}
            search={{ tab: 'people', state: 'unreachable' }}
          >
            {columns.seeHeld}
          </ButtonLink>
          {(campaign.state === 'validated' || campaign.state === 'completed') && (
            <ButtonLink size="small" className="justify-self-start" to="/versement" search={{ held: 'open' }}>
              {columns.followHeld}
            </ButtonLink>
          )}
        </div>
      )}
    </Column>
  )
}

function Column(props: { edge: string; title: string; amount: string; body: string; children?: ReactNode }) {
  return (
    <section className="card relative overflow-hidden p-5 pt-6">
      <span aria-hidden className={clsx('absolute inset-x-0 top-0 h-1.5', props.edge)} />
      <h2 className="text-sm font-medium text-neutral-700">{props.title}</h2>
      <p className="tabular mt-1 text-2xl font-semibold tracking-tight text-neutral-950">{props.amount}</p>
      <p className="mt-1 text-sm text-pretty text-neutral-600">{props.body}</p>
      {props.children}
    </section>
  )
}

function Line(props: { label: string; value: string; dot?: string; strong?: boolean }) {
  return (
    <div className={clsx('flex justify-between gap-4', props.strong && 'font-medium text-neutral-950')}>
      <dt className="flex items-center gap-2">
        {props.dot && <span aria-hidden className={clsx('size-2 rounded-full', props.dot)} />}
        {props.label}
      </dt>
      <dd>{props.value}</dd>
    </div>
  )
}

function Equation({ payment, own }: { payment: PaymentSummary; own: boolean }) {
  const words = useWords(paymentWords)
  const { money } = useFormat()
  const { terms: all, left_cents } = shareTerms(payment)
  // Of what people pay in of their own, nothing is paid, held or withheld.
  const terms = own ? all.filter(([term, cents]) => term === 'placed' || cents !== 0) : all
  const equal = left_cents === 0
  const advanced = payment.advance_gross_cents !== 0
  const Icon = equal ? LockKeyhole : CircleAlert
  const labels = {
    paid: words.columns.paid,
    placed: words.columns.placed,
    held: words.columns.held,
    advances: words.advances,
    levies: words.levies,
  }
  return (
    <div
      className={clsx(
        'flex items-start gap-3 rounded-xl px-5 py-3.5 ring-1',
        equal ? 'bg-primary-50 text-primary-950 ring-primary-200' : 'bg-red-50 text-red-900 ring-red-200',
      )}
    >
      <Icon
        aria-hidden
        className={clsx('mt-0.5 size-5 shrink-0', equal ? 'text-primary-700' : 'text-red-700')}
      />
      <div className="min-w-0">
        <p className="tabular flex flex-wrap items-baseline gap-x-2 gap-y-0.5 font-medium">
          {terms.map(([term, cents], index) => (
            <span key={term} className="whitespace-nowrap">
              {index > 0 && <span aria-hidden>+ </span>}
              {index > 0 && <span className="sr-only">{words.plus} </span>}
              <span title={labels[term]}>{money(cents)}</span>
            </span>
          ))}
          <span className="whitespace-nowrap">
            <span aria-hidden>{equal ? '=' : '≠'} </span>
            <span className="sr-only">{words.equals} </span>
            {money(payment.envelope_gross_cents)}
          </span>
        </p>
        <p className="text-sm">
          {equal
            ? own
              ? words.lockAsked
              : advanced
                ? words.lockAdvanced
                : words.lock
            : words.off(money(left_cents))}
        </p>
        {advanced && <p className="text-sm">{words.advanced(money(payment.advance_gross_cents))}</p>}
        {payment.to_return_cents > 0 && (
          <p className="text-sm text-pretty">{words.toReturn(money(payment.to_return_cents))}</p>
        )}
      </div>
    </div>
  )
}
