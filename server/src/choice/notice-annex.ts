import { termsOf } from '@moisson/core/campaign/criterion-words'
import { yearOf } from '@moisson/core/abondement/account'
import type { CampaignCriterion, FrozenParameter } from '@moisson/core/campaign/frozen-rules'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import type { Criterion } from '@moisson/core/vocabulary'
import type { Language, Text } from '@moisson/law/text'
import { textNamed } from '@moisson/law/words/text-names'
import { longDay, shortDay } from '@moisson/law/words/days'
import { euros, percent, percentWritten } from '@moisson/law/words/figures'
import { capital } from '@moisson/law/words/capital'
import { colon, quotation } from '@moisson/law/words/punctuation'
import type { MyFile } from './choosing-file.ts'
import { articleOf, isOfEach, section, type OfBonus, type Section } from './notice-section.ts'

const criterionNames: Record<Criterion, Text> = {
  uniform: { fr: 'part égale pour tous', en: 'the same part for everybody' },
  salary: { fr: 'part proportionnelle au salaire', en: 'part in proportion to pay' },
  presence: {
    fr: 'part proportionnelle à la durée de présence',
    en: 'part in proportion to the time of presence',
  },
  appartenance: {
    fr: 'part proportionnelle au temps d’appartenance',
    en: 'part in proportion to time on the books',
  },
}

/** The rules by which the amounts came about, as they were frozen at the launch. */
export function annex(file: MyFile, language: Language): Section {
  const rules = rulesOf(file, language)
  return { ...rules, points: rules.points.map(capital) }
}

function rulesOf(file: MyFile, language: Language): Section {
  const { campaign, rules } = file
  if (rules.bonus) return annexOfBonus(file, rules.bonus, language)
  if (isOfEach(campaign.type)) return annexOfEach(file, language)
  const { agreement } = rules
  const { calculation } = campaign
  const signed = agreement?.signed_on ? longDay(agreement.signed_on, language) : null
  const name = quotation[language](agreement?.title ?? '')
  const specific = campaign.specific_agreement_on && longDay(campaign.specific_agreement_on, language)
  return section(
    {
      fr: 'Annexe\u00a0: règles de calcul et de répartition',
      en: 'Annex: rules of calculation and allocation',
    }[language],
    {
      sentences: [
        agreement
          ? {
              fr: `Accord ${name}${signed ? ` signé le ${signed}` : ''}. Il peut être consulté auprès de l’entreprise.`,
              en: `Agreement ${name}${signed ? `, signed on ${signed}` : ''}. It can be read at the company.`,
            }[language]
          : {
              fr: 'L’accord peut être consulté auprès de l’entreprise.',
              en: 'The agreement can be read at the company.',
            }[language],
        ...(specific
          ? [
              {
                fr: `Ce supplément est réparti selon un accord spécifique, signé le ${specific}.`,
                en: `This supplement is shared by a specific agreement, signed on ${specific}.`,
              }[language],
            ]
          : []),
      ],
      points: [
        ...(campaignTypeFacts[campaign.type].envelope === 'reserve'
          ? [reserveInWords[campaign.reserve_formula](language)]
          : []),
        ...campaign.criteria.map((one) => criterionInWords(one, language)),
        seniorityInWords(campaign.seniority_months)[language],
        ...(calculation ? [ceilingInWords(calculation.cap_cents, campaign.prorate_cap)[language]] : []),
        ...(campaignTypeFacts[campaign.type].limits === 'law' &&
        campaign.criteria.some(({ criterion }) => criterion === 'salary')
          ? [payOfTheLaw[language]]
          : []),
        redistribution(campaign.redistribute)[language],
        {
          fr: 'arrondi au centime par les plus forts restes, dans l’ordre des matricules',
          en: 'rounded to the cent by the largest remainders, in the order of employee numbers',
        }[language],
        ...parametersInWords(rules.parameters, language),
      ],
    },
  )
}

/** How the reserve itself is calculated, which the annex owes beside how it is shared. */
const reserveInWords: Record<MyFile['campaign']['reserve_formula'], (language: Language) => string> = {
  legal: (language) =>
    ({
      fr: `réserve, par la formule légale\u00a0: ½ × (bénéfice net − 5\u202f% des capitaux propres) × salaires ÷ valeur ajoutée (${articleOf('reserve', 'fr')})`,
      en: `reserve, by the legal formula: ½ × (net profit − 5% of equity) × wages ÷ added value (${articleOf('reserve', 'en')})`,
    })[language],
  derogatory: (language) =>
    ({
      fr: `réserve, par la formule de l’accord, au moins égale à celle de la loi\u00a0: ½ × (bénéfice net − 5\u202f% des capitaux propres) × salaires ÷ valeur ajoutée (${articleOf('own_formula', 'fr')})`,
      en: `reserve, by the formula of the agreement, worth at least the legal one: ½ × (net profit − 5% of equity) × wages ÷ added value (${articleOf('own_formula', 'en')})`,
    })[language],
}

/** Of what is the same for everybody: who has it, and its limits. */
function annexOfEach({ campaign, rules }: MyFile, language: Language): Section {
  const { calculation } = campaign
  return section({ fr: 'Annexe\u00a0: règles du versement', en: 'Annex: rules of the payment' }[language], {
    sentences: [
      {
        fr: 'Le règlement du plan peut être consulté auprès de l’entreprise.',
        en: 'The rules of the plan can be read at the company.',
      }[language],
    ],
    points: [
      {
        fr: 'un même montant pour tous les salariés présents le jour du versement',
        en: 'one amount for every employee there on the day of the payment',
      }[language],
      seniorityInWords(campaign.seniority_months)[language],
      ...(calculation ? [limitOfEach(calculation.cap_cents)[language]] : []),
      {
        fr: `ce versement ne remplace aucun élément de rémunération (${articleOf('matching_no_substitution', 'fr')})`,
        en: `this payment replaces no part of pay (${articleOf('matching_no_substitution', 'en')})`,
      }[language],
      ...parametersInWords(rules.parameters, language),
    ],
  })
}

