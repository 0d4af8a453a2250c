import { entriesOf } from '@moisson/core/abondement/entries-of'
import { yearOf } from '@moisson/core/abondement/account'
import { totalOf } from '@moisson/core/choice/check-lines'
import { asCounted } from '@moisson/core/choice/complete-lines'
import { consequenceOf, matchedLines, recordedConsequence } from '@moisson/core/choice/consequence'
import { defaultLines } from '@moisson/core/choice/default-lines'
import { choiceSentence } from '@moisson/core/choice/default-sentence'
import { payingIn, type Line, type MatchedLine } from '@moisson/core/choice/offer'
import type { Receipt } from '@moisson/core/choice/receipt'
import type { Acknowledgement, ChoiceMode, SubmissionChannel } from '@moisson/core/vocabulary'
import { usually, type Language } from '@moisson/law/text'
import { dealFreedAbondement } from '../abondement/deal-abondement.ts'
import { reserve } from '../abondement/reserve.ts'
import type { Tx } from '../database/connect.ts'
import type { Run } from '../database/run-statement.ts'
import { hashOf, newReceiptNumber } from '../frozen/receipt.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { accountEnd } from './account-end.ts'
import { keepingOf } from './campaign-for-person.ts'
import { keepConfirmed, type Versions } from './choice-store.ts'
import type { MyFile } from './choosing-file.ts'

interface Confirming {
  mode: ChoiceMode
  /** Complete and legal. */
  lines: readonly Line[]
  acknowledgements: readonly Acknowledgement[]
  channel: SubmissionChannel
  language: Language
  /** Where the receipt is sent; null where nobody knows an address. */
  recipient: string | null
  on_paper?: NonNullable<Receipt['on_paper']>
}
interface Where {
  tx: Tx
  run: Run
  newId: () => string
  outbox: Outbox
}

/**
 * Confirms a choice with its matching, its receipt and its mail. The person’s account, the campaign and the person’s row
 * are locked by the caller, in this order.
 */
export async function confirmChoice(
  { tx, run, newId, outbox }: Where,
  file: MyFile,
  asked: Confirming,
  before: Versions,
): Promise<{ kept: Versions; receipt: Receipt }> {
  const { offer, person, enrolment, campaign, now } = file
  const lines = matchedLines(offer, asCounted(asked.lines), person)
  const receipt = receiptFor(file, lines, asked, await accountEnd(run, file))
  const writing = {
    id: newId(),
    company_id: campaign.company_id,
    campaign_id: campaign.id,
    campaign_beneficiary_id: enrolment.id,
    beneficiary_id: enrolment.beneficiary_id,
    mode: asked.mode,
    lines,
    total_cents: totalOf(lines),
    acknowledgements: [...asked.acknowledgements],
    now,
  }
  const kept = await keepConfirmed(
    run,
    {
      ...writing,
      channel: asked.channel,
      receipt,
      sha256: hashOf(receipt),
      ...(asked.on_paper && { signed_on: asked.on_paper.signed_on }),
    },
    before,
  )
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
    confirmedBefore: before.counted !== undefined,
  })
  for (const year of freed)
    if (await dealFreedAbondement(tx, { company_id, year, beneficiary_ids: [beneficiary_id], now }))
      outbox.markUsed()
  if (asked.recipient !== null)
    await outbox.add({
      kind: 'choice-receipt',
      dedupe: `choice-receipt:${receipt.number}`,
      recipient: asked.recipient,
      payload: { campaign_id, campaign_beneficiary_id, receipt_number: receipt.number },
      company_id,
      campaign_id,
      beneficiary_id,
      priority: 3,
      due_at: now,
    })
  return { kept, receipt }
}

function receiptFor(
  file: MyFile,
  lines: readonly MatchedLine[],
  { language, channel, on_paper }: Pick<Confirming, 'language' | 'channel' | 'on_paper'>,
  account_end: string | null,
): Receipt {
  const { campaign, enrolment, company, offer, now } = file
  const person = payingIn(file.person, lines)
  const silence = consequenceOf(offer, defaultLines(offer, person.net_cents), person)
  const keeping = keepingOf(file).flatMap(({ plan, said }) =>
    lines.some(({ destination }) => destination === plan) ? [usually(said)] : [],
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
    if_nothing: usually(choiceSentence(silence.lines, silence.estimate)),
    ...(keeping.length > 0 && { keeping }),
    contact: {
      name: campaign.contact_name,
      email: campaign.contact_email,
      phone: campaign.contact_phone,
    },
    ...(on_paper && { on_paper }),
  }
}
