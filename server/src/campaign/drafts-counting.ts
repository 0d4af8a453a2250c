import { toDefaultStates } from '@moisson/core/campaign/standing'
import { offerFrom } from '@moisson/core/choice/offer-from'
import { draftCounts } from '@moisson/core/choice/outcome'
import type { Tx } from '../database/connect.ts'
import type { EnrolmentRow } from './enrolment-store.ts'

/** Whose unconfirmed draft would be applied as it stands, of these people: asked of the very rule that will apply it. */
export async function draftsCounting(
  tx: Tx,
  campaignId: string,
  people: readonly EnrolmentRow[],
): Promise<string[]> {
  const { type, frozen, draft_policy } = await tx
    .selectFrom('campaign')
    .select(['type', 'frozen', 'draft_policy'])
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow()
  const silent = people.filter(({ engagement_state }) => toDefaultStates(type).includes(engagement_state))
  if (!frozen || draft_policy !== 'honour_complete_draft' || silent.length === 0) return []
  const offer = offerFrom(frozen, type)
  const rows = await tx
    .selectFrom('choice')
    .select(['campaign_beneficiary_id', 'lines'])
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'draft')
    .where(
      'campaign_beneficiary_id',
      'in',
      silent.map(({ id }) => id),
    )
    .execute()
  const drafts = new Map(rows.map((row) => [row.campaign_beneficiary_id, row.lines]))
  return silent
    .filter(({ id, due_net_cents }) =>
      draftCounts(offer, drafts.get(id) ?? null, { net_cents: due_net_cents }),
    )
    .map(({ id }) => id)
}
