import { sourceIn } from '@moisson/law/legal-points'
import type { CampaignType, Criterion } from '../vocabulary.ts'
import { absences } from '@moisson/law/absences'
import { days, inUnits, months } from '../record/unit.ts'
import type { CountedAbsence, RebuiltPay } from './presence-of.ts'
import { regimeStep, sameForAll } from './explain-bonus.ts'
import { deductibleOfPaid, type GrossOfPaid } from './deductible-csg.ts'
import { toReturnOf } from './advance.ts'
import type { OfficerPay } from './officers.ts'
import type { CampaignCalculation, PersonCalculation } from './share.ts'
import type { ShareStep } from './share-step.ts'
import { campaignTypeFacts } from './type-facts.ts'
import { type InEach, type Language, type Text, inEach } from '@moisson/law/text'
import { leviesIn } from '@moisson/law/words/levies'
import { decimalWritten, euros, number, percent } from '@moisson/law/words/figures'

interface ExplainedRow {
  calculation: PersonCalculation | null
  gross_cents: number
  csg_deductible_cents: number
  csg_non_deductible_cents: number
  crds_cents: number
  net_cents: number
  presence_days: number | null
  reference_salary_cents?: number | null
  /** Exempt of income tax and of what is withheld; absent: it is not. */
  untaxed?: boolean
  /** What is paid and what is not, once every answer is applied; null or absent before. */
  settled?: GrossOfPaid | null
  /** What was received before as an advance, and what is still due; absent where nothing was. */
  advance_gross_cents?: number
  advance_net_cents?: number
  due_gross_cents?: number
  due_net_cents?: number
  due_csg_deductible_cents?: number
  /** Interest for paying late, once it is fixed. */
  late_interest_paid_cents?: number
  late_interest_pee_cents?: number
  late_interest_percol_cents?: number
}

const criterionWords: Record<Criterion, Text> = {
  uniform: { fr: 'Part égale pour tous', en: 'Equal part for everybody' },
  salary: { fr: 'Part proportionnelle au salaire', en: 'Part proportional to pay' },
  presence: { fr: 'Part proportionnelle à la présence', en: 'Part proportional to presence' },
  appartenance: {
    fr: 'Part proportionnelle au temps d’appartenance',
    en: 'Part proportional to time on the books',
  },
}

/** « CSG (9,2 %) », at the rate of the day the sums are levied; without it before anything was computed. */
const withRate = (
  name: string,
  levied: InEach<ReturnType<typeof leviesIn>> | null,
  levy: 'csg' | 'crds',
): Text => inEach((language) => (levied === null ? name : `${name} (${levied[language][levy]})`))