/** Of a bonus: who has it, how it may vary, and its limits. */
function annexOfBonus({ campaign, rules }: MyFile, bonus: OfBonus, language: Language): Section {
  const [start, end] = [shortDay(bonus.reference.start, language), shortDay(bonus.reference.end, language)]
  const by_presence = campaign.criteria.find(({ criterion }) => criterion === 'presence')?.weight_bps ?? 0
  const law = articleOf('value_sharing', language)
  const most = euros(bonus.limit_cents, language)
  return section({ fr: 'Annexe\u00a0: règles de la prime', en: 'Annex: rules of the bonus' }[language], {
    sentences: [
      {
        fr: 'L’acte qui décide la prime peut être consulté auprès de l’entreprise.',
        en: 'The act that decides the bonus can be read at the company.',
      }[language],
    ],
    points: [
      {
        fr: 'toutes les personnes liées par un contrat de travail le jour du versement',
        en: 'everybody under an employment contract on the day of the payment',
      }[language],
      by_presence === 0
        ? { fr: 'le même montant pour tous', en: 'the same amount for everybody' }[language]
        : {
            fr: `${percent(by_presence, 'fr')} du montant au prorata de la présence du ${start} au ${end}\u202f; les congés de maternité, de paternité, d’adoption et d’éducation d’un enfant comptent comme présence`,
            en: `${percent(by_presence, 'en')} of the amount in proportion to presence from ${start} to ${end}; maternity, paternity, adoption and child-raising leave count as presence`,
          }[language],
      {
        fr: `au plus ${most} par personne et par année civile (${law})`,
        en: `${most} at most for one person in a calendar year (${law})`,
      }[language],
      {
        fr: 'deux primes par année civile et un versement par trimestre, au plus',
        en: 'two bonuses a calendar year and one payment a quarter, at most',
      }[language],
      {
        fr: `la prime ne remplace aucun élément de rémunération (${law})`,
        en: `the bonus replaces no part of pay (${law})`,
      }[language],
      ...parametersInWords(rules.parameters, language),
    ],
  })
}

const seniorityInWords = (months: number): Text => ({
  fr: `ancienneté demandée\u00a0: ${months === 0 ? 'aucune' : `${months} mois`}`,
  en: `seniority required: ${months === 0 ? 'none' : `${months} ${months === 1 ? 'month' : 'months'}`}`,
})

const ceilingInWords = (cents: number, prorated: boolean): Text => ({
  fr: `plafond individuel\u00a0: ${euros(cents, 'fr')}${prorated ? ', calculé au prorata de la présence dans les effectifs' : ''}`,
  en: `individual ceiling: ${euros(cents, 'en')}${prorated ? ', in proportion to the time on the books' : ''}`,
})

const limitOfEach = (cents: number): Text => ({
  fr: `au plus ${euros(cents, 'fr')} par personne et par année civile, abondement du plan compris\u00a0: la plus basse des limites de la loi (${articleOf('unilateral_ceiling', 'fr')}) et du plan`,
  en: `${euros(cents, 'en')} at most for one person in a calendar year, matching of the plan included: the lower of the limits of the law (${articleOf('unilateral_ceiling', 'en')}) and of the plan`,
})

const payOfTheLaw: Text = {
  fr: 'salaire pris en compte jusqu’à trois fois le PASS, ou moins si l’accord le dit, au prorata du temps passé dans l’entreprise',
  en: 'pay counted up to three times the PASS, or less where the agreement says so, in proportion to the time spent in the company',
}

const redistribution = (redistributed: boolean): Text => ({
  fr: `ce qui dépasse le plafond individuel ${redistributed ? 'est' : 'n’est pas'} réparti entre les autres bénéficiaires`,
  en: `what exceeds the individual ceiling is ${redistributed ? '' : 'not '}shared between the other beneficiaries`,
})

function criterionInWords(given: CampaignCriterion, language: Language): string {
  const terms = termsOf(given).map((term) => term[language])
  const name = `${percent(given.weight_bps, language)}${colon[language]}${criterionNames[given.criterion][language]}`
  return terms.length > 0 ? `${name} (${terms.join(', ')})` : name
}

/** The figures of the law that were used, each with its year where two of a name were. */
const parametersInWords = (parameters: readonly FrozenParameter[], language: Language): string[] =>
  parameters.map((one) => {
    const again = parameters.some((other) => other !== one && other.label.fr === one.label.fr)
    return parameterInWords(one, again ? ` ${yearOf(one.from)}` : '', language)
  })

/** A figure of the law with the text it stands in. */
function parameterInWords(
  { label, value, unit, text, text_en, provisional }: FrozenParameter,
  year: string,
  language: Language,
): string {
  const shown = unit.startsWith('EUR')
    ? euros(Math.round(value * 100), language)
    : percentWritten(String(value), language)
  const caution = provisional ? provisionalValue[language] : ''
  return `${label[language]}${year}${colon[language]}${shown} (${{ fr: undefined, en: text_en }[language] || textNamed(text, language)})${caution}`
}

const provisionalValue: Text = { fr: ', dernière valeur publiée', en: ', last value published' }
