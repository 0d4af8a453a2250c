import type { Day } from '@moisson/law/calendar'
import { bonusDsnCodes } from '@moisson/law/dsn'
import { forfaitSocial, type ForfaitLine, type ForfaitRegime } from '@moisson/law/forfait-social'
import { deductibleOfPaid, grossParts, taxableOfPaid, type GrossParts } from '../campaign/deductible-csg.ts'
import { inRestDays } from '../choice/half-days.ts'
import { campaignTypeFacts, isOwnMoney } from '../campaign/type-facts.ts'
import type { CampaignType } from '../vocabulary.ts'
import type { ForfaitRun } from './forfait-run.ts'
import { campaignTypeNames } from '../campaign/type-names.ts'

/** An advance above the share, as it was declared when it was paid. */
export interface Overpaid {
  gross_cents: number
  csg_deductible_cents: number
  csg_non_deductible_cents: number
  crds_cents: number
}

/** What became of one person's amount, as the campaign keeps it. */
export interface SettledPerson {
  employee_number: string | null
  last_name: string
  first_name: string
  establishment: string | null
  exit_date: string | null
  gross_cents: number
  csg_deductible_cents: number
  csg_non_deductible_cents: number
  crds_cents: number
  net_cents: number
  paid_cents: number
  pee_cents: number
  percol_cents: number
  held_cents: number
  abondement_gross_cents: number
  abondement_net_cents: number
  /** Interest for paying late, as it was fixed: of what is paid at once, of what is placed. */
  late_interest_paid_cents: number
  late_interest_placed_cents: number
  /** Of the share, what was paid before as an advance: the amounts above are without it. And what is to be returned. */
  advance_gross_cents: number
  advance_net_cents: number
  to_return_cents: number
  /** Of what was paid above the share: gross, and what was withheld on it. */
  overpaid: Overpaid
  receipt_number: string | null
  /** Exempt of income tax, placed or not. */
  untaxed: boolean
  /** Where people give days: how many halves of one; null elsewhere. */
  given_half_days: number | null
}

export interface PayrollCampaign {
  type: CampaignType
  exercise_start: string
  exercise_end: string
  /** The whole bears contributions and income tax as pay does (L3315-5). */
  like_pay: boolean
}

export interface PayrollLine {
  [field: string]: string | number | null
  matricule: string | null
  nom: string
  prenom: string
  etablissement: string | null
  date_sortie: string | null
  nature: string
  dsn_code_52: string
  dsn_code_54: string
  exercice_debut: string
  exercice_fin: string
  brut_cents: number
  brut_paye_cents: number
  brut_investi_pee_cents: number
  brut_investi_percol_cents: number
  brut_retenu_cents: number
  csg_deductible_cents: number
  csg_non_deductible_cents: number
  crds_cents: number
  net_paye_cents: number
  net_investi_cents: number
  net_retenu_cents: number
  imposable_cents: number
  abondement_brut_cents: number
  abondement_net_cents: number
  forfait_social_base_cents: number
  forfait_social_taux_bps: number
  forfait_social_cents: number
  interets_retard_payes_cents: number
  interets_retard_investis_cents: number
  avance_brute_cents: number
  avance_nette_cents: number
  avance_a_restituer_cents: number
  avance_brute_a_regulariser_cents: number
  csg_deductible_a_regulariser_cents: number
  csg_non_deductible_a_regulariser_cents: number
  crds_a_regulariser_cents: number
  /** Days given, in hundredths; 0 where none are. */
  jours_de_repos_centiemes: number
  reference: string | null
}

/** The amounts of a payroll line, which its totals add up. */
export const payrollAmounts = [
  'brut_cents',
  'brut_paye_cents',
  'brut_investi_pee_cents',
  'brut_investi_percol_cents',
  'brut_retenu_cents',
  'csg_deductible_cents',
  'csg_non_deductible_cents',
  'crds_cents',
  'net_paye_cents',
  'net_investi_cents',
  'net_retenu_cents',
  'imposable_cents',
  'abondement_brut_cents',
  'abondement_net_cents',
  'forfait_social_base_cents',
  'forfait_social_cents',
  'interets_retard_payes_cents',
  'interets_retard_investis_cents',
  'avance_brute_cents',
  'avance_nette_cents',
  'avance_a_restituer_cents',
  'avance_brute_a_regulariser_cents',
  'csg_deductible_a_regulariser_cents',
  'csg_non_deductible_a_regulariser_cents',
  'crds_a_regulariser_cents',
] as const

/** What the employer's levy is computed on for one person, by source and destination. */
function forfaitLines(
  person: SettledPerson,
  [paid, pee, percol]: GrossParts,
  { type, like_pay }: PayrollCampaign,
): ForfaitLine[] {
  // The levy is on what is exempt from contributions (L137-15).
  const source = like_pay ? null : campaignTypeFacts[type].levied_as
  const own: ForfaitLine[] = source
    ? [
        { source, gross_cents: paid, destination: 'paid' },
        { source, gross_cents: pee, destination: 'PEE' },
        { source, gross_cents: percol, destination: 'PERCOL' },
      ]
    : []
  return [
    ...own,
    {
      source: 'abondement',
      gross_cents: person.abondement_gross_cents,
      destination: person.pee_cents > 0 ? 'PEE' : 'PERCOL',
    },
  ]
}