/** How one person's amount was computed, line by line, down to the net; the same words everywhere. */
export function explainShare(
  campaign: CampaignCalculation | null,
  row: ExplainedRow,
  type: CampaignType,
): ShareStep[] {
  const { points } = campaignTypeFacts[type]
  const own = row.calculation
  const steps: ShareStep[] = []
  for (const part of own?.criteria ?? []) {
    const mass = campaign?.masses.find(({ criterion }) => criterion === part.criterion)
    if (!mass) continue
    const words = criterionWords[part.criterion]
    steps.push({
      label: {
        fr: `${words.fr} (${percent(mass.share_bps, 'fr')})`,
        en: `${words.en} (${percent(mass.share_bps, 'en')})`,
      },
      amount_cents: part.share_cents,
      detail:
        own?.bonus && part.criterion === 'uniform'
          ? inEach((language) => sameForAll(euros(mass.sub_mass_cents, language))[language])
          : inEach((language) => partInWords(mass, part, language)),
      articles: [sourceIn(points.sharing, 'fr')],
    })
  }
  const rounded = own ? roundingStep(campaign, own) : null
  if (rounded) steps.push({ ...rounded, articles: [sourceIn(points.sharing, 'fr')] })
  if (
    own &&
    own.presence_from === 'contract' &&
    own.criteria.some(({ criterion }) => criterion === 'presence')
  ) {
    steps.push({
      label: { fr: 'Présence comptée', en: 'Presence counted' },
      amount_cents: null,
      detail: {
        fr: `${number(row.presence_days ?? 0, 'fr')} jours dans les effectifs, faute d’absences transmises.`,
        en: `${number(row.presence_days ?? 0, 'en')} days on the books, as no absences were sent.`,
      },
      articles: [],
    })
  }
  if (own?.absences && own.criteria.some(({ criterion }) => criterion === 'presence'))
    steps.push({
      label: { fr: 'Présence comptée', en: 'Presence counted' },
      amount_cents: null,
      detail: inEach((language) => absencesInWords(own.absences ?? [], row.presence_days ?? 0, language)),
      articles: [sourceIn(points.sharing, 'fr')],
    })
  if (own?.pay_ceiling_cents !== undefined && own.criteria.some(({ criterion }) => criterion === 'salary'))
    steps.push({
      label: { fr: 'Salaire retenu', en: 'Pay counted' },
      amount_cents: null,
      detail: inEach(
        (language) =>
          ({
            fr: `${euros(own.pay_ceiling_cents ?? 0, 'fr')}\u00a0: trois fois le PASS au plus, ou moins si l’accord le dit, pour le temps passé dans l’entreprise`,
            en: `${euros(own.pay_ceiling_cents ?? 0, 'en')}: three times the PASS at most, or less if the agreement says so, for the time in the company`,
          })[language],
      ),
      articles: [sourceIn('participation_pay', 'fr')],
    })
  if (own?.rebuilt_pay && own.criteria.some(({ criterion }) => criterion === 'salary'))
    steps.push({
      label: { fr: 'Salaire reconstitué', en: 'Rebuilt pay' },
      amount_cents: null,
      detail: inEach((language) => rebuiltInWords(own.rebuilt_pay!, language)),
      articles: [sourceIn(points.rebuilt_pay, 'fr')],
    })
  if (own?.officer && own.criteria.some(({ criterion }) => criterion === 'salary'))
    steps.push({
      label: { fr: 'Revenu retenu', en: 'Income counted' },
      amount_cents: null,
      detail: inEach((language) => officerInWords(own.officer!, language)),
      articles: [sourceIn(points.officers_pay, 'fr')],
    })
  if (own && own.excess_cents > 0) {
    // The ceiling of a whole exercice, where somebody's is that of a part of it.
    const { limits } = campaignTypeFacts[type]
    const whole = limits === 'agreement' || limits === 'law' ? (campaign?.cap_cents ?? null) : null
    steps.push({
      label: { fr: 'Retenu au plafond individuel', en: 'Cut at the individual ceiling' },
      amount_cents: -own.excess_cents,
      detail: inEach((language) => ceilingInWords(own, whole, language)),
      articles: [sourceIn(points.ceiling, 'fr')],
    })
  }
  if (own && own.redistributed_cents > 0) {
    steps.push({
      label: { fr: 'Reçu du partage du reliquat', en: 'Received from the shared excess' },
      amount_cents: own.redistributed_cents,
      articles: [sourceIn(points.redistribution, 'fr')],
    })
  }
  if (own?.bonus)
    steps.push(
      ...regimeStep(own.bonus, {
        pay_cents: row.reference_salary_cents ?? null,
        untaxed: row.untaxed ?? false,
      }),
    )
  // A campaign computed before the day was kept has none.
  const day = campaign?.levies_on
  const levied = day ? inEach((language) => leviesIn(day, language)) : null
  steps.push(
    { label: { fr: 'Montant brut', en: 'Gross amount' }, amount_cents: row.gross_cents, articles: [] },
    // Nothing is withheld of what is exempt, and the step before says why.
    ...(row.untaxed ? [] : withheldSteps(row, levied)),
    { label: { fr: 'Montant net', en: 'Net amount' }, amount_cents: row.net_cents, articles: [] },
  )
  return [...steps, ...advanceSteps(row), ...lateSteps(row, sourceIn(points.deadline, 'fr'))]
}

