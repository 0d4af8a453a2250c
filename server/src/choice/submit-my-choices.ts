import { submitMyChoices } from '@moisson/contract/choice'
import { confirmable, totalOf } from '@moisson/core/choice/check-lines'
import { sameLines } from '@moisson/core/choice/complete-lines'
import { yearOf } from '@moisson/core/abondement/account'
import { entriesOf } from '@moisson/core/abondement/entries-of'
import { consequenceOf, matchedLines, recordedConsequence } from '@moisson/core/choice/consequence'
import { defaultLines } from '@moisson/core/choice/default-lines'
import { choiceSentence } from '@moisson/core/choice/default-sentence'
import type { Line, MatchedLine } from '@moisson/core/choice/offer'
import type { ChoiceMode } from '@moisson/core/vocabulary'
import { lockOwnAccount } from '../abondement/account-store.ts'
import { reserve } from '../abondement/reserve.ts'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { accountEnd } from './account-end.ts'
import { requireAnswerable } from './answerable.ts'
import { askedLines, completedIn } from './asked-choice.ts'
import { keepingOf } from './campaign-for-person.ts'
import { keepConfirmed, setDraftAside, versionsOf, type ChoiceRow, type Versions } from './choice-store.ts'
import { choicesView } from './choices-view.ts'
import { dealFreedAbondement } from '../abondement/deal-abondement.ts'
import { lockMyFile, type MyFile } from './choosing-file.ts'
import type { Receipt } from '@moisson/core/choice/receipt'
import { hashOf, newReceiptNumber } from '../frozen/receipt.ts'
import { mailboxOf } from '../outbox/no-mailbox.ts'
import { prepared } from '../database/run-statement.ts'
import type { Language } from '@moisson/law/text'

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
    const expected = ifMatch ?? input.body?.version
    if (expected !== undefined && expected !== version) {
      // Read before a correction of the amount: own lines that no longer make it say so by themselves.
      if (asked && expected === written) orRefuse(confirmable(offer, asked.lines, person.net_cents))
      const current = choicesView(file, versions, language)
      throw new Refused({ refusal: 'version_conflict', details: {} }, { current })
    }
    const chosen = asked ?? writtenBefore(draft)
    if (chosen === null) {
      if (counted?.status !== 'submitted') throw refuse('no_draft')
      note({ summary: `confirmed again, receipt ${counted.receipt_number}` })
      return answer(versions)
    }
    const lines = matchedLines(offer, orRefuse(confirmable(offer, chosen.lines, person.net_cents)), person)
    const channel = caller.kiosk ? ('kiosk' as const) : ('web' as const)
    const receipt = receiptFor(file, lines, { language, channel, account_end: await accountEnd(run, file) })
    const writing = {
      id: newId(),
      company_id: campaign.company_id,
      campaign_id: campaign.id,
      campaign_beneficiary_id: enrolment.id,
      beneficiary_id: enrolment.beneficiary_id,
      mode: chosen.mode,
      lines,
      total_cents: totalOf(lines),
      acknowledgements: [...(input.body?.acknowledgements ?? draft?.acknowledgements ?? [])],
      now,
    }
    const confirmation = {
      ...writing,
      channel,
      receipt,
      sha256: hashOf(receipt),
    }
    const kept = await keepConfirmed(run, confirmation, versions)
    const { company_id, campaign_id, campaign_beneficiary_id, beneficiary_id } = writing
    const freed = await reserve(run, {
      company_id,
      campaign_id,
      campaign_beneficiary_id,
      beneficiary_id,
      now,
      choice_id: kept.counted?.id ?? writing.id,
      year: yearOf(offer.payment_day),
      entries: entriesOf(offer, lines, person),
      confirmedBefore: counted !== undefined,
    })
    for (const year of freed)
      if (await dealFreedAbondement(tx, { company_id, year, beneficiary_ids: [beneficiary_id], now }))
        outbox.markUsed()
    note({ summary: `choice confirmed, receipt ${receipt.number}` })
    const recipient = enrolment.email ?? mailboxOf(caller.email)
    if (recipient !== null)
      await outbox.add({
        kind: 'choice-receipt',
        dedupe: `choice-receipt:${receipt.number}`,
        recipient,
        payload: {
          campaign_id: campaign.id,
          campaign_beneficiary_id: enrolment.id,
          receipt_number: receipt.number,
        },
        company_id: campaign.company_id,
        campaign_id: campaign.id,
        beneficiary_id: enrolment.beneficiary_id,
        priority: 3,
        due_at: now,
      })
    return answer(kept)
  },
)

function writtenBefore(draft: ChoiceRow | undefined): { mode: ChoiceMode; lines: Line[] } | null {
  return draft && draft.lines.length > 0 ? { mode: draft.mode ?? 'custom', lines: draft.lines } : null
}

function receiptFor(
  file: MyFile,
  lines: readonly MatchedLine[],
  {
    language,
    channel,
    account_end,
  }: { language: Language; channel: Receipt['channel']; account_end: string | null },
): Receipt {
  const { campaign, enrolment, company, offer, person, now } = file
  const silence = consequenceOf(offer, defaultLines(offer, person.net_cents), person)
  const keeping = keepingOf(file).flatMap(({ plan, said }) =>
    lines.some(({ destination }) => destination === plan) ? [said] : [],
  )
  return {
    number: newReceiptNumber(),
    submitted_at: now.toISOString(),
    channel,
    language,
    company: { legal_name: company.legal_name, siren: company.siren },
    campaign: {
      id: campaign.id,
      name: campaign.name,
      type: campaign.type,
      year: campaign.year,
    },
    person: {
      last_name: enrolment.last_name,
      first_name: enrolment.first_name,
      employee_number: enrolment.employee_number,
    },
    gross_cents: person.gross_cents,
    net_cents: person.net_cents,
    ...(enrolment.advance_gross_cents > 0 && {
      advance: { gross_cents: enrolment.advance_gross_cents, net_cents: enrolment.advance_net_cents },
    }),
    ...recordedConsequence(offer, lines, person),
    ...(account_end &&
      lines.some(({ destination }) => destination === 'immediate_payment') && { account_end }),
    deadline_at: enrolment.deadline_at?.toISOString() ?? null,
    if_nothing: choiceSentence(silence.lines, silence.estimate),
    ...(keeping.length > 0 && { keeping }),
    contact: {
      name: campaign.contact_name,
      email: campaign.contact_email,
      phone: campaign.contact_phone,
    },
  }
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
