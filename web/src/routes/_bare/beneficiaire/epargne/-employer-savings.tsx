import type { Output } from '@moisson/contract/call'
import { getMyStatement, type getMySavings } from '@moisson/contract/savings'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { DownloadButton } from '../-download-button.tsx'
import { savingsWords } from './-savings-words.ts'

export type Employer = Output<typeof getMySavings>['items'][number]

/** What one has through an employer; for whoever left, first what to do about it. */
export function EmployerSavings({ employer }: { employer: Employer }) {
  const words = useWords(savingsWords)
  const { longDay, text } = useFormat()
  const { company, left_on, leaves_on, plans, held, late_interest: late, contact } = employer
  const ways = contact && [contact.name, contact.email, contact.phone && phoneInWords(contact.phone)]
  const told = ways?.filter(Boolean).join(', ')
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={company.legal_name}>
      <h2 className="text-lg font-semibold">{company.legal_name}</h2>
      {left_on && (
        <div className="card grid gap-3 p-4">
          <h3 className="font-semibold">{words.left(longDay(left_on))}</h3>
          <ol className="grid list-decimal gap-2 pl-5 text-pretty text-neutral-800">
            {plans.some(({ plan }) => plan === 'pee') && <li>{words.leaving.savings}</li>}
            {plans.some(({ plan }) => plan === 'percol') && <li>{words.leaving.pension}</li>}
            {plans.length > 0 && <li>{words.leaving.move}</li>}
            <li>{words.leaving.pay}</li>
          </ol>
          {!employer.own_contact && <ReachLater title={words.reach} />}
        </div>
      )}
      {leaves_on && !employer.own_contact && <ReachLater title={words.leavesSoon(longDay(leaves_on))} />}
      {held.map((one) => (
        <HeldSum key={one.campaign_id} held={one} />
      ))}
      {late.length > 0 && (
        <Notice kind="info" title={words.late}>
          <ul className="grid gap-2">
            {late.map((one) => (
              <li key={one.campaign_id + one.destination}>{words.lateOf(one.name, text(one.sentence))}</li>
            ))}
          </ul>
        </Notice>
      )}
      {plans.length === 0 && <p className="text-neutral-700">{words.nothingPlaced}</p>}
      {plans.map((plan) => (
        <PlanSavings key={plan.plan} plan={plan} />
      ))}
      <div className="grid gap-3">
        {plans.length + held.length + late.length > 0 && (
          <div>
            <DownloadButton
              call={getMyStatement}
              request={{ path: { id: company.id } }}
              name="etat-recapitulatif.pdf"
            >
              {words.statement}
            </DownloadButton>
          </div>
        )}
        {told && <p className="text-sm text-neutral-700">{words.askCompany(told)}</p>}
      </div>
    </section>
  )
}

/** A sum that the company held for the person: where it is, and what they can do. */
function HeldSum({ held: one }: { held: Employer['held'][number] }) {
  const words = useWords(savingsWords)
  const { money, longDay, text } = useFormat()
  const amount = money(one.held_cents)
  if (one.outcome === 'paid' && one.left_on)
    return (
      <Notice kind="success" title={words.heldPaid(amount, one.name)}>
        {words.heldPaidOn(longDay(one.left_on), one.reference)}
      </Notice>
    )
  if (one.outcome === 'deposited' && one.left_on)
    return (
      <Notice kind="warning" title={words.heldDeposited(amount, one.name)}>
        {words.heldDepositedOn(longDay(one.left_on), one.reference ?? '')}
      </Notice>
    )
  return (
    <Notice kind="warning" title={words.held(amount, one.name)}>
      {one.held_until ? words.heldUntil(longDay(one.held_until), text(one.source)) : words.heldOwed}
    </Notice>
  )
}

/** Asks for a way to reach the person that does not end with their contract. */
function ReachLater({ title }: { title: string }) {
  const words = useWords(savingsWords)
  return (
    <Notice
      kind="warning"
      title={title}
      actions={
        <Link to="/profile" className="link min-h-6">
          {words.reachNow}
        </Link>
      }
    >
      {words.reachWhy}
    </Notice>
  )
}

function PlanSavings({ plan }: { plan: Employer['plans'][number] }) {
  const words = useWords(savingsWords)
  const { money, mediumDay, text } = useFormat()
  const name = words.plans[plan.plan]
  return (
    <div className="card grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{name}</h3>
        {(plan.placed_cents > 0 || plan.under_way_cents === 0) && (
          <p className="tabular text-lg font-semibold">{money(plan.placed_cents)}</p>
        )}
        {plan.under_way_cents > 0 && (
          <p className="tabular text-lg font-semibold">
            {plan.placed_cents > 0 && '+ '}
            {money(plan.under_way_cents)}{' '}
            <span className="text-sm font-normal text-neutral-700">{words.underWay}</span>
          </p>
        )}
      </div>
      <p className="text-sm text-pretty text-neutral-700">
        {plan.keeper ? words.kept(plan.keeper, plan.keeper_contract) : words.keeperUnknown}{' '}
        {plan.keeper_contact ? words.reachKeeper(plan.keeper_contact) : words.keeperSilent}
      </p>
      <p className="text-sm text-pretty text-neutral-700">{text(plan.fees)}</p>
      <ul aria-label={words.lots(name)} className="divide-y divide-neutral-100 border-t border-neutral-200">
        {plan.lots.map((lot) => (
          <li
            key={lot.campaign_id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5 last:pb-0"
          >
            <span className="min-w-0 text-pretty">
              {lot.settled || lot.refused ? lot.name : words.onItsWay(lot.name)}
              {lot.refused && (
                <span className="block text-sm text-pretty text-amber-950">{words.refused}</span>
              )}
              <span className="block text-sm text-neutral-700">
                {lot.available_on ? words.freeOn(mediumDay(lot.available_on)) : words.retirement}
              </span>
            </span>
            <span className="tabular ml-auto font-medium">{money(lot.placed_cents)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