/** The levies withheld, each with the part that the person deducts. */
function withheldSteps(row: ExplainedRow, levied: InEach<ReturnType<typeof leviesIn>> | null): ShareStep[] {
  return [
    {
      label: withRate('CSG', levied, 'csg'),
      amount_cents: -(row.csg_deductible_cents + row.csg_non_deductible_cents),
      detail: deductibleInWords(row, levied),
      articles: [sourceIn('csg', 'fr')],
    },
    {
      label: withRate('CRDS', levied, 'crds'),
      amount_cents: -row.crds_cents,
      articles: ['Ord. n° 96-50, art. 14'],
    },
  ]
}

/** What was received before the share was known, and what it leaves: something to pay, or something to return. */
function advanceSteps(row: ExplainedRow): ShareStep[] {
  const { advance_gross_cents: gross = 0, advance_net_cents: net = 0 } = row
  if (gross === 0) return []
  const articles = [sourceIn('advances', 'fr')]
  const back = toReturnOf({ net_cents: row.net_cents, advance_net_cents: net })
  return [
    {
      label: { fr: 'Avance déjà versée', en: 'Advance already paid' },
      amount_cents: -net,
      detail: inEach(
        (language) =>
          ({
            fr: `${euros(gross, 'fr')} brut, dont ${euros(gross - net, 'fr')} de CSG et de CRDS déjà retenues`,
            en: `${euros(gross, 'en')} gross, of which ${euros(gross - net, 'en')} of CSG and CRDS already withheld`,
          })[language],
      ),
      articles,
    },
    back > 0
      ? {
          label: { fr: 'Avance à restituer', en: 'Advance to be returned' },
          amount_cents: back,
          detail: {
            fr: 'reçue au-delà de ce qui est dû\u00a0; retenue d’un dixième du salaire au plus à chaque paie',
            en: 'received above what is due; withheld by a tenth of each pay at most',
          },
          articles,
        }
      : {
          label: { fr: 'Reste dû, net', en: 'Still due, net' },
          amount_cents: row.due_net_cents ?? row.net_cents - net,
          articles,
        },
  ]
}

/** On top of the net: what the employer owes for paying late, and where it goes. */
function lateSteps(row: ExplainedRow, article: string): ShareStep[] {
  const paid = row.late_interest_paid_cents ?? 0
  const placed = (row.late_interest_pee_cents ?? 0) + (row.late_interest_percol_cents ?? 0)
  if (paid + placed === 0) return []
  return [
    {
      label: { fr: 'Intérêts de retard', en: 'Late-payment interest' },
      amount_cents: paid + placed,
      detail: inEach(
        (language) =>
          ({
            fr: `en plus du net\u00a0: ${euros(paid, 'fr')} payés avec votre part perçue, ${euros(placed, 'fr')} placés avec votre part placée`,
            en: `on top of the net: ${euros(paid, 'en')} paid with the part paid to you, ${euros(placed, 'en')} placed with the part you place`,
          })[language],
      ),
      articles: [article],
    },
  ]
}

/**
 * The deductible CSG lowers the taxable income, and only for what is taxed: what a plan receives is exempt and deducts
 * nothing. Before the choice the rule, afterwards the figure of payroll.
 */
