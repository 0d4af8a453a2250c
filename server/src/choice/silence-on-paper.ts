import { recordedConsequence } from '@moisson/core/choice/consequence'
import { asCounted } from '@moisson/core/choice/complete-lines'
import { defaultLines } from '@moisson/core/choice/default-lines'
import {
  defaultSentence,
  draftCountsSentence,
  elseDefaultSentence,
  unseenDraftSentence,
  withdrawalOf,
} from '@moisson/core/choice/default-sentence'
import { isMatched } from '@moisson/core/choice/abondement-sentence'
import { planOf, type Line } from '@moisson/core/choice/offer'
import { draftCounts } from '@moisson/core/choice/outcome'
import type { Said } from '@moisson/law/text'
import type { MyFile } from './choosing-file.ts'

/**
 * What silence does, as a paper tells it: a draft that counts first, then the default, which the law wants told anyhow.
 * Without a figure of matching: what is left of the year's ceiling may change after it is printed.
 */
export function silenceOnPaper({ offer, person, enrolment, draft }: MyFile) {
  const placing = (lines: readonly Line[]) => recordedConsequence(offer, lines, person)
  const matched = (lines: readonly Line[]) =>
    lines.some(({ destination }) => {
      const plan = planOf(offer, destination)
      return plan !== undefined && isMatched(plan, person)
    })
  const byDefault = defaultLines(offer, person.net_cents)
  const told = placing(byDefault)
  const withdrawal = withdrawalOf(offer.type, byDefault)
  const own = draft && draftCounts(offer, draft, person) ? placing(asCounted(draft)) : null
  const unseen =
    draft === undefined &&
    offer.draft_policy === 'honour_complete_draft' &&
    enrolment.engagement_state === 'in_progress'
  const first: Said | null = own
    ? draftCountsSentence(own.lines, own.estimate)
    : unseen
      ? unseenDraftSentence
      : null
  const otherwise = (first ? elseDefaultSentence : defaultSentence)(told.lines, told.estimate)
  return {
    /** In their order, each with whether the company adds to what it places. */
    sentences: [
      ...(first ? [{ said: first, matched: own !== null && matched(own.lines) }] : []),
      { said: otherwise, matched: matched(byDefault) },
    ],
    withdrawal,
  }
}

/** The sentences in their order, and what is added said once, after the first that it is true of. */
export function withMatching(
  sentences: ReturnType<typeof silenceOnPaper>['sentences'],
  say: (said: Said) => string,
  added: string,
): string[] {
  const place = sentences.findIndex(({ matched }) => matched)
  return sentences.flatMap(({ said }, at) => (at === place ? [say(said), added] : [say(said)]))
}
