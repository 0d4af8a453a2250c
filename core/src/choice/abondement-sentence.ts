import type { AbondementTerms } from './offer.ts'
import type { Language, Text } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'

/** What the employer adds to a sum placed on a plan, in words; an example of the demo says that it is one. */
export function abondementSentence({
  abondement,
  is_example,
}: {
  abondement: AbondementTerms
  is_example?: boolean | undefined
}): Text {
  const { fr, en } = added(abondement)
  return is_example
    ? {
        fr: `Exemple de la démonstration, que personne n’a décidé\u00a0: ${fr}`,
        en: `Example of the demo, which nobody decided: ${en}`,
      }
    : { fr, en }
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
