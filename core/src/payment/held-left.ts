import type { Day } from '@moisson/law/calendar'
import { inEach, printed, type Said } from '@moisson/law/text'
import { mediumDay, shortDay } from '@moisson/law/words/days'
import type { HeldOutcome } from './held-sum.ts'

/** What became of a held sum that left the company, to its owner: in a few words beside the campaign, and in a sentence. */
export function heldLeft(held: { outcome: HeldOutcome; done_on: Day | null } | null): {
  short: Said
  sentence: Said
} | null {
  if (!held || held.outcome === 'kept' || held.done_on === null) return null
  const on = held.done_on
  const [full, brief] = [inEach((one) => mediumDay(on, one)), inEach((one) => shortDay(on, one))]
  const paid = held.outcome === 'paid'
  return {
    short: printed(
      paid
        ? { fr: `Versé le ${full.fr}`, en: `Paid on ${full.en}` }
        : { fr: `À la Caisse des dépôts, ${brief.fr}`, en: `At the Caisse des dépôts, ${brief.en}` },
    ),
    sentence: paid
      ? {
          fr: `Vous n’aviez pas pu être informé : votre montant a été conservé, puis versé le ${full.fr}.`,
          en: `You could not be informed: your amount was kept, then paid on ${full.en}.`,
          easy: {
            fr: `Votre argent vous a été payé le ${full.fr}.`,
            en: `Your money was paid to you on ${full.en}.`,
          },
        }
      : {
          fr: `Vous n’aviez pas pu être informé : votre montant est à la Caisse des dépôts depuis le ${full.fr}. Demandez-le-lui.`,
          en: `You could not be informed: your amount has been at the Caisse des dépôts since ${full.en}. Ask them for it.`,
          easy: {
            fr: `Votre argent est à la Caisse des dépôts depuis le ${full.fr}. Demandez-le-lui.`,
            en: `Your money is at the Caisse des dépôts since ${full.en}. Ask them for it.`,
          },
        },
  }
}
