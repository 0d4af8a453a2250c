import { sourceIn } from '@moisson/law/legal-points'
import { saidTogether, type Said } from '@moisson/law/text'
import { isMatched } from './abondement-sentence.ts'
import { openDestinations, planOf, type Offer, type Person } from './offer.ts'

/** What leaving changes for who will have left on the payment day; null for everybody else, and where nothing is placed. */
export function leaverSentence(offer: Offer, person: Pick<Person, 'leaver'>): Said | null {
  const plans = openDestinations(offer).flatMap((place) => planOf(offer, place) ?? [])
  if (!person.leaver || plans.length === 0) return null
  const matched = plans.some((plan) => isMatched(plan, person))
  const savings = plans.some(({ kind }) => kind === 'pee')
  return saidTogether(matched ? gone : goneUnmatched, ...(savings ? [endOfContract] : []))
}

const gone: Said = {
  fr: 'Vous aurez quitté l’entreprise le jour du versement.',
  en: 'You will have left the company on the day of the payment.',
}
const goneUnmatched: Said = {
  fr: `Vous aurez quitté l’entreprise le jour du versement\u00a0: elle n’ajoute rien à ce que vous placez (${sourceIn('matching_of_leavers', 'fr')}).`,
  en: `You will have left the company on the day of the payment: it adds nothing to what you invest (${sourceIn('matching_of_leavers', 'en')}).`,
  easy: {
    fr: `Vous aurez quitté l’entreprise le jour du versement. Elle n’ajoute donc rien (${sourceIn('matching_of_leavers', 'fr')}).`,
    en: `You will have left the company when it pays. So it adds nothing (${sourceIn('matching_of_leavers', 'en')}).`,
  },
}
const endOfContract: Said = {
  fr: `La fin de votre contrat est un cas de déblocage anticipé du PEE (${sourceIn('releases_savings', 'fr')}).`,
  en: `The end of your contract is a case of early release of the PEE (${sourceIn('releases_savings', 'en')}).`,
  easy: {
    fr: `La fin de votre contrat permet de débloquer le PEE (${sourceIn('releases_savings', 'fr')}).`,
    en: `The end of your contract can free the PEE (${sourceIn('releases_savings', 'en')}).`,
  },
}
