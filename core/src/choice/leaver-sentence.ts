import { sourceIn } from '@moisson/law/legal-points'
import { inEach, type Text } from '@moisson/law/text'
import { isMatched } from './abondement-sentence.ts'
import { openDestinations, planOf, type Offer, type Person } from './offer.ts'

/** What leaving changes for who will have left on the payment day; null for everybody else, and where nothing is placed. */
export function leaverSentence(offer: Offer, person: Pick<Person, 'leaver'>): Text | null {
  const plans = openDestinations(offer).flatMap((place) => planOf(offer, place) ?? [])
  if (!person.leaver || plans.length === 0) return null
  const matched = plans.some((plan) => isMatched(plan, person))
  const savings = plans.some(({ kind }) => kind === 'pee')
  return inEach((language) => {
    const [none, release] = [
      sourceIn('matching_of_leavers', language),
      sourceIn('releases_savings', language),
    ]
    const said = {
      fr: [
        matched
          ? 'Vous aurez quitté l’entreprise le jour du versement.'
          : `Vous aurez quitté l’entreprise le jour du versement\u00a0: elle n’ajoute rien à ce que vous placez (${none}).`,
        savings && `La fin de votre contrat est un cas de déblocage anticipé du PEE (${release}).`,
      ],
      en: [
        matched
          ? 'You will have left the company on the day of the payment.'
          : `You will have left the company on the day of the payment: it adds nothing to what you place (${none}).`,
        savings && `The end of your contract is a case of early release of the PEE (${release}).`,
      ],
    }[language]
    return said.filter(Boolean).join(' ')
  })
}
