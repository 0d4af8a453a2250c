import { submitMyChoices } from '@moisson/contract/choice'
import { confirmable } from '@moisson/core/choice/check-lines'
import { sameLines } from '@moisson/core/choice/complete-lines'
import type { Line } from '@moisson/core/choice/offer'
import type { ChoiceMode } from '@moisson/core/vocabulary'
import { lockOwnAccount } from '../abondement/account-store.ts'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { requireAnswerable } from './answerable.ts'
import { askedLines, completedIn, weighed } from './asked-choice.ts'
import { setDraftAside, versionsOf, type ChoiceRow, type Versions } from './choice-store.ts'
import { choicesView } from './choices-view.ts'
import { lockMyFile } from './choosing-file.ts'
import { confirmChoice } from './confirm-choice.ts'
import { informedFile } from './informed-file.ts'
import { mailboxOf } from '../outbox/no-mailbox.ts'
import { prepared } from '../database/run-statement.ts'

/** Confirms what the request says, else the draft. The last confirmation until the deadline is the one that counts. */
export const handleSubmitMyChoices = handle(
  submitMyChoices,
  async ({
    tx,
    transaction,
    caller,
    input,
    language,
    ifMatch,
    refuse,
    orRefuse,
    newId,
    note,
    outbox,
    services,
  }) => {
    const run = prepared(transaction.client)
    // The campaign, the person's accounts, the person's row in it: everybody takes them in this order.
    await lockOwnAccount(
      run,
      input.path.id,
      caller.beneficiaries.map(({ id }) => id),
    )
    const file = await lockMyFile(run, caller, input.path.id)
    const { offer, person, enrolment, campaign, now } = file
    const versions = await versionsOf(run, enrolment)
    const { draft, counted, written, version } = versions
    requireAnswerable(file, versions, language)

    const answer = (kept: Versions) => {
      const receipt = receiptView(services.config.apiBaseUrl, campaign.id, kept.counted)
      return {
        ...choicesView(file, kept, language),
        completed: completedIn(offer, input.body, language),
        receipt,
      }
    }
    const said = askedLines(offer, input.body, person.net_cents)
    const asked = said === null ? null : orRefuse(said)
    note({ company_id: campaign.company_id })

    // The same choice again, by a second tap or a lost answer: the same receipt.
    if (asked && counted?.status === 'submitted' && sameLines(asked.lines, counted.lines)) {
      note({ summary: `confirmed again, receipt ${counted.receipt_number}` })
      return answer(await setDraftAside(run, versions, now))
    }
    const { day_cents } = person
    const read = input.body?.day_cents ?? day_cents
    // None is none, whatever a day is worth.
    if (day_cents !== undefined && read !== day_cents && asked?.lines.length !== 0)
      throw refuse('day_value_moved', { day_cents })
    const expected = ifMatch ?? input.body?.version
    if (expected !== undefined && expected !== version) {
      // Read before a correction of the amount: own lines that no longer make it say so by themselves.
      if (asked && expected === written) orRefuse(confirmable(offer, asked.lines, person))
      const current = choicesView(file, versions, language)
      throw new Refused(
        { refusal: 'version_conflict', details: {} },
        { current, asked: weighed(offer, input.body, person) },
      )
    }
    const chosen = asked ?? writtenBefore(draft)
    if (chosen === null) {
      if (counted?.status !== 'submitted') throw refuse('no_draft')
      note({ summary: `confirmed again, receipt ${counted.receipt_number}` })
      return answer(versions)
    }
    const channel = caller.kiosk ? ('kiosk' as const) : ('web' as const)
    const { kept, receipt } = await confirmChoice(
      { tx, run, newId, outbox },
      await informedFile(tx, file, now),
      {
        mode: chosen.mode,
        lines: orRefuse(confirmable(offer, chosen.lines, person)),
        acknowledgements: input.body?.acknowledgements ?? draft?.acknowledgements ?? [],
        channel,
        language,
        recipient: enrolment.email ?? mailboxOf(caller.email),
      },
      versions,
    )
    note({ summary: `choice confirmed, receipt ${receipt.number}` })
    return answer(kept)
  },
)

function writtenBefore(draft: ChoiceRow | undefined): { mode: ChoiceMode; lines: Line[] } | null {
  return draft && draft.lines.length > 0 ? { mode: draft.mode ?? 'custom', lines: draft.lines } : null
}

function receiptView(apiBaseUrl: string, campaignId: string, counted: ChoiceRow | undefined) {
  if (!counted?.submitted_at || counted.receipt_number === null || counted.receipt_sha256 === null)
    throw new Error('a confirmed choice has a receipt')
  return {
    number: counted.receipt_number,
    sha256: counted.receipt_sha256,
    url: `${apiBaseUrl}/beneficiary/me/campaigns/${campaignId}/receipt`,
    submitted_at: counted.submitted_at.toISOString(),
  }
}
