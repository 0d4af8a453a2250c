import type { Day } from '@moisson/law/calendar'
import { easily, inEach, printed, type Said, type Text } from '@moisson/law/text'
import { mediumDay, shortDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import type { HeldOutcome } from './held-sum.ts'

/** What was recorded of a held sum, with what its owner is taxed on once it is paid. */
export interface HeldTold {
  outcome: HeldOutcome
  done_on: Day | null
  taxed_cents: number
}

/**
 * What became of a held sum that left the company, to its owner: in a few words beside the campaign, and in a sentence.
 * `asPay`: it is taxed as pay is, by the payslip alone.
 */
export function heldLeft(held: HeldTold | null, asPay: boolean): { short: Said; sentence: Said } | null {
  if (!held || held.outcome === 'kept' || held.done_on === null) return null
  const on = held.done_on
  const [full, brief] = [inEach((one) => mediumDay(on, one)), inEach((one) => shortDay(on, one))]
  const paid = held.outcome === 'paid'
  const taxed = paid && !asPay && held.taxed_cents > 0 ? inEach((one) => euros(held.taxed_cents, one)) : null
  const declared: Said = taxed
    ? {
        fr: ` À déclarer à l’impôt sur le revenu : ${taxed.fr}.`,
        en: ` To be declared for income tax: ${taxed.en}.`,
        easy: { fr: ` À déclarer aux impôts : ${taxed.fr}.`, en: ` For your tax form: ${taxed.en}.` },
      }
    : { fr: '', en: '' }
  return {
    short: printed(
      paid
        ? { fr: `Versé le ${full.fr}`, en: `Paid on ${full.en}` }
        : { fr: `À la Caisse des dépôts, ${brief.fr}`, en: `At the Caisse des dépôts, ${brief.en}` },
    ),
    sentence: paid
      ? {
          fr: `Vous n’aviez pas pu être informé : votre montant a été conservé, puis versé le ${full.fr}.${declared.fr}`,
          en: `You could not be informed: your amount was kept, then paid on ${full.en}.${declared.en}`,
          easy: {
            fr: `Votre argent vous a été payé le ${full.fr}.${easily(declared, 'fr')}`,
            en: `Your money was paid to you on ${full.en}.${easily(declared, 'en')}`,
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

/** The same as it was recorded, to the company. */
export interface HeldLeft extends HeldTold {
  done_on: Day
  amount_cents: number
  reference: string | null
}

/** What became of a held sum that left, to the company that held it: where, when, and what is to be declared of it. */
export function heldLeftSentence(held: HeldLeft, asPay: boolean): Text | null {
  if (held.outcome === 'kept') return null
  const paid = held.outcome === 'paid'
  const day = inEach((one) => mediumDay(held.done_on, one))
  const amount = inEach((one) => euros(held.amount_cents, one))
  const taxed = inEach((one) => euros(held.taxed_cents, one))
  const declared =
    paid && !asPay && held.taxed_cents > 0
      ? {
          fr: `\u00a0; montant imposable à déclarer avec la paie\u00a0: ${taxed.fr}`,
          en: `; taxable amount to be declared with the pay: ${taxed.en}`,
        }
      : { fr: '', en: '' }
  const reference = held.reference
    ? { fr: ` Référence : ${held.reference}.`, en: ` Reference: ${held.reference}.` }
    : { fr: '', en: '' }
  return printed(
    paid
      ? {
          fr: `${amount.fr} versés le ${day.fr}${declared.fr}.${reference.fr}`,
          en: `${amount.en} paid on ${day.en}${declared.en}.${reference.en}`,
        }
      : {
          fr: `${amount.fr} remis à la Caisse des dépôts le ${day.fr}.${reference.fr}`,
          en: `${amount.en} handed to the Caisse des dépôts on ${day.en}.${reference.en}`,
        },
  )
}