function deductibleInWords(
  row: ExplainedRow,
  levied: InEach<ReturnType<typeof leviesIn>> | null,
): Text | undefined {
  if (row.settled) {
    const cents = deductibleOfPaid({
      gross_cents: row.due_gross_cents ?? row.gross_cents,
      net_cents: row.due_net_cents ?? row.net_cents,
      csg_deductible_cents: row.due_csg_deductible_cents ?? row.csg_deductible_cents,
      ...row.settled,
    })
    return inEach(
      (language) =>
        ({
          fr: `dont ${euros(cents, 'fr')} déductibles du revenu imposable, pour la part perçue`,
          en: `of which ${euros(cents, 'en')} deductible from taxable income, for the part paid to you`,
        })[language],
    )
  }
  if (levied === null) return undefined
  return inEach(
    (language) =>
      ({
        fr: `dont ${levied[language].csg_deductible} du brut déductibles du revenu imposable pour la part perçue\u00a0; rien ne l’est pour la part placée`,
        en: `of which ${levied[language].csg_deductible} of the gross deductible from taxable income for the part paid to you; nothing is for the part placed`,
      })[language],
  )
}

function partInWords(
  mass: CampaignCalculation['masses'][number],
  part: PersonCalculation['criteria'][number],
  language: Language,
): string {
  const amount = euros(mass.sub_mass_cents, language)
  if (part.criterion === 'uniform') {
    const people = number(mass.total_weight, language)
    return { fr: `${amount} ÷ ${people} personnes`, en: `${amount} ÷ ${people} people` }[language]
  }
  // Time on the books is counted in days, as presence is.
  const quantity =
    part.criterion === 'salary'
      ? (weight: number) => euros(weight, language)
      : (weight: number) => `${number(weight / 100, language)} ${{ fr: 'jours', en: 'days' }[language]}`
  return `${amount} × ${quantity(part.weight)} ÷ ${quantity(mass.total_weight)}`
}

/**
 * What becomes of the fractions of a cent: each part is cut to the cent, and the cents that are left go to the largest
 * fractions. Null where every part falls on a cent, or is not simply its weight in the sum.
 */
function roundingStep(
  campaign: CampaignCalculation | null,
  own: PersonCalculation,
): Pick<ShareStep, 'label' | 'amount_cents' | 'detail'> | null {
  const told = own.criteria.flatMap((part) => {
    const mass = campaign?.masses.find(({ criterion }) => criterion === part.criterion)
    if (
      !mass ||
      mass.total_weight <= 0 ||
      !Number.isSafeInteger(part.weight) ||
      !Number.isSafeInteger(mass.total_weight)
    )
      return []
    const [top, bottom] = [BigInt(mass.sub_mass_cents) * BigInt(part.weight), BigInt(mass.total_weight)]
    const cut = Number(top / bottom)
    if (top % bottom === 0n || (part.share_cents !== cut && part.share_cents !== cut + 1)) return []
    // Ten thousandths of a euro: two digits beyond the cent.
    const digits = String((top * 100n) / bottom).padStart(5, '0')
    const exact = `${digits.slice(0, -4)}.${digits.slice(-4)}`
    return [{ exact, share_cents: part.share_cents }]
  })
  if (told.length === 0) return null
  const each = (language: Language) =>
    told
      .map(({ exact, share_cents }) => {
        const [found, part] = [decimalWritten(exact, language), euros(share_cents, language)]
        return { fr: `${found}… devient ${part}`, en: `${found}… becomes ${part}` }[language]
      })
      .join(', ')
  return {
    label: { fr: 'Arrondi au centime', en: 'Rounding to the cent' },
    amount_cents: null,
    detail: own.bonus
      ? {
          fr: `${each('fr')}\u00a0: chaque prime est arrondie au centime le plus proche, sans regard pour les autres.`,
          en: `${each('en')}: each bonus is rounded to the nearest cent, whatever the others are.`,
        }
      : {
          fr: `${each('fr')}\u00a0: chaque part est coupée au centime, puis les centimes qui restent vont aux plus fortes fractions, pour que le total soit exact.`,
          en: `${each('en')}: each part is cut to the cent, then the cents that are left go to the largest fractions, so that the total is exact.`,
        },
  }
}

