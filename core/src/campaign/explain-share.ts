import { sourceIn } from '@moisson/law/legal-points'
import { sourceOf } from '@moisson/law/scheme-points'
import type { CampaignType, Criterion } from '../vocabulary.ts'
import { absences } from '@moisson/law/absences'
import { days, inUnits, months } from '../record/unit.ts'
import type { CountedAbsence, RebuiltPay } from './presence-of.ts'
import { explainOwn } from './explain-own.ts'
import { explainDays } from './explain-days.ts'
import { halfDaysIn } from '../choice/half-days.ts'
import { regimeStep, sameForAll } from './explain-bonus.ts'
import { ceilingInWords, upToCeiling } from './explain-ceiling.ts'
import { deductibleOfPaid, type GrossOfPaid } from './deductible-csg.ts'
import { toReturnOf } from './advance.ts'
import type { OfficerPay } from './officers.ts'
import type { CampaignCalculation, PersonCalculation } from './share.ts'
import { easyLevy, type ShareStep } from './share-step.ts'
import { campaignTypeFacts } from './type-facts.ts'
import { type InEach, type Language, type Said, type Text, inEach } from '@moisson/law/text'
import { leviesIn } from '@moisson/law/words/levies'
import { capital } from '@moisson/law/words/capital'
import { pluriel, plural } from '@moisson/law/words/plural'
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

const criterionWords: Record<Criterion, Said> = {
  uniform: { fr: 'Part égale pour tous', en: 'Equal part for everybody' },
  salary: {
    fr: 'Part proportionnelle au salaire',
    en: 'Part proportional to pay',
    easy: { fr: 'Part selon le salaire', en: 'Part that follows pay' },
  },
  presence: {
    fr: 'Part proportionnelle à la présence',
    en: 'Part proportional to presence',
    easy: { fr: 'Part selon les jours de présence', en: 'Part that follows the days at work' },
  },
  appartenance: {
    fr: 'Part proportionnelle au temps d’appartenance',
    en: 'Part proportional to time on the books',
    easy: { fr: 'Part selon le temps dans l’entreprise', en: 'Part that follows the time in the company' },
  },
}

/** « CSG (9,2 %) », at the rate of the day the sums are levied; without it before anything was computed. */
const withRate = (
  name: string,
  levied: InEach<ReturnType<typeof leviesIn>> | null,
  levy: 'csg' | 'crds',
): Said => {
  const named = inEach((language) => (levied === null ? name : `${name} (${levied[language][levy]})`))
  return { ...named, easy: inEach((language) => easyLevy(named[language])[language]) }
}

