import { parisDay } from '@moisson/law/paris-time'
import { inEach, saidTogether, type Said } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { quotation } from '@moisson/law/words/punctuation'

/** The last correction of a launched amount, or of what was recorded of its advance, with what stands now. */
export interface CorrectionTold {
  correction: { at: string; reason: string; net_cents: number; advance_net_cents?: number | undefined } | null
  net_cents: number
  advance_net_cents: number
  /** When people were first told, where that was later than the launch. */
  opens_at: Date | null
  /** Whether there is something to choose. */
  choosing: boolean
}

/**
 * What a correction changed, to its person, wherever the amount is read once its mail has gone: what it was and is, that
 * choices made before it count no more, and why. Null where nobody had been told the former amount.
 */
export function correctionSentence(told: CorrectionTold): Said | null {
  const { correction, opens_at } = told
  if (!correction || (opens_at !== null && new Date(correction.at) < opens_at)) return null
  return saidTogether(
    whatChanged(told, correction),
    ...(told.choosing ? [again] : []),
    inEach((language) => `${why[language]}${quotation[language](correction.reason.trim())}.`),
  )
}

const why = { fr: 'Motif\u00a0: ', en: 'Reason: ' }

const again: Said = {
  fr: 'Ce qui a pu être choisi avant cette correction ne compte plus.',
  en: 'What may have been chosen before this correction no longer counts.',
  easy: { fr: 'Vos choix d’avant ne comptent plus.', en: 'Your choices from before no longer count.' },
}

function whatChanged(
  { net_cents, advance_net_cents }: CorrectionTold,
  { at, net_cents: former, advance_net_cents: formerAdvance }: NonNullable<CorrectionTold['correction']>,
): Said {
  const ofAdvance = formerAdvance !== undefined
  const day = inEach((language) => longDay(parisDay(at), language))
  const before = inEach((language) => euros(ofAdvance ? formerAdvance : former, language))
  const now = inEach((language) => euros(ofAdvance ? advance_net_cents : net_cents, language))
  // Corrected twice before anything of it was told.
  if (!ofAdvance && former === net_cents)
    return {
      fr: `Votre montant net a été corrigé, puis rétabli le ${day.fr}\u00a0: il est de ${now.fr}, comme avant.`,
      en: `Your net amount was corrected, then restored on ${day.en}: it is ${now.en}, as before.`,
      easy: {
        fr: `Votre montant est de nouveau le même depuis le ${day.fr}\u00a0: ${now.fr}.`,
        en: `Your amount is the same again since ${day.en}: ${now.en}.`,
      },
    }
  return ofAdvance
    ? {
        fr: `L’avance enregistrée pour vous a été corrigée le ${day.fr}\u00a0: elle était de ${before.fr} nets, elle est de ${now.fr}.`,
        en: `The advance recorded for you was corrected on ${day.en}: it was ${before.en} net, it is ${now.en}.`,
        easy: {
          fr: `Votre avance a été corrigée le ${day.fr}. Avant\u00a0: ${before.fr}. Maintenant\u00a0: ${now.fr}.`,
          en: `Your advance was corrected on ${day.en}. Before: ${before.en}. Now: ${now.en}.`,
        },
      }
    : {
        fr: `Votre montant net a été corrigé le ${day.fr}\u00a0: il était de ${before.fr}, il est de ${now.fr}.`,
        en: `Your net amount was corrected on ${day.en}: it was ${before.en}, it is ${now.en}.`,
        easy: {
          fr: `Votre montant a changé le ${day.fr}. Avant\u00a0: ${before.fr}. Maintenant\u00a0: ${now.fr}.`,
          en: `Your amount changed on ${day.en}. Before: ${before.en}. Now: ${now.en}.`,
        },
      }
}
