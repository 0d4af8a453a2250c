import { enterChoice } from '@moisson/contract/paper-choice'
import { isAnswerable } from '@moisson/core/campaign/answer-window'
import { decides } from '@moisson/core/choice/offer'
import { confirmable } from '@moisson/core/choice/check-lines'
import { formatName } from '@moisson/core/process/papers'
import { signedPaper } from '@moisson/core/process/template'
import { parisDay, startOfParisDay } from '@moisson/law/paris-time'
import { languageOf } from '@moisson/law/text'
import { lockOwnAccount } from '../abondement/account-store.ts'
import { campaignIn } from '../campaign/campaign-store.ts'
import { enrolmentIn } from '../campaign/enrolment-store.ts'
import { prepared } from '../database/run-statement.ts'
import { keepFile } from '../file/keep-file.ts'
import { handle } from '../http/handle.ts'
import { askedLines } from './asked-choice.ts'
import { setDraftAside, versionsOf } from './choice-store.ts'
import { lockPersonFile } from './choosing-file.ts'
import { confirmChoice } from './confirm-choice.ts'
import { informedFile } from './informed-file.ts'

/**
 * A choice given on paper counts with its paper, until the person’s own deadline and never over an answer of their own.
 * What was chosen is the person’s affair until the close: the log tells that a paper was entered, not what it says.
 */
export const handleEnterChoice = handle(enterChoice, async (context) => {
  const { tx, transaction, companyId, caller, services, input, file: sent, language } = context
  const { refuse, orRefuse, newId, note, outbox } = context
  const { signed_on, reason, ...body } = input.body
  const campaign = await campaignIn(tx, companyId, input.path.id)
  const { beneficiary_id } = await enrolmentIn(tx, campaign.id, input.path.bid)
  const run = prepared(transaction.client)
  await lockOwnAccount(run, campaign.id, [beneficiary_id])
  const file = await lockPersonFile(run, beneficiary_id, campaign.id)
  const { offer, person, enrolment, now } = file
  if (!decides(person)) throw refuse('nothing_to_enter')
  orRefuse(isAnswerable(file.campaign, enrolment, now))
  const from = parisDay(file.campaign.launched_at ?? now)
  if (signed_on > parisDay(now) || signed_on < from) throw refuse('paper_day', { from })
  // A paper is a decision about the amount that its signer had read.
  const corrected = enrolment.correction && parisDay(enrolment.correction.at)
  if (corrected && signed_on < corrected) throw refuse('paper_before_correction', { from: corrected })
  const versions = await versionsOf(run, enrolment)
  const { counted } = versions
  if (counted?.status === 'submitted' && counted.channel !== 'on_behalf')
    throw refuse('answered_oneself', { deadline: enrolment.deadline_at?.toISOString() ?? '' })
  if (counted?.status === 'submitted' && reason === undefined) throw refuse('paper_correction_reason')
  if (counted?.status !== 'submitted' && reason !== undefined) throw refuse('no_paper_to_correct')
  const said = askedLines(offer, body, person.net_cents)
  if (said === null) throw refuse('no_draft')
  const { mode, lines } = orRefuse(said)
  const complete = orRefuse(confirmable(offer, lines, person))

  if (!sent) throw refuse('missing_file')
  const paper = await keepFile(services, tx, sent, { companyId, by: caller.user_id, now })
  if (!signedPaper.includes(paper.mime_type))
    throw refuse('unexpected_format', {
      label: { fr: 'Papier signé', en: 'Signed paper' }[language],
      formats: signedPaper.map(formatName).join(', '),
    })
  const account = await tx
    .selectFrom('beneficiary as b')
    .leftJoin('app_user as u', 'u.id', 'b.user_id')
    .select('u.locale')
    .where('b.id', '=', beneficiary_id)
    .executeTakeFirst()
  const recipient = enrolment.email
  const { receipt } = await confirmChoice(
    { tx, run, newId, outbox },
    await informedFile(tx, file, new Date(startOfParisDay(signed_on))),
    {
      mode,
      lines: complete,
      acknowledgements: [],
      channel: 'on_behalf',
      language: languageOf(account?.locale),
      recipient,
      on_paper: { entered_by: caller.name, signed_on, sha256: paper.sha256 },
    },
    await setDraftAside(run, versions, now),
  )
  const { company_id, campaign_id, id: campaign_beneficiary_id } = enrolment
  await tx
    .insertInto('choice_paper')
    .values({
      id: newId(),
      company_id,
      campaign_id,
      campaign_beneficiary_id,
      beneficiary_id,
      file_id: paper.id,
      sha256: paper.sha256,
      signed_on,
      receipt_number: receipt.number,
      entered_at: now,
      entered_by: caller.user_id,
      entered_by_name: caller.name,
      correction_reason: reason ?? null,
    })
    .execute()
  note({
    target_type: 'campaign_beneficiary',
    target_id: campaign_beneficiary_id,
    summary: `choice entered from a signed paper, receipt ${receipt.number}`,
    after: { signed_on, paper_sha256: paper.sha256, ...(reason !== undefined && { reason }) },
  })
  return {
    receipt_number: receipt.number,
    submitted_at: receipt.submitted_at,
    signed_on,
    sha256: paper.sha256,
    told: recipient === null ? ('letter' as const) : ('mail' as const),
  }
})
