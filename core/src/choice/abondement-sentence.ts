import { sourceIn } from '@moisson/law/legal-points'
import { matchedSources, type MatchedSource } from '../vocabulary.ts'
import type { MatchingClause } from '../company/matching-clause.ts'
import type { AbondementTerms } from './offer.ts'
import type { Language, Text } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'

interface Terms {
  abondement: AbondementTerms | MatchingClause
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

/** The money of a source, as the person it belongs to calls it. */
const ownMoney: Record<MatchedSource, Text> = {
  interessement: { fr: 'votre intéressement', en: 'your intéressement' },
  participation: { fr: 'votre participation', en: 'your participation' },
  ppv: { fr: 'votre prime de partage de la valeur', en: 'your value-sharing bonus' },
  voluntary_payment: { fr: 'vos versements volontaires', en: 'your voluntary payments' },
}

/** A fixed amount is paid within three times what is placed (L3332-11). */
function fixed(cap_cents: number | null): Text {
  const amount = (language: Language) => euros(cap_cents ?? 0, language)
  const least = (language: Language) => euros(Math.ceil((cap_cents ?? 0) / 3), language)
  return {
    fr: `L’entreprise ajoute ${amount('fr')} bruts par an dès que vous placez ${least('fr')} sur ce plan\u202f; en dessous, trois fois ce que vous placez.`,
    en: `The company adds ${amount('en')} gross a year as soon as you place ${least('en')} on this plan; below that, three times what you place.`,
  }
}

function added(terms: AbondementTerms | MatchingClause): Text {
  const { kind, rate_bps, bands = [], cap_cents } = terms
  const as = 'as' in terms ? terms.as : undefined
  const source = as === 'fixed' ? undefined : as
  if (kind === 'none')
    return source
      ? {
          fr: `L’entreprise n’ajoute rien à ${ownMoney[source].fr} sur ce plan.`,
          en: `The company adds nothing to ${ownMoney[source].en} on this plan.`,
        }
      : { fr: 'L’entreprise n’ajoute rien sur ce plan.', en: 'The company adds nothing on this plan.' }
  if (kind === 'fixed' || as === 'fixed') return fixed(cap_cents)
  const cap = (language: Language) => {
    if (cap_cents === null) return ''
    const amount = euros(cap_cents, language)
    return { fr: `, dans la limite de ${amount} bruts par an`, en: `, up to ${amount} gross a year` }[
      language
    ]
  }
  if (kind === 'single')
    return {
      fr: `L’entreprise ajoute ${percent(rate_bps ?? 0, 'fr')} de ce que vous placez${source ? ` de ${ownMoney[source].fr}` : ''}${cap('fr')}.`,
      en: `The company adds ${percent(rate_bps ?? 0, 'en')} of what you place${source ? ` of ${ownMoney[source].en}` : ''}${cap('en')}.`,
    }
  const listed = (language: Language) =>
    kind === 'sources' ? bySource(terms, language) : byBand(bands, language)
  return {
    fr: `L’entreprise ajoute ${listed('fr')}${cap('fr')}.`,
    en: `The company adds ${listed('en')}${cap('en')}.`,
  }
}

function byBand(bands: NonNullable<AbondementTerms['bands']>, language: Language): string {
  return bands
    .map((band) => {
      const rate = percent(band.rate_bps, language)
      if (band.up_to_cents === null) return { fr: `${rate} au-delà`, en: `${rate} above` }[language]
      const amount = euros(band.up_to_cents, language)
      return { fr: `${rate} jusqu’à ${amount}`, en: `${rate} up to ${amount}` }[language]
    })
    .join(', ')
}

function bySource(terms: AbondementTerms | MatchingClause, language: Language): string {
  const sources = 'sources' in terms ? (terms.sources ?? {}) : {}
  const of: Text = { fr: 'de', en: 'of' }
  return matchedSources
    .flatMap((source) => {
      const rate = sources[source] ?? 0
      return rate > 0 ? [`${percent(rate, language)} ${of[language]} ${ownMoney[source][language]}`] : []
    })
    .join(', ')
}
