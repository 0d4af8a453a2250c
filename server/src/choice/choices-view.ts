import type { Choices } from '@moisson/contract/choice'
import { sentenceOf, type RefusalCode } from '@moisson/contract/refusals'
import { illegalIn, totalOf, unfinishedIn, type Issue } from '@moisson/core/choice/check-lines'
import { consequenceOf, recordedConsequence } from '@moisson/core/choice/consequence'
import { payingIn, type Offer, type Person } from '@moisson/core/choice/offer'
import { isUntold } from '@moisson/core/campaign/answer-window'
import { refuse } from '@moisson/core/refusal'
import type { infer as Infer } from 'zod/mini'
import type { ChoiceRow, Versions } from './choice-store.ts'
import type { MyFile } from './choosing-file.ts'
import type { Language } from '@moisson/law/text'

export type ChoicesView = Infer<typeof Choices>

/** A person's choices: the draft when there is one, and beside it the version that counts. */
export function choicesView(
  file: { offer: Offer; person: Person; enrolment: MyFile['enrolment'] },
  { draft, counted, all, version }: Versions,
  language: Language,
): ChoicesView {
  const { offer, person, enrolment } = file
  const shown = draft ?? counted
  const lines = shown?.lines ?? []
  // What is confirmed is read as it was written; only a split nobody confirmed is computed.
  const consequence = shown && shown === counted ? recordedConsequence : consequenceOf
  const { lines: placed, estimate } = consequence(offer, lines, person)
  const total_cents = totalOf(lines)
  return {
    campaign_id: enrolment.campaign_id,
    beneficiary_id: enrolment.beneficiary_id,
    status: shown?.status ?? 'empty',
    mode: shown?.mode ?? null,
    lines: placed,
    total_cents,
    // What one pays in of one’s own money is what the lines make: nothing of it is left to place.
    net_cents: payingIn(person, lines).net_cents,
    remaining_cents: payingIn(person, lines).net_cents - total_cents,
    estimate,
    issues: shown ? issuesOf(offer, shown, person, language) : [],
    acknowledgements: shown?.acknowledgements ?? [],
    updated_at: shown?.updated_at.toISOString() ?? null,
    submitted_at: counted?.submitted_at?.toISOString() ?? null,
    receipt_number: counted?.receipt_number ?? null,
    receipt_language: counted?.receipt?.language ?? null,
    counted: countedView(file, counted),
    history: all
      .filter((row) => row.submitted_at !== null)
      .map((row) => ({
        at: (row.submitted_at ?? row.updated_at).toISOString(),
        status: row.status,
        receipt_number: row.receipt_number,
        total_cents: row.total_cents,
      })),
    deadline_at: isUntold(enrolment) ? null : (enrolment.deadline_at?.toISOString() ?? null),
    version,
  }
}

function countedView(
  { offer, person }: { offer: Offer; person: Person },
  counted: ChoiceRow | undefined,
): ChoicesView['counted'] {
  if (!counted?.submitted_at || counted.receipt_number === null) return null
  return {
    lines: recordedConsequence(offer, counted.lines, person).lines,
    submitted_at: counted.submitted_at.toISOString(),
    receipt_number: counted.receipt_number,
    channel: counted.channel ?? 'web',
  }
}

function issuesOf(offer: Offer, row: ChoiceRow, person: Person, language: Language): ChoicesView['issues'] {
  const issues: Issue<RefusalCode>[] = [...illegalIn(offer, row.lines), ...unfinishedIn(row.lines, person)]
  return issues.map(({ code, line, details }) => ({
    code,
    message: sentenceOf(refuse(code, details), language),
    ...(line === undefined ? {} : { line }),
  }))
}
