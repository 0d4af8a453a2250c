import type { Assumed } from './assumed.ts'
import { based, foundFrom, type Based } from './share-bases.ts'
import type { CampaignCalculation, Candidate, PersonCalculation, PersonShare, ShareRules } from './share.ts'

/** Of what people pay in of their own, income and days count as they are, an officer's too, whatever the highest salary. */
export const ownBased = (rules: ShareRules, person: Candidate): Based => ({
  ...based(rules, { ...person, contract_type: null }, 0),
  contract_type: person.contract_type,
})

/** The computation of a campaign that shares nothing out: nobody knows its sum before the answers are in. */
export const unsharedCalculation = (
  { paid_on }: ShareRules,
  found: { people: number; reference_salary_total_cents: number; assumed: Assumed[] },
): CampaignCalculation => ({
  envelope_cents: 0,
  distributed_cents: 0,
  not_distributed_cents: 0,
  rounds: 0,
  masses: [],
  cap_cents: 0,
  cap_of_agreement: false,
  cap_provisional: false,
  capped: 0,
  provisional_parameters: [],
  levies_on: paid_on,
  ...found,
})

/** One person's room in it, in cents, and what it was found from; no amount before they answer, and nothing withheld. */
export const shareWithRoom = (
  person: Based,
  room: Required<Pick<PersonShare, 'room_cents'>> & Pick<PersonShare, 'day_cents'>,
  from: Pick<PersonCalculation, 'own' | 'days'>,
): PersonShare => ({
  beneficiary_id: person.beneficiary_id,
  reference_salary_cents: person.reference_salary_cents,
  presence_days: person.presence_days,
  gross_cents: 0,
  csg_deductible_cents: 0,
  csg_non_deductible_cents: 0,
  crds_cents: 0,
  net_cents: 0,
  ...room,
  capped: false,
  untaxed: false,
  calculation: {
    criteria: [],
    before_ceiling_cents: 0,
    ceiling_cents: null,
    redistributed_cents: 0,
    excess_cents: 0,
    ...foundFrom(person),
    ...from,
  },
})
