import { codeDuTravail } from './article.ts'
import { rule } from './rule.ts'
import { optional, record, type Taken, where } from './shape.ts'
import { flag, headcount, whole } from './takes.ts'

/** Two thirds of the personnel, counted on everybody. */
export const ratification = rule({
  label: {
    fr: 'Ratification aux deux tiers du personnel',
    en: 'Ratification by two thirds of the staff',
  },
  articles: [codeDuTravail('L3312-5'), codeDuTravail('D3345-1')],
  takes: where(
    record({ personnel: whole(1, 10_000_000), yes: whole(0, 10_000_000) }),
    { fr: 'des voix dans l’effectif', en: 'votes within the staff' },
    ({ personnel, yes }) => yes <= personnel,
  ),
  compute: (given, note) => {
    const minimum_yes = Math.ceil((2 * given.personnel) / 3)
    const ratified = given.yes >= minimum_yes
    note({
      label: { fr: 'Voix nécessaires', en: 'Votes needed' },
      inputs: { ...given },
      result: minimum_yes,
    })
    return { ratified, minimum_yes }
  },
  vectors: [
    { why: '31 of 47', given: { personnel: 47, yes: 31 }, expect: { ratified: false, minimum_yes: 32 } },
    { why: '2 of 3, exactly', given: { personnel: 3, yes: 2 }, expect: { ratified: true, minimum_yes: 2 } },
  ],
})

const unilateralCase = record({
  size: headcount,
  approved_branch_accord: flag,
  /** A union delegate; a works council. */
  ds: optional(flag),
  cse: optional(flag),
  negotiation_failed_minutes: optional(flag),
  cse_consulted_15_days: optional(flag),
})
export type UnilateralCase = Taken<typeof unilateralCase>

/** A unilateral decision: under 50, no approved branch agreement, nobody to negotiate with or a failed negotiation. */
export const unilateralDecision = rule({
  label: { fr: 'Décision unilatérale', en: 'Unilateral decision' },
  articles: [codeDuTravail('L3312-5')],
  takes: unilateralCase,
  compute: (given, note) => {
    const nobody = given.ds !== true && given.cse !== true
    const failed =
      given.negotiation_failed_minutes === true &&
      (given.cse !== true || given.cse_consulted_15_days === true)
    const allowed = given.size < 50 && !given.approved_branch_accord && (nobody || failed)
    note({
      label: {
        fr: 'Moins de 50 salariés, sans accord de branche agréé, sans interlocuteur ou après échec',
        en: 'Under 50, no approved branch agreement, nobody to negotiate with or after a failure',
      },
      inputs: { size: given.size, approved_branch_accord: given.approved_branch_accord, nobody, failed },
      result: allowed,
    })
    return { allowed }
  },
  vectors: [
    {
      why: '45 employees, nobody to negotiate with',
      given: { size: 45, approved_branch_accord: false },
      expect: { allowed: true },
    },
    {
      why: 'an approved branch agreement exists',
      given: { size: 45, approved_branch_accord: true },
      expect: { allowed: false },
    },
    {
      why: 'negotiation failed and the CSE was consulted in time',
      given: {
        size: 45,
        approved_branch_accord: false,
        cse: true,
        negotiation_failed_minutes: true,
        cse_consulted_15_days: true,
      },
      expect: { allowed: true },
    },
    { why: '55 employees', given: { size: 55, approved_branch_accord: false }, expect: { allowed: false } },
    { why: '49 employees', given: { size: 49, approved_branch_accord: false }, expect: { allowed: true } },
    {
      why: '50 employees exactly',
      given: { size: 50, approved_branch_accord: false },
      expect: { allowed: false },
    },
    {
      why: 'a CSE and no minutes of a failure',
      given: { size: 45, approved_branch_accord: false, cse: true, cse_consulted_15_days: true },
      expect: { allowed: false },
    },
    {
      why: 'a failure, the CSE not consulted in time',
      given: { size: 45, approved_branch_accord: false, cse: true, negotiation_failed_minutes: true },
      expect: { allowed: false },
    },
    {
      why: 'a union delegate alone, negotiation failed',
      given: { size: 45, approved_branch_accord: false, ds: true, negotiation_failed_minutes: true },
      expect: { allowed: true },
    },
    {
      why: 'a union delegate alone, no negotiation',
      given: { size: 45, approved_branch_accord: false, ds: true },
      expect: { allowed: false },
    },
  ],
})