/** How one person's amount was computed, line by line, down to the net; the same words everywhere. */
export function explainShare(
  campaign: CampaignCalculation | null,
  row: ExplainedRow,
  type: CampaignType,
): ShareStep[] {
  const { points } = campaignTypeFacts[type]
  const own = row.calculation
  if (campaign && own?.own) return explainOwn(own.own, row.net_cents, campaign.levies_on)
  if (campaign && own?.days)
    return explainDays(own.days, halfDaysIn(row.net_cents, own.days.day_cents) ?? 0, campaign.levies_on)
  const steps: ShareStep[] = []
  for (const part of own?.criteria ?? []) {
    const mass = campaign?.masses.find(({ criterion }) => criterion === part.criterion)
    if (!mass) continue
    const words = criterionWords[part.criterion]
    const { easy } = words
    const ofMass = (text: Text) =>
      inEach((language) => `${text[language]} (${percent(mass.share_bps, language)})`)
    steps.push({
      label: { ...ofMass(words), ...(easy && { easy: ofMass(easy) }) },
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
  if (own) steps.push(...baseSteps(own, row, points))
  if (own && own.excess_cents > 0) {
    // The ceiling of a whole exercice, where somebody's is that of a part of it.
    const { limits } = campaignTypeFacts[type]
    const whole = limits === 'agreement' || limits === 'law' ? (campaign?.cap_cents ?? null) : null
    steps.push({
      label: {
        fr: 'Retenu au plafond individuel',
        en: 'Cut at the individual ceiling',
        easy: { fr: 'Enlevé, car la part a une limite', en: 'Taken off, as the part has a limit' },
      },
      amount_cents: -own.excess_cents,
      detail: ceilingInWords(own, whole),
      articles: [sourceIn(points.ceiling, 'fr')],
    })
  }
  if (own && own.redistributed_cents > 0) {
    steps.push({
      label: {
        fr: 'Reçu du partage du reliquat',
        en: 'Received from the shared excess',
        easy: { fr: 'Reçu du partage de ce qui restait', en: 'Got from sharing what was left' },
      },
      amount_cents: own.redistributed_cents,
      detail: upToCeiling(own),
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
    {
      label: {
        fr: 'Montant brut',
        en: 'Gross amount',
        easy: { fr: 'Montant avant retenues', en: 'Amount before deductions' },
      },
      amount_cents: row.gross_cents,
      articles: [],
    },
    // Nothing is withheld of what is exempt, and the step before says why.
    ...(row.untaxed ? [] : withheldSteps(row, levied, campaignTypeFacts[type].cash)),
    {
      label: {
        fr: 'Montant net',
        en: 'Net amount',
        easy: { fr: 'Montant, retenues enlevées', en: 'Amount, after what is taken off' },
      },
      amount_cents: row.net_cents,
      articles: [],
    },
  )
  return [...steps, ...advanceSteps(row), ...lateSteps(row, sourceIn(points.deadline, 'fr'))]
}

/** What the bases of the parts were found from: presence, pay, or the income of an officer. */
function baseSteps(
  own: PersonCalculation,
  row: ExplainedRow,
  points: (typeof campaignTypeFacts)[CampaignType]['points'],
): ShareStep[] {
  const steps: ShareStep[] = []
  if (own.presence_from === 'contract' && own.criteria.some(({ criterion }) => criterion === 'presence')) {
    steps.push({
      label: { fr: 'Présence comptée', en: 'Presence counted' },
      amount_cents: null,
      detail: {
        fr: `${number(row.presence_days ?? 0, 'fr')} jours dans les effectifs, faute d’absences transmises.`,
        en: `${number(row.presence_days ?? 0, 'en')} days on the books, as no absences were sent.`,
        easy: {
          fr: `${number(row.presence_days ?? 0, 'fr')} jours. Nous n’avons pas reçu vos absences.`,
          en: `${number(row.presence_days ?? 0, 'en')} days. We did not get your absences.`,
        },
      },
      articles: [],
    })
  }
  if (own.absences && own.criteria.some(({ criterion }) => criterion === 'presence'))
    steps.push({
      label: { fr: 'Présence comptée', en: 'Presence counted' },
      amount_cents: null,
      detail: absencesInWords(own.absences, row.presence_days ?? 0),
      articles: [sourceIn(points.sharing, 'fr')],
    })
  if (own.pay_ceiling_cents !== undefined && own.criteria.some(({ criterion }) => criterion === 'salary'))
    steps.push({
      label: {
        fr: 'Salaire retenu',
        en: 'Pay counted',
        easy: { fr: 'Salaire compté', en: 'Pay counted' },
      },
      amount_cents: null,
      detail: payCeilingInWords(own.pay_ceiling_cents),
      articles: [sourceIn('participation_pay', 'fr')],
    })
  if (own.rebuilt_pay && own.criteria.some(({ criterion }) => criterion === 'salary'))
    steps.push({
      label: {
        fr: 'Salaire reconstitué',
        en: 'Rebuilt pay',
        easy: { fr: 'Salaire complété pour vos absences', en: 'Pay made whole for your absences' },
      },
      amount_cents: null,
      detail: rebuiltInWords(own.rebuilt_pay),
      articles: [sourceIn(points.rebuilt_pay, 'fr')],
    })
  if (own.officer && own.criteria.some(({ criterion }) => criterion === 'salary'))
    steps.push({
      label: {
        fr: 'Revenu retenu',
        en: 'Income counted',
        easy: { fr: 'Revenu compté', en: 'Income counted' },
      },
      amount_cents: null,
      detail: officerInWords(own.officer),
      articles: [sourceIn(points.officers_pay, 'fr')],
    })
  return steps
}

/** The levies withheld, each with the part that the person deducts; what nobody may be paid deducts nothing. */
function withheldSteps(
  row: ExplainedRow,
  levied: InEach<ReturnType<typeof leviesIn>> | null,
  cash: boolean,
): ShareStep[] {
  return [
    {
      label: withRate('CSG', levied, 'csg'),
      amount_cents: -(row.csg_deductible_cents + row.csg_non_deductible_cents),
      detail: cash ? deductibleInWords(row, levied) : undefined,
      articles: [sourceIn('csg', 'fr')],
    },
    {
      label: withRate('CRDS', levied, 'crds'),
      amount_cents: -row.crds_cents,
      articles: [sourceOf('fr', 'crds')],
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
      detail: {
        fr: `${euros(gross, 'fr')} bruts, dont ${euros(gross - net, 'fr')} de CSG et de CRDS déjà retenues`,
        en: `${euros(gross, 'en')} gross, of which ${euros(gross - net, 'en')} of CSG and CRDS already withheld`,
        easy: {
          fr: `${euros(gross, 'fr')} avant retenues. CSG et CRDS déjà enlevées\u00a0: ${euros(gross - net, 'fr')}.`,
          en: `${euros(gross, 'en')} before deductions. CSG and CRDS already taken: ${euros(gross - net, 'en')}.`,
        },
      },
      articles,
    },
    back > 0
      ? {
          label: {
            fr: 'Avance à restituer',
            en: 'Advance to be returned',
            easy: { fr: 'Avance à rendre', en: 'Advance to give back' },
          },
          amount_cents: back,
          detail: {
            fr: 'reçue au-delà de ce qui est dû\u00a0; retenue d’un dixième du salaire au plus à chaque paie',
            en: 'received above what is due; withheld by a tenth of each pay at most',
            easy: {
              fr: 'Vous avez trop reçu. L’entreprise prend au plus un dixième de chaque paie.',
              en: 'You got too much. The company takes a tenth of each pay at most.',
            },
          },
          articles,
        }
      : {
          label: {
            fr: 'Reste dû, net',
            en: 'Still due, net',
            easy: { fr: 'Reste à vous donner', en: 'Still to give you' },
          },
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
      label: {
        fr: 'Intérêts de retard',
        en: 'Late-payment interest',
        easy: { fr: 'Ajouté pour le retard', en: 'Added for being late' },
      },
      amount_cents: paid + placed,
      detail: {
        fr: `en plus du net\u00a0: ${euros(paid, 'fr')} payés avec votre part perçue, ${euros(placed, 'fr')} placés avec votre part placée`,
        en: `on top of the net: ${euros(paid, 'en')} paid with the part paid to you, ${euros(placed, 'en')} invested with the part you invest`,
        easy: {
          fr: `C’est en plus. Versés sur votre compte\u00a0: ${euros(paid, 'fr')}. Mis de côté\u00a0: ${euros(placed, 'fr')}.`,
          en: `This comes on top. Paid to your account: ${euros(paid, 'en')}. Saved: ${euros(placed, 'en')}.`,
        },
      },
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
): Said | undefined {
  if (row.settled) {
    const cents = deductibleOfPaid({
      gross_cents: row.due_gross_cents ?? row.gross_cents,
      net_cents: row.due_net_cents ?? row.net_cents,
      csg_deductible_cents: row.due_csg_deductible_cents ?? row.csg_deductible_cents,
      ...row.settled,
    })
    return {
      fr: `dont ${euros(cents, 'fr')} déductibles du revenu imposable, pour la part perçue`,
      en: `of which ${euros(cents, 'en')} deductible from taxable income, for the part paid to you`,
      easy: {
        fr: `Pour la part versée, ${euros(cents, 'fr')} ne comptent pas pour l’impôt.`,
        en: `For the part paid to you, ${euros(cents, 'en')} do not count for tax.`,
      },
    }
  }
  if (levied === null) return undefined
  const { fr, en } = levied
  return {
    fr: `dont ${fr.csg_deductible} du brut déductibles du revenu imposable pour la part perçue\u00a0; rien ne l’est pour la part placée`,
    en: `of which ${en.csg_deductible} of the gross deductible from taxable income for the part paid to you; nothing is for the part invested`,
    easy: {
      fr: `Part versée\u00a0: ${fr.csg_deductible} du montant avant retenues ne compte pas pour l’impôt. Part mise de côté\u00a0: rien n’est enlevé.`,
      en: `Part paid: ${en.csg_deductible} of the amount before deductions does not count for tax. Part saved: nothing is taken off.`,
    },
  }
}

function partInWords(
  mass: CampaignCalculation['masses'][number],
  part: PersonCalculation['criteria'][number],
  language: Language,
): string {
  const amount = euros(mass.sub_mass_cents, language)
  if (part.criterion === 'uniform') {
    const among = mass.total_weight
    return {
      fr: `${amount} ÷ ${pluriel(among, '# personne', '# personnes')}`,
      en: `${amount} ÷ ${plural(among, '# person', '# people')}`,
    }[language]
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
  const each = (language: Language, between = ', ') =>
    told
      .map(({ exact, share_cents }) => {
        const [found, part] = [decimalWritten(exact, language), euros(share_cents, language)]
        return { fr: `${found}… devient ${part}`, en: `${found}… becomes ${part}` }[language]
      })
      .join(between)
  return {
    label: { fr: 'Arrondi au centime', en: 'Rounding to the cent' },
    amount_cents: null,
    detail: own.bonus
      ? {
          fr: `${each('fr')}\u00a0: chaque prime est arrondie au centime le plus proche, sans regard pour les autres.`,
          en: `${each('en')}: each bonus is rounded to the nearest cent, whatever the others are.`,
          easy: {
            fr: `${each('fr', '. ')}. Chaque prime est arrondie au centime le plus proche.`,
            en: `${each('en', '. ')}. Each bonus is rounded to the nearest cent.`,
          },
        }
      : own.at_rates
        ? {
            fr: `${each('fr')}\u00a0: calculée après les autres, aux mêmes taux, une part est coupée au centime\u202f; une part qu’une correction ne touche pas garde le sien.`,
            en: `${each('en')}: worked out after the others, at the same rates, a part is cut to the cent; a part that a correction does not touch keeps its own.`,
            easy: {
              fr: `${each('fr', '. ')}. Une part calculée après les autres est coupée au centime. Une part inchangée garde son centime.`,
              en: `${each('en', '. ')}. A part worked out after the others is cut to the cent. A part that does not change keeps its cent.`,
            },
          }
        : {
            fr: `${each('fr')}\u00a0: chaque part est coupée au centime, puis les centimes qui restent vont aux plus fortes fractions, pour que le total soit exact.`,
            en: `${each('en')}: each part is cut to the cent, then the cents that are left go to the largest fractions, so that the total is exact.`,
            easy: {
              fr: `${each('fr', '. ')}. Chaque part est coupée au centime. Les centimes restants vont où l’on a coupé le plus. Ainsi, le total est juste.`,
              en: `${each('en', '. ')}. Each part is cut to the cent. The cents left go where the most was cut. So the total is right.`,
            },
          },
  }
}

/** « 335 jours : maladie, 30 jours déduits ; congé de maternité, 112 jours comptés comme présence ». */
function absencesInWords(away: readonly CountedAbsence[], presence_days: number): Said {
  const whole = (language: Language) => inUnits(presence_days, days, language)
  const each = (language: Language, of: (what: string, count: string) => string) =>
    away.map(({ type, days: count, counts }) => {
      const what = of(absences[type].label[language], inUnits(count, days, language))
      if (counts) return { fr: `${what} de présence`, en: `${what} of presence` }[language]
      return { fr: `${what} en moins`, en: `${what} less` }[language]
    })
  const [fr, en] = [
    each('fr', (what, count) => `${what}, ${count}`),
    each('en', (what, count) => `${what}, ${count}`),
  ]
  return {
    fr: `${whole('fr')}\u00a0: ${fr.join('\u202f; ')}`,
    en: `${whole('en')}: ${en.join('; ')}`,
    easy: {
      fr: `${[whole('fr'), ...each('fr', (what, count) => `${capital(what)}\u00a0: ${count}`)].join('. ')}.`,
      en: `${[whole('en'), ...each('en', (what, count) => `${capital(what)}: ${count}`)].join('. ')}.`,
    },
  }
}

const payCeilingInWords = (cents: number): Said => ({
  fr: `${euros(cents, 'fr')}\u00a0: trois fois le PASS au plus, ou moins si l’accord le dit, pour le temps passé dans l’entreprise`,
  en: `${euros(cents, 'en')}: three times the PASS at most, or less if the agreement says so, for the time in the company`,
  easy: {
    fr: `${euros(cents, 'fr')}. C’est au plus trois fois le PASS, une limite de la loi. L’accord peut dire moins. Cela suit votre temps dans l’entreprise.`,
    en: `${euros(cents, 'en')}. It is at most three times the PASS, a legal limit. The agreement may say less. It follows your time in the company.`,
  },
})

/** « 33 000,00 € : 21 000,00 € versés, plus 4 mois à 3 000,00 € ». */
function rebuiltInWords(pay: RebuiltPay): Said {
  const amounts = inEach((language) => {
    const written = [
      pay.base_salary_cents,
      pay.paid_salary_cents,
      pay.employer_maintained_cents,
      pay.monthly_salary_if_present_cents,
    ].map((cents) => euros(cents, language))
    return { written, count: inUnits(pay.absence_months, months, language) }
  })
  const kept = pay.employer_maintained_cents !== 0
  const said = (language: Language, make: (parts: readonly string[], count: string) => string) =>
    make(amounts[language].written, amounts[language].count)
  return {
    fr: said(
      'fr',
      ([base, paid, less, monthly], count) =>
        `${base}\u00a0: ${paid} versés${kept ? `, moins ${less} maintenus pendant l’absence` : ''}, plus ${count} d’absence assimilée à ${monthly}`,
    ),
    en: said(
      'en',
      ([base, paid, less, monthly], count) =>
        `${base}: ${paid} paid${kept ? `, less ${less} kept up during the absence` : ''}, plus ${count} of assimilated absence at ${monthly}`,
    ),
    easy: {
      fr: said(
        'fr',
        ([base, paid, less, monthly], count) =>
          `${base} en tout. Versés\u00a0: ${paid}.${kept ? ` Enlevés, car payés pendant l’absence\u00a0: ${less}.` : ''} Ajoutés\u00a0: ${count} à ${monthly}.`,
      ),
      en: said(
        'en',
        ([base, paid, less, monthly], count) =>
          `${base} in all. Paid: ${paid}.${kept ? ` Taken off, as paid during the absence: ${less}.` : ''} Added: ${count} at ${monthly}.`,
      ),
    },
  }
}

function officerInWords(officer: OfficerPay): Said {
  const written = inEach((language) =>
    [officer.base_cents, officer.income_cents, officer.highest_salary_cents].map((cents) =>
      euros(cents ?? 0, language),
    ),
  )
  const [base, income, highest] = written.fr
  const [baseEn, incomeEn, highestEn] = written.en
  if (officer.standing === 'spouse' && officer.base_cents !== officer.income_cents)
    return {
      fr: `${base}\u00a0: un quart du plafond annuel de la sécurité sociale, comme le prévoit l’accord`,
      en: `${baseEn}: a quarter of the annual social-security ceiling, as the agreement provides`,
      easy: {
        fr: `${base}. C’est un quart du plafond de la sécurité sociale. L’accord le prévoit.`,
        en: `${baseEn}. It is a quarter of the social-security ceiling. The agreement says so.`,
      },
    }
  const year: Said = {
    year_before: {
      fr: 'revenu de l’année précédente',
      en: 'income of the year before',
      easy: { fr: 'Revenu de l’année d’avant', en: 'Income of the year before' },
    },
    exercise: {
      fr: 'revenu de l’exercice, faute de connaître celui de l’année précédente',
      en: 'income of the financial year, that of the year before not being known',
      easy: {
        fr: 'Celui de l’année d’avant n’est pas connu. Revenu de l’année des comptes',
        en: 'That of the year before is not known. Income of the year of the accounts',
      },
    },
  }[officer.income_of]
  return {
    fr: `${base}\u00a0: ${year.fr} (${income}), dans la limite du salaire le plus élevé versé dans l’entreprise (${highest})`,
    en: `${baseEn}: ${year.en} (${incomeEn}), within the highest salary paid in the company (${highestEn})`,
    easy: {
      fr: `${base}. ${year.easy?.fr}\u00a0: ${income}. La limite est le plus haut salaire de l’entreprise\u00a0: ${highest}.`,
      en: `${baseEn}. ${year.easy?.en}: ${incomeEn}. The limit is the highest pay in the company: ${highestEn}.`,
    },
  }
}
