import { sourceIn } from '@moisson/law/legal-points'
import type { AbondementTerms } from './offer.ts'
import type { Language, Text } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'

interface Terms {
  abondement: AbondementTerms
  is_example?: boolean | undefined
}

/** Whether the plan's rules match what this person places: who has left the company has the matching they grant to leavers. */
export const isMatched = ({ abondement }: Terms, { leaver }: { leaver: boolean }): boolean =>
  abondement.kind !== 'none' && (!leaver || abondement.leavers)

/**
 * What the employer adds to what this person places on a plan, in words; to anybody, without a person. An example of the
 * demo says that it is one.
 */
export function abondementSentence(plan: Terms, person?: { leaver: boolean }): Text {
  const { abondement, is_example } = plan
  const { fr, en } =
    person && abondement.kind !== 'none' && !isMatched(plan, person) ? notToLeavers : added(abondement)
  return is_example
    ? {
        fr: `Exemple de la démonstration, que personne n’a décidé\u00a0: ${fr}`,
        en: `Example of the demo, which nobody decided: ${en}`,
      }
    : { fr, en }
}

const notToLeavers: Text = {
  fr: `L’entreprise n’ajoute rien à ce que vous placez\u00a0: vous l’aurez quittée le jour du versement, et le règlement du plan réserve l’abondement à ceux qui y travaillent (${sourceIn('matching_of_leavers', 'fr')}).`,
  en: `The company adds nothing to what you place: you will have left it on the day of the payment, and the rules of the plan keep the matching for those who work there (${sourceIn('matching_of_leavers', 'en')}).`,
}

function added({ kind, rate_bps, bands = [], cap_cents }: AbondementTerms): Text {
  if (kind === 'none')
    return { fr: 'L’entreprise n’ajoute rien sur ce plan.', en: 'The company adds nothing on this plan.' }
  const cap = (language: Language) => {
    if (cap_cents === null) return ''
    const amount = euros(cap_cents, language)
    return { fr: `, dans la limite de ${amount} bruts par an`, en: `, up to ${amount} gross a year` }[
      language
    ]
  }
  if (kind === 'single')
    return {
      fr: `L’entreprise ajoute ${percent(rate_bps ?? 0, 'fr')} de ce que vous placez${cap('fr')}.`,
      en: `The company adds ${percent(rate_bps ?? 0, 'en')} of what you place${cap('en')}.`,
    }
  const listed = (language: Language) =>
    bands
      .map((band) => {
        const rate = percent(band.rate_bps, language)
        if (band.up_to_cents === null) return { fr: `${rate} au-delà`, en: `${rate} above` }[language]
        const amount = euros(band.up_to_cents, language)
        return { fr: `${rate} jusqu’à ${amount}`, en: `${rate} up to ${amount}` }[language]
      })
      .join(', ')
  return {
    fr: `L’entreprise ajoute ${listed('fr')}${cap('fr')}.`,
    en: `The company adds ${listed('en')}${cap('en')}.`,
  }
}