/** The employer's levy on sums that wait for their owner: paid to them, it is that of what is paid. */
export function forfaitOfHeld(
  gross_cents: number,
  { type, like_pay }: Pick<PayrollCampaign, 'type' | 'like_pay'>,
  { regime, on }: { regime: ForfaitRegime; on: Day },
): number {
  const source = like_pay ? null : campaignTypeFacts[type].levied_as
  if (!source || gross_cents === 0) return 0
  return forfaitSocial.value({ on, regime, lines: [{ source, gross_cents, destination: 'paid' }] })
    .total_cents
}

/** What of somebody's amount is taxed; nothing of what is exempt of everything. */
function taxableIn(person: SettledPerson, like_pay: boolean): number {
  if (person.untaxed) return 0
  return like_pay ? person.gross_cents - person.csg_deductible_cents : taxableOfPaid(person)
}

/** How the payslip declares a bonus of value sharing: not taxable, or taxable for what is paid of it. */
function bonusCodeOf({ untaxed, paid_cents }: SettledPerson, type: CampaignType): string {
  if (campaignTypeFacts[type].limits !== 'bonus') return ''
  if (untaxed) return bonusDsnCodes.exempt
  return paid_cents > 0 ? bonusDsnCodes.taxable : ''
}

/** What the sums are; of one's own money, what payroll has to do; of days, how many it turns into money. */
const natureOf = ({ type, like_pay }: PayrollCampaign, { given_half_days }: SettledPerson): string => {
  const name = campaignTypeNames[type].fr
  // Their gross value is the payroll's alone.
  if (given_half_days !== null) return `${name}, ${inRestDays(given_half_days, 'fr')}, montants nets`
  if (isOwnMoney(type)) return `${name}, à retenir sur la paie`
  return like_pay ? `${name}, soumis aux cotisations comme un salaire` : name
}

/**
 * One person's line for payroll. The CSG is deductible for what is paid only (68 of the 97 thousandths); what is
 * placed leaves the income tax and its CSG is deducted from nothing.
 */
export function payrollLine(
  person: SettledPerson,
  campaign: PayrollCampaign,
  forfait: ForfaitRun,
): PayrollLine {
  const parts = grossParts(person)
  const [paid, pee, percol, held] = parts
  const { gross_cents, csg_deductible_cents } = person
  const { like_pay } = campaign
  const taxable = taxableIn(person, like_pay)
  const deductible = like_pay ? csg_deductible_cents : deductibleOfPaid(person)
  const levy = forfait.next(() => forfaitLines(person, parts, campaign))
  return {
    matricule: person.employee_number,
    nom: person.last_name,
    prenom: person.first_name,
    etablissement: person.establishment,
    date_sortie: person.exit_date,
    nature: natureOf(campaign, person),
    // The block is that of exempt sums.
    dsn_code_52: like_pay ? '' : bonusCodeOf(person, campaign.type),
    dsn_code_54: like_pay ? '' : (campaignTypeFacts[campaign.type].dsn ?? ''),
    exercice_debut: campaign.exercise_start,
    exercice_fin: campaign.exercise_end,
    brut_cents: gross_cents,
    brut_paye_cents: paid,
    brut_investi_pee_cents: pee,
    brut_investi_percol_cents: percol,
    brut_retenu_cents: held,
    csg_deductible_cents: deductible,
    csg_non_deductible_cents: csg_deductible_cents + person.csg_non_deductible_cents - deductible,
    crds_cents: person.crds_cents,
    net_paye_cents: person.paid_cents,
    net_investi_cents: person.pee_cents + person.percol_cents,
    net_retenu_cents: person.held_cents,
    imposable_cents: taxable,
    abondement_brut_cents: person.abondement_gross_cents,
    abondement_net_cents: person.abondement_net_cents,
    forfait_social_base_cents: levy.base_cents,
    forfait_social_taux_bps: levy.rate_bps,
    forfait_social_cents: levy.levy_cents,
    interets_retard_payes_cents: person.late_interest_paid_cents,
    interets_retard_investis_cents: person.late_interest_placed_cents,
    avance_brute_cents: person.advance_gross_cents,
    avance_nette_cents: person.advance_net_cents,
    avance_a_restituer_cents: person.to_return_cents,
    avance_brute_a_regulariser_cents: person.overpaid.gross_cents,
    csg_deductible_a_regulariser_cents: person.overpaid.csg_deductible_cents,
    csg_non_deductible_a_regulariser_cents: person.overpaid.csg_non_deductible_cents,
    crds_a_regulariser_cents: person.overpaid.crds_cents,
    jours_de_repos_centiemes: (person.given_half_days ?? 0) * 50,
    reference: person.receipt_number,
  }
}
