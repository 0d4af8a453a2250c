import type { Text } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import { defaultFundOf, planOf, type Line, type Offer, type OfferedFund, type OfferedPlan } from './offer.ts'

/** A line as it is asked for: what is left out follows the plan. */
export type AskedLine = Pick<Line, 'destination' | 'amount_cents'> &
  Partial<Pick<Line, 'management_mode' | 'managed_profile' | 'fund_id'>>

/**
 * Completes lines from the plan, adds up twins and drops the empty ones; what the plan lacks is left for the check. A
 * line that the plan completed says so, until it is confirmed.
 */
export function completeLines(offer: Offer, asked: readonly AskedLine[]): Line[] {
  const lines = new Map<string, Line>()
  for (const line of asked) {
    if (line.amount_cents === 0) continue
    const whole = completed(offer, line)
    const key = [whole.destination, whole.management_mode, whole.managed_profile, whole.fund_id].join('/')
    const twin = lines.get(key)
    if (twin) {
      twin.amount_cents += whole.amount_cents
      if (!whole.by_plan) delete twin.by_plan
    } else lines.set(key, whole)
  }
  return [...lines.values()]
}

function completed(offer: Offer, { destination, amount_cents, ...asked }: AskedLine): Line {
  const none: Line = {
    destination,
    amount_cents,
    management_mode: null,
    managed_profile: null,
    fund_id: null,
  }
  if (destination === 'immediate_payment') return none
  const plan = planOf(offer, destination)
  const managedAsked = asked.management_mode === 'managed' || Boolean(asked.managed_profile)
  const nothingAsked = !asked.management_mode && !asked.managed_profile && !asked.fund_id
  if (managedAsked || (nothingAsked && plan?.funds.length === 0)) {
    const profile = asked.managed_profile ?? (plan?.has_managed_profiles ? 'balanced' : null)
    const line: Line = { ...none, management_mode: 'managed', managed_profile: profile }
    return asked.managed_profile || profile === null ? line : { ...line, by_plan: true }
  }
  const fund = asked.fund_id ?? (plan && defaultFundOf(plan)?.id) ?? null
  const line: Line = { ...none, management_mode: 'free', fund_id: fund }
  return asked.fund_id || fund === null ? line : { ...line, by_plan: true }
}

/** Lines as they count: what the plan said holds from there on like what was named. */
export const asCounted = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const { by_plan: _, ...counted } = line
    return counted
  })

/** What a line did not say and the plan did, in words, with the place of the line as it was asked for. */
export interface Completed {
  line: number
  fund_id: string | null
  sentence: Text
}

/** What the plan adds to the lines asked for: nothing is placed where nobody said without its being told. */
export function completedBy(offer: Offer, asked: readonly AskedLine[]): Completed[] {
  return asked.flatMap((line, place) => {
    const plan = planOf(offer, line.destination)
    if (!plan || line.amount_cents === 0) return []
    const { fund_id, managed_profile } = completed(offer, line)
    const fund = plan.funds.find(({ id }) => id === fund_id)
    if (fund && !line.fund_id)
      return [{ line: place, fund_id, sentence: fundSentence(plan, fund, line.amount_cents) }]
    const filled = managed_profile === 'balanced' && !line.managed_profile
    return filled ? [{ line: place, fund_id: null, sentence: profileSentence(plan, line.amount_cents) }] : []
  })
}

const fundSentence = (plan: OfferedPlan, fund: OfferedFund, cents: number): Text => ({
  fr: `Vous n’avez pas nommé de fonds\u00a0: ${euros(cents, 'fr')} iraient au fonds par défaut du plan (${plan.name}), «\u00a0${fund.name}\u00a0».`,
  en: `You named no fund: ${euros(cents, 'en')} would go to the default fund of the plan (${plan.name}), “${fund.name}”.`,
})
const profileSentence = (plan: OfferedPlan, cents: number): Text => ({
  fr: `Vous n’avez pas nommé de profil\u00a0: ${euros(cents, 'fr')} iraient au profil équilibré de la gestion pilotée (${plan.name}).`,
  en: `You named no profile: ${euros(cents, 'en')} would go to the balanced profile of managed saving (${plan.name}).`,
})

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
