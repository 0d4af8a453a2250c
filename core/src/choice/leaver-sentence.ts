import { sourceIn } from '@moisson/law/legal-points'
import { saidTogether, type Said } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { isMatched } from './abondement-sentence.ts'
import { openDestinations, planOf, type Offer, type Person } from './offer.ts'

/** What leaving before the payment day changes; null for everybody else, and where nothing is placed. */
export function leaverSentence(offer: Offer, person: Pick<Person, 'last_day'>): Said | null {
  const plans = openDestinations(offer).flatMap((place) => planOf(offer, place) ?? [])
  const { last_day } = person
  if (last_day === null || plans.length === 0) return null
  const matched = plans.some((plan) => isMatched(plan, person))
  const savings = plans.some(({ kind }) => kind === 'pee')
  return saidTogether((matched ? gone : goneUnmatched)(last_day), ...(savings ? [endOfContract] : []))
}

const lastDay = (day: string): Said => ({
  fr: `Votre dernier jour dans l’entreprise, le ${mediumDay(day, 'fr')}, est avant le versement`,
  en: `Your last day in the company, ${mediumDay(day, 'en')}, is before the payment`,
})
const gone = (day: string): Said => ({ fr: `${lastDay(day).fr}.`, en: `${lastDay(day).en}.` })
const goneUnmatched = (day: string): Said => ({
  fr: `${lastDay(day).fr}\u00a0: elle n’ajoute rien à ce que vous placez (${sourceIn('matching_of_leavers', 'fr')}).`,
  en: `${lastDay(day).en}: it adds nothing to what you invest (${sourceIn('matching_of_leavers', 'en')}).`,
  easy: {
    fr: `Votre dernier jour dans l’entreprise est le ${mediumDay(day, 'fr')}. L’argent est versé après. L’entreprise n’ajoute donc rien (${sourceIn('matching_of_leavers', 'fr')}).`,
    en: `Your last day in the company is ${mediumDay(day, 'en')}. The money is paid after it. So the company adds nothing (${sourceIn('matching_of_leavers', 'en')}).`,
  },
})
const endOfContract: Said = {
  fr: `La fin de votre contrat est un cas de déblocage anticipé du PEE (${sourceIn('releases_savings', 'fr')}).`,
  en: `The end of your contract is a case of early release of the PEE (${sourceIn('releases_savings', 'en')}).`,
  easy: {
    fr: `La fin de votre contrat permet de débloquer le PEE (${sourceIn('releases_savings', 'fr')}).`,
    en: `The end of your contract can free the PEE (${sourceIn('releases_savings', 'en')}).`,
  },
}
