import type { Language, Said, Text } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'

/** An advance of somebody who has no share: what is recorded of it, and what was before it was corrected. */
export interface AdvanceWithoutShare {
  campaign: string
  company: string
  advance_net_cents: number
  /** Null where nothing was corrected. */
  before_net_cents: number | null
}

/** The same as a title of what is told: there is something to return, or nothing any more. */
export const advanceTitle = ({ advance_net_cents }: Pick<AdvanceWithoutShare, 'advance_net_cents'>): Text =>
  advance_net_cents === 0
    ? { fr: 'vous n’avez rien à restituer', en: 'you have nothing to return' }
    : { fr: 'une avance à restituer', en: 'an advance to return' }

/** What was paid in advance to somebody without a share, beside what was recorded of it where that was corrected. */
export function advanceSentence(given: AdvanceWithoutShare): Said {
  const { campaign, company, advance_net_cents, before_net_cents } = given
  const before = (language: Language) => euros(before_net_cents ?? 0, language)
  const now = (language: Language) => euros(advance_net_cents, language)
  if (advance_net_cents === 0)
    return {
      fr: `Une avance de ${before('fr')} nets était enregistrée pour vous dans la campagne «\u00a0${campaign}\u00a0»\u00a0; elle ne l’est plus. Vous n’avez rien à restituer.`,
      en: `An advance of ${before('en')} net was recorded for you in the campaign “${campaign}”; it no longer is. You have nothing to return.`,
      easy: {
        fr: `Une avance de ${before('fr')} était notée pour vous. Elle ne l’est plus. La campagne\u00a0: «\u00a0${campaign}\u00a0». Vous n’avez rien à rendre.`,
        en: `An advance of ${before('en')} was noted for you. It no longer is. The campaign: “${campaign}”. You have nothing to give back.`,
      },
    }
  if (before_net_cents !== null && before_net_cents > 0)
    return {
      fr: `L’avance enregistrée pour vous dans la campagne «\u00a0${campaign}\u00a0» était de ${before('fr')} nets\u00a0; elle est maintenant de ${now('fr')}. Vous n’avez pas de part dans cette campagne\u00a0: cette avance est à restituer.`,
      en: `The advance recorded for you in the campaign “${campaign}” was ${before('en')} net; it is now ${now('en')}. You have no share in this campaign: the advance is to be returned.`,
      easy: {
        fr: `Votre avance a été corrigée. Avant\u00a0: ${before('fr')}. Maintenant\u00a0: ${now('fr')}. La campagne\u00a0: «\u00a0${campaign}\u00a0». Vous n’y avez pas de part. Il faut rendre cette avance.`,
        en: `Your advance was corrected. Before: ${before('en')}. Now: ${now('en')}. The campaign: “${campaign}”. You have no share in it. The advance is to be given back.`,
      },
    }
  return {
    fr: `${company} vous a versé une avance sur la campagne «\u00a0${campaign}\u00a0». Vous n’y avez pas de part\u00a0: cette avance est à restituer.`,
    en: `${company} paid you an advance on the campaign “${campaign}”. You have no share in it: the advance is to be returned.`,
    easy: {
      fr: `${company} vous a payé une avance. La campagne\u00a0: «\u00a0${campaign}\u00a0». Vous n’y avez pas de part. Il faut rendre cette avance.`,
      en: `${company} paid you an advance. The campaign: “${campaign}”. You have no share in it. The advance is to be given back.`,
    },
  }
}
