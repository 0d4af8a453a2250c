import { completedBy, completeLines, type AskedLine } from '@moisson/core/choice/complete-lines'
import { illegalIn } from '@moisson/core/choice/check-lines'
import { consequenceOf } from '@moisson/core/choice/consequence'
import type { Line, Offer, Person } from '@moisson/core/choice/offer'
import { quickLines } from '@moisson/core/choice/quick-choice'
import { isRefusal, refuse } from '@moisson/core/refusal'
import type { ChoiceMode } from '@moisson/core/vocabulary'
import type { Language } from '@moisson/law/text'
import type { Refusal } from '@moisson/law/refusal'

/** What a request says about the choice: lines, or one of the ways in one tap, or nothing. */
export interface Asked {
  mode?: ChoiceMode | null | undefined
  lines?: readonly AskedLine[] | undefined
}

/** What the plan said in the place of the request, in the reader's language. */
export const completedIn = (offer: Offer, asked: Asked | undefined, language: Language) =>
  completedBy(offer, asked?.lines ?? []).map(({ sentence, ...line }) => ({
    ...line,
    message: sentence[language],
  }))

/** The completed lines of a request; null where it says nothing. */
export function askedLines(
  offer: Offer,
  asked: Asked | undefined,
  net_cents: number,
): { mode: ChoiceMode; lines: Line[] } | Refusal<'destination_not_offered'> | null {
  if (asked?.lines) return { mode: asked.mode ?? 'custom', lines: completeLines(offer, asked.lines) }
  if (!asked?.mode || asked.mode === 'custom') return null
  const lines = quickLines(offer, asked.mode, net_cents)
  return lines ? { mode: asked.mode, lines } : refuse('destination_not_offered')
}

/**
 * What a request that comes too late to be written would do, matching included, so that whoever sent it compares it with
 * what is there; undefined where it asks for nothing, or for what is not offered.
 */
export function weighed(offer: Offer, asked: Asked | undefined, person: Person) {
  const said = askedLines(offer, asked, person.net_cents)
  if (said === null || isRefusal(said) || illegalIn(offer, said.lines).length > 0) return undefined
  return consequenceOf(offer, said.lines, person)
}