/** « 335 jours : maladie, 30 jours déduits ; congé de maternité, 112 jours comptés comme présence ». */
function absencesInWords(away: readonly CountedAbsence[], presence_days: number, language: Language): string {
  const each = away.map(({ type, days: count, counts }) => {
    const what = `${absences[type].label[language]}, ${inUnits(count, days, language)}`
    if (counts) return { fr: `${what} de présence`, en: `${what} of presence` }[language]
    return { fr: `${what} en moins`, en: `${what} less` }[language]
  })
  return `${inUnits(presence_days, days, language)}${{ fr: '\u00a0: ', en: ': ' }[language]}${each.join(language === 'fr' ? '\u202f; ' : '; ')}`
}

/** « 33 000,00 € : 21 000,00 € versés, plus 4 mois à 3 000,00 € ». */
function rebuiltInWords(pay: RebuiltPay, language: Language): string {
  const [base, paid, kept, monthly] = [
    pay.base_salary_cents,
    pay.paid_salary_cents,
    pay.employer_maintained_cents,
    pay.monthly_salary_if_present_cents,
  ].map((cents) => euros(cents, language))
  const count = inUnits(pay.absence_months, months, language)
  const less =
    pay.employer_maintained_cents === 0
      ? ''
      : {
          fr: `, moins ${kept} maintenus pendant l’absence`,
          en: `, less ${kept} kept up during the absence`,
        }[language]
  return {
    fr: `${base}\u00a0: ${paid} versés${less}, plus ${count} d’absence assimilée à ${monthly}`,
    en: `${base}: ${paid} paid${less}, plus ${count} of assimilated absence at ${monthly}`,
  }[language]
}

function officerInWords(officer: OfficerPay, language: Language): string {
  const [base, income, highest] = [
    officer.base_cents,
    officer.income_cents,
    officer.highest_salary_cents,
  ].map((cents) => euros(cents ?? 0, language))
  if (officer.standing === 'spouse' && officer.base_cents !== officer.income_cents)
    return {
      fr: `${base}\u00a0: un quart du plafond annuel de la sécurité sociale, comme le prévoit l’accord`,
      en: `${base}: a quarter of the annual social-security ceiling, as the agreement provides`,
    }[language]
  const year = {
    year_before: { fr: 'revenu de l’année précédente', en: 'income of the year before' }[language],
    exercise: {
      fr: 'revenu de l’exercice, faute de connaître celui de l’année précédente',
      en: 'income of the financial year, that of the year before not being known',
    }[language],
  }[officer.income_of]
  return {
    fr: `${base}\u00a0: ${year} (${income}), dans la limite du salaire le plus élevé versé dans l’entreprise (${highest})`,
    en: `${base}: ${year} (${income}), within the highest salary paid in the company (${highest})`,
  }[language]
}

function ceilingInWords(own: PersonCalculation, whole_cents: number | null, language: Language): string {
  const [before, ceiling] = [
    euros(own.before_ceiling_cents, language),
    euros(own.ceiling_cents ?? 0, language),
  ]
  const used = own.already_granted_cents ?? 0
  if (used > 0) {
    const granted = euros(used, language)
    return {
      fr: `${before} avant plafond\u202f; les campagnes précédentes de ${own.bonus ? 'l’année' : 'l’exercice'} en ont utilisé ${granted}, il reste ${ceiling}`,
      en: `${before} before the ceiling; earlier campaigns of the ${own.bonus ? 'year' : 'financial year'} used ${granted} of it, ${ceiling} is left`,
    }[language]
  }
  if (whole_cents !== null && own.ceiling_cents !== null && own.ceiling_cents < whole_cents) {
    const whole = euros(whole_cents, language)
    return {
      fr: `${before} avant plafond\u202f; plafond ${ceiling}, soit ${whole} réduits au temps passé dans l’entreprise`,
      en: `${before} before the ceiling; ceiling ${ceiling}, ${whole} reduced to the time in the company`,
    }[language]
  }
  return {
    fr: `${before} avant plafond ; plafond ${ceiling}`,
    en: `${before} before the ceiling; ceiling ${ceiling}`,
  }[language]
}
