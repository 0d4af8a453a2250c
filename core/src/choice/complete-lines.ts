import { defaultFundOf, planOf, type Line, type Offer } from './offer.ts'

/** A line as it is asked for: what is left out follows the plan. */
export type AskedLine = Pick<Line, 'destination' | 'amount_cents'> &
  Partial<Pick<Line, 'management_mode' | 'managed_profile' | 'fund_id'>>

/** Completes lines from the plan, adds up twins and drops the empty ones; what the plan lacks is left for the check. */
export function completeLines(offer: Offer, asked: readonly AskedLine[]): Line[] {
  const lines = new Map<string, Line>()
  for (const line of asked) {
    if (line.amount_cents === 0) continue
    const whole = completed(offer, line)
    const key = [whole.destination, whole.management_mode, whole.managed_profile, whole.fund_id].join('/')
    const twin = lines.get(key)
    if (twin) twin.amount_cents += whole.amount_cents
    else lines.set(key, whole)
  }
  return [...lines.values()]
}

function completed(offer: Offer, { destination, amount_cents, ...asked }: AskedLine): Line {
  const none = { destination, amount_cents, management_mode: null, managed_profile: null, fund_id: null }
  if (destination === 'immediate_payment') return none
  const plan = planOf(offer, destination)
  const managedAsked = asked.management_mode === 'managed' || Boolean(asked.managed_profile)
  const nothingAsked = !asked.management_mode && !asked.managed_profile && !asked.fund_id
  if (managedAsked || (nothingAsked && plan?.funds.length === 0)) {
    const profile = asked.managed_profile ?? (plan?.has_managed_profiles ? 'balanced' : null)
    return { ...none, management_mode: 'managed', managed_profile: profile }
  }
  const fund = asked.fund_id ?? (plan && defaultFundOf(plan)?.id) ?? null
  return { ...none, management_mode: 'free', fund_id: fund }
}

/** Whether two completed choices are the same, whatever the order of their lines. */
export function sameLines(a: readonly Line[], b: readonly Line[]): boolean {
  return written(a) === written(b)
}

function written(lines: readonly Line[]): string {
  return lines
    .map((line) =>
      [line.destination, line.management_mode, line.managed_profile, line.fund_id, line.amount_cents].join(
        '/',
      ),
    )
    .toSorted()
    .join(' ')
}
