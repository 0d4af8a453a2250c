import { delayIn } from '@moisson/law/delays'
import type { Day } from '@moisson/law/calendar'
import { costOfADayLate, rateCaution } from '../payment/delay-cost.ts'
import type { Text } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'

/** Of a hundred thousand euros, so that anybody can do the sum for their own amount. */
const measure = 10_000_000

/** What a day late costs on 100,000 €, at the rate in force or the last one published. */
export function interestOfADay(last_payment_day: Day): Text {
  const cost = costOfADayLate(measure, last_payment_day)
  if (!cost)
    return {
      fr: 'Des intérêts de retard courent au profit des salariés.',
      en: 'Late interest runs for the employees.',
    }
  const caution = rateCaution(cost)
  const said = (words: string) => (words === '' ? '' : ` (${words})`)
  return {
    fr: `Des intérêts de retard courent au profit des salariés : ${percent(cost.bps, 'fr')} par an${said(caution.fr)}, soit ${euros(cost.cents, 'fr')} par jour pour ${euros(measure, 'fr')}.`,
    en: `Late interest runs for the employees: ${percent(cost.bps, 'en')} a year${said(caution.en)}, which is ${euros(cost.cents, 'en')} a day for ${euros(measure, 'en')}.`,
  }
}

const lost: Text = {
  fr: 'Les exonérations sociales et fiscales sont perdues pour cet exercice ; l’accord reste dû aux salariés.',
  en: 'Social and tax exemptions are lost for this financial year; what the agreement gives is still owed.',
}

/** What missing a legal date costs, by its code; a date that costs nothing to miss has no entry. */
export const lateCosts: Readonly<Record<string, Text>> = {
  conclusion: lost,
  filing: {
    fr: 'Seuls les exercices ouverts après le dépôt sont exonérés : celui-ci ne l’est plus.',
    en: 'Only the financial years opened after the filing are exempt: this one no longer is.',
  },
  renegotiation: {
    fr: `Sans demande dans ces ${delayIn('renegotiation', 'fr')}, un accord qui le prévoit se reconduit pour la même durée.`,
    en: `Without a request in these ${delayIn('renegotiation', 'en')}, an agreement that says so renews for the same length.`,
  },
  notices: {
    fr: `Les salariés n’ont plus leurs ${delayIn('reply', 'fr')} pour choisir avant la date limite de versement.`,
    en: `The employees no longer have their ${delayIn('reply', 'en')} to choose before the payment deadline.`,
  },
  investment: {
    fr: 'Les sommes restent sans placement : le teneur de compte en répond envers les salariés.',
    en: 'The money stays uninvested: the account keeper answers for it to the employees.',
  },
  cse_report: {
    fr: 'Le CSE peut saisir le juge en référé pour obtenir le rapport.',
    en: 'The works council may ask the court to order the report.',
  },
  statement: {
    fr: 'Chaque épargnant doit le recevoir : son absence engage la responsabilité du teneur de compte.',
    en: 'Every saver must receive it: without it the account keeper is answerable.',
  },
  unreachable: {
    fr: 'Les sommes non remises doivent être déposées : elles ne peuvent pas rester dans l’entreprise.',
    en: 'Money nobody could be given must be deposited: it may not stay in the company.',
  },
}
