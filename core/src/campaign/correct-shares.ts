import { isRefusal } from '../refusal.ts'
import { ceilingsOf, payCeilingsOf } from './individual-ceilings.ts'
import { correctedShare, type Former } from './late-share.ts'
import { based, countingOf, weightOf } from './share-bases.ts'
import { shareEnvelope, type ShareRefusal } from './share-envelope.ts'
import type { CampaignCalculation, Candidate, PersonCalculation, PersonShare, ShareRules } from './share.ts'
import type { CorrectionSharing } from '../vocabulary.ts'

/** Somebody of a launched campaign: the bases that should count, and what was served. */
export interface Served extends Candidate {
  was: {
    gross_cents: number
    reference_salary_cents: number | null
    presence_days: number | null
    capped: boolean
    hire_date: string | null
    exit_date: string | null
    calculation: PersonCalculation | null
  }
}

export interface CorrectedShares {
  /** Whoever is written anew: at the rates served those whose bases moved, everybody otherwise. */
  shares: PersonShare[]
  /** Of a whole new sharing; at the rates served the one of the launch stays. */
  calculation: CampaignCalculation | null
}

/**
 * The shares of a launched campaign as they should have been. `at_rates` keeps the rates everybody was served with, so
 * that nobody moves whose pay and presence did not; `again` shares the whole envelope out anew. Whoever was enrolled stays.
 */
export function correctShares(
  rules: ShareRules,
  calculation: CampaignCalculation,
  people: readonly Served[],
  sharing: CorrectionSharing,
): CorrectedShares | ShareRefusal {
  if (sharing === 'at_rates') return atRates(rules, calculation, people)
  const ceilings = ceilingsOf(rules)
  const shared = shareEnvelope(
    { ...rules, officers: { ...rules.officers, left_out: null } },
    people.map((person) => ({
      ...person,
      by_hand: { ...person.by_hand, added: true },
      already_granted_cents: countedElsewhere(person, ceilings.of(person)),
    })),
  )
  return isRefusal(shared) ? shared : { shares: shared.shares, calculation: shared.calculation }
}

const formerOf = ({ was }: Served): Former | null =>
  was.calculation && { ...was.calculation, gross_cents: was.gross_cents }

/** Campaigns launched since counted the amount served as given: what they gave takes nothing of it back. */
function countedElsewhere({ was, already_granted_cents }: Served, ceiling_cents: number): number {
  const before = was.calculation?.already_granted_cents ?? 0
  const kept = Math.min(was.gross_cents, ceiling_cents - before)
  return Math.min(already_granted_cents, Math.max(0, ceiling_cents - kept))
}

function atRates(
  rules: ShareRules,
  calculation: CampaignCalculation,
  people: readonly Served[],
): CorrectedShares | ShareRefusal {
  const ceilings = ceilingsOf(rules)
  const counting = countingOf(rules, [], calculation.ratio_ceiling_cents ?? null)
  const payCeiling = payCeilingsOf(rules)
  const moved = people.filter((person) => {
    const { was } = person
    const now = based(rules, person, calculation.highest_salary_cents ?? 0, payCeiling)
    if (now.reference_salary_cents !== was.reference_salary_cents) return true
    if (now.presence_days !== was.presence_days) return true
    // Dates of contract may move time on the books, and floors and ceilings in proportion to it.
    const weighs = was.calculation?.criteria.some(
      ({ criterion, weight }) => weight !== weightOf(criterion, now, counting),
    )
    if (weighs) return true
    return (
      ceilings.of(person) !==
      ceilings.of({
        ...person,
        hire_date: was.hire_date,
        exit_date: was.exit_date,
        other_contracts: was.calculation?.other_contracts ?? [],
      })
    )
  })
  const shares: PersonShare[] = []
  for (const person of moved) {
    const share = correctedShare(rules, calculation, person, formerOf(person))
    if (isRefusal(share)) return share
    shares.push(share)
  }
  return { shares, calculation: null }
}
