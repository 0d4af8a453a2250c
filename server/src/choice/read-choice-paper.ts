import { readChoicePaper } from '@moisson/contract/paper-choice'
import { campaignIn } from '../campaign/campaign-store.ts'
import { enrolmentIn } from '../campaign/enrolment-store.ts'
import { plain } from '../database/run-statement.ts'
import { openFile } from '../file/keep-file.ts'
import { handle } from '../http/handle.ts'
import { versionsOf } from './choice-store.ts'
import { isOver } from './get-enrolment-choices.ts'
import { printedReceipt } from './printed-receipt.ts'

/** What a paper says is read by whoever entered it, and by the company once the collection is over. */
export const handleReadChoicePaper = handle(
  readChoicePaper,
  async ({ tx, companyId, caller, input, services, now, refuse, note }) => {
    const { id, bid, paper } = input.path
    const campaign = await campaignIn(tx, companyId, id)
    const enrolment = await enrolmentIn(tx, campaign.id, bid)
    const kept = await tx
      .selectFrom('choice_paper')
      .select(['file_id', 'entered_by'])
      .where('campaign_beneficiary_id', '=', enrolment.id)
      .orderBy('entered_at', 'desc')
      .executeTakeFirst()
    if (!isOver(campaign) && kept?.entered_by !== caller.user_id)
      throw refuse('choices_hidden_until_close', { deadline: campaign.closes_at?.toISOString() ?? '' })
    if (!kept) throw refuse('no_receipt')
    note({ target_type: 'beneficiary', target_id: enrolment.beneficiary_id })
    if (paper === 'paper') {
      const { file_name, mime_type, bytes } = await openFile(services, tx, kept.file_id)
      return { file: { name: file_name, type: mime_type, body: bytes, inline: true } }
    }
    const { counted } = await versionsOf(plain(tx), enrolment)
    // An answer of their own came after it: that one is told to them alone.
    if (!counted?.receipt || counted.channel !== 'on_behalf') throw refuse('no_receipt')
    const { name, body, sha256 } = await printedReceipt(counted.receipt, (work) => work(tx, now))
    return { file: { name, type: 'application/pdf', body, inline: true, sha256 } }
  },
)
