import { doubtInWords, headcountDoubted, regimeInWords } from '../company/levy-regime.ts'
import type { CompanyFile, LaunchFacts, Remark } from './launch-facts.ts'
import type { Text } from '@moisson/law/text'
import { planKinds } from '../vocabulary.ts'
import { destinationNames } from './choice-names.ts'
import { isSettingOf } from './settings-of-type.ts'
import { campaignTypeFacts } from './type-facts.ts'

interface Need {
  code: string
  field: string
  section: string
  given: (file: CompanyFile) => boolean
  message: Text
}

/** What a company says of itself before it promises money to anybody. */
const needs: readonly Need[] = [
  {
    code: 'legal_name_missing',
    field: 'legal_name',
    section: 'identity',
    given: ({ legal_name }) => Boolean(legal_name?.trim()),
    message: {
      fr: 'La raison sociale manque\u00a0: les avis et les reçus la portent.',
      en: 'The legal name is missing: notices and receipts carry it.',
    },
  },
  {
    code: 'siren_missing',
    field: 'siren',
    section: 'identity',
    given: ({ siren }) => Boolean(siren?.trim()),
    message: {
      fr: 'Le SIREN manque\u00a0: l’accord et les fichiers le portent.',
      en: 'The SIREN is missing: the agreement and the files carry it.',
    },
  },
  {
    code: 'closing_missing',
    field: 'fiscal_year_end_day',
    section: 'headcount',
    given: ({ closing, closing_month }) => closing !== null || closing_month === null,
    message: {
      fr: 'Seul le mois de clôture des comptes est connu\u00a0: indiquez le jour, le dernier jour légal pour verser en dépend.',
      en: 'Only the closing month of the accounts is known: give the day, the last legal day to pay depends on it.',
    },
  },
  {
    code: 'closing_missing',
    field: 'fiscal_year_end_month',
    section: 'headcount',
    given: ({ closing, closing_month }) => closing !== null || closing_month !== null,
    message: {
      fr: 'Le jour de clôture des comptes manque\u00a0: le dernier jour légal pour verser en dépend.',
      en: 'The closing day of the accounts is missing: the last legal day to pay depends on it.',
    },
  },
  {
    code: 'headcount_missing',
    field: 'headcount',
    section: 'headcount',
    given: ({ headcount }) => headcount !== null,
    message: {
      fr: 'L’effectif moyen manque\u00a0: le forfait social en dépend.',
      en: 'The average headcount is missing: the social levy depends on it.',
    },
  },
  {
    code: 'representative_missing',
    field: 'legal_representative.last_name',
    section: 'representative',
    given: ({ representative }) => Boolean(representative?.trim()),
    message: {
      fr: 'Le représentant légal manque\u00a0: il engage la société envers chaque bénéficiaire.',
      en: 'The legal representative is missing: they commit the company to each beneficiary.',
    },
  },
]

/** Only where something may be placed: a company that pays everything needs nobody to keep accounts. */
function keeperNeeds({ type, destinations, company }: LaunchFacts): Need[] {
  const lacking = planKinds.filter(
    (plan) => destinations.includes(plan) && !company.kept_plans.includes(plan),
  )
  if (lacking.length === 0) return []
  // One of two plans has its keeper: the other is named.
  const [plan] = company.kept_plans.length > 0 ? lacking : []
  // Where the law sets the destinations, none can be taken off.
  const chosen = isSettingOf(type, 'destinations')
  return [
    {
      code: 'account_keeper_missing',
      field: 'account_keeper',
      section: 'payroll',
      given: () => false,
      message: plan
        ? {
            fr: `Le teneur de compte du ${destinationNames[plan].fr} manque\u00a0: ce que chacun y place lui est versé. Choisissez-le${chosen ? ', ou retirez ce plan des destinations' : ''}.`,
            en: `The account keeper of the ${destinationNames[plan].en} is missing: what each person invests there is paid to it. Choose it${chosen ? ', or take that plan off the destinations' : ''}.`,
          }
        : {
            fr: `Le teneur de compte manque\u00a0: ce que chacun place sur un plan lui est versé. Choisissez-le${chosen ? ', ou retirez les plans des destinations' : ''}.`,
            en: `The account keeper is missing: what each person invests in a plan is paid to it. Choose it${chosen ? ', or take the plans off the destinations' : ''}.`,
          },
    },
  ]
}

export function companyBlockers(facts: LaunchFacts): Remark[] {
  return [...needs, ...keeperNeeds(facts)]
    .filter(({ given }) => !given(facts.company))
    .map(({ code, field, section, message }) => ({
      code,
      field,
      page: `/societe?section=${section}&field=${field}`,
      message,
    }))
}

/** What the company said of its size, where its own people contradict it or years are missing. */
function headcountWarnings({ company, people, levy, type }: LaunchFacts): Remark[] {
  const found: Remark[] = []
  const page = '/societe?section=headcount&field=headcount'
  if (headcountDoubted(people.entitled, company.headcount))
    found.push({
      code: 'headcount_doubted',
      field: 'headcount',
      page,
      reason_required: true,
      message: doubtInWords(people.entitled, company.headcount),
    })
  if (levy.from === 'unknown')
    found.push({
      code: 'levy_unknown',
      field: 'headcount',
      page,
      message: regimeInWords(levy, campaignTypeFacts[type].levied_as),
    })
  return found
}

/** Without a plan there is nowhere to place anything, and the launch says so. */
export function companyWarnings(facts: LaunchFacts): Remark[] {
  return [...headcountWarnings(facts), ...cashOnly(facts)]
}

function cashOnly({ company, destinations }: LaunchFacts): Remark[] {
  if (company.has_plans || destinations.some((one) => one !== 'immediate_payment')) return []
  return [
    {
      code: 'cash_only',
      message: {
        fr: 'La société n’a pas de plan d’épargne\u00a0: les primes sont à verser en entier, aucun placement n’est proposé.',
        en: 'The company has no savings plan: the bonuses are to be paid whole, no investment is offered.',
      },
    },
  ]
}
