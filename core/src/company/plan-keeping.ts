import { inEach, type Language, type Said, type Text } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'

/** Who keeps the accounts of a plan, under which contract, and who pays for them after a departure. */
export interface PlanKeeping {
  /** Its name; null where nobody said. */
  keeper: string | null
  contract: string | null
  fees_after_departure: 'company' | 'holder' | null
  fees_per_year_cents: number | null
}

/** « Après votre départ, les frais de tenue de votre compte, 30,00 € par an, sont prélevés sur vos avoirs. » */
export function feesSentence({
  fees_after_departure,
  fees_per_year_cents,
}: Pick<PlanKeeping, 'fees_after_departure' | 'fees_per_year_cents'>): Text {
  if (fees_after_departure === null)
    return {
      fr: 'Qui paie les frais de tenue de votre compte après votre départ n’est pas encore indiqué ici\u00a0: demandez-le à l’entreprise.',
      en: 'Who pays the fees of your account after you leave is not said here yet: ask the company.',
    }
  const amount = inEach((language) =>
    fees_per_year_cents === null
      ? ''
      : {
          fr: `, ${euros(fees_per_year_cents, language)} par an,`,
          en: `, ${euros(fees_per_year_cents, language)} a year,`,
        }[language],
  )
  return fees_after_departure === 'company'
    ? {
        fr: `Après votre départ, l’entreprise paie les frais de tenue de votre compte${amount.fr.replace(/,$/, '')}.`,
        en: `After you leave, the company pays the fees of your account${amount.en.replace(/,$/, '')}.`,
      }
    : {
        fr: `Après votre départ, les frais de tenue de votre compte${amount.fr} sont prélevés sur vos avoirs.`,
        en: `After you leave, the fees of your account${amount.en} are taken out of your savings.`,
      }
}

/** The same, one idea a sentence. */
function easyFees({
  fees_after_departure,
  fees_per_year_cents,
}: Pick<PlanKeeping, 'fees_after_departure' | 'fees_per_year_cents'>): Text {
  const amount = (language: Language) =>
    fees_per_year_cents === null ? null : euros(fees_per_year_cents, language)
  const [french, english] = [amount('fr'), amount('en')]
  return fees_after_departure === 'company'
    ? {
        fr: `Votre compte coûte de l’argent${french ? `\u00a0: ${french} par an` : ''}. Si vous partez, l’entreprise paie pour vous.`,
        en: `Your account costs money${english ? `: ${english} a year` : ''}. If you leave, the company pays for you.`,
      }
    : {
        fr: `Votre compte coûte de l’argent${french ? `\u00a0: ${french} par an` : ''}. Si vous partez, c’est pris sur votre épargne.`,
        en: `Your account costs money${english ? `: ${english} a year` : ''}. If you leave, it is taken from your savings.`,
      }
}

/** Where the money of a plan is kept, in one or two sentences; null where the plan says nothing of it. */
export function keepingSentence(plan: string, keeping: PlanKeeping): Said | null {
  const { keeper, contract, fees_after_departure } = keeping
  if (keeper === null && fees_after_departure === null) return null
  const fees = fees_after_departure === null ? null : feesSentence(keeping)
  const usual = inEach((language) => {
    const numbered = contract ? { fr: `, contrat ${contract}`, en: `, contract ${contract}` }[language] : ''
    const kept =
      keeper === null
        ? []
        : [
            {
              fr: `${plan}\u00a0: compte tenu par ${keeper}${numbered}.`,
              en: `${plan}: account kept by ${keeper}${numbered}.`,
            }[language],
          ]
    return [...kept, ...(fees ? [fees[language]] : [])].join(' ')
  })
  const easier = fees && easyFees(keeping)
  const easy = inEach((language) => {
    const numbered = contract ? { fr: ` Contrat ${contract}.`, en: ` Contract ${contract}.` }[language] : ''
    const kept =
      keeper === null
        ? []
        : [
            {
              fr: `${plan}\u00a0: l’argent est chez ${keeper}.${numbered}`,
              en: `${plan}: the money is with ${keeper}.${numbered}`,
            }[language],
          ]
    return [...kept, ...(easier ? [easier[language]] : [])].join(' ')
  })
  return { ...usual, easy }
}

/** With whom what is placed is, said once where one keeps every plan; null where nobody said it of any. */
export function keptBySentence(plans: readonly { name: string; keeper: string | null }[]): Said | null {
  const kept = plans.flatMap(({ name, keeper }) => (keeper === null ? [] : [{ name, keeper }]))
  const [first] = kept
  if (!first) return null
  const one = kept.length === plans.length && kept.every(({ keeper }) => keeper === first.keeper)
  const each = (words: (at: { name: string; keeper: string }) => string, between: string) =>
    one ? first.keeper : kept.map(words).join(between)
  return {
    fr: `Ce que vous placez va sur un compte à votre nom, tenu par ${each(({ name, keeper }) => `${keeper} pour le ${name}`, ' et par ')}.`,
    en: `What you invest goes to an account in your name, kept by ${each(({ name, keeper }) => `${keeper} for the ${name}`, ' and by ')}.`,
    easy: one
      ? {
          fr: `L’argent mis de côté est à votre nom. Il est chez ${first.keeper}.`,
          en: `The money you save is in your name. It is with ${first.keeper}.`,
        }
      : {
          fr: `L’argent mis de côté est à votre nom. ${each(({ name, keeper }) => `Pour le ${name}, il est chez ${keeper}.`, ' ')}`,
          en: `The money you save is in your name. ${each(({ name, keeper }) => `For the ${name}, it is with ${keeper}.`, ' ')}`,
        },
  }
}
