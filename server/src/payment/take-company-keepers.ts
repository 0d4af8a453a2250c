import { takeCompanyKeepers } from '@moisson/contract/payment'
import { keeperSettings, keepersOf, keptPlans, type KeeperSettings } from '@moisson/core/keeper/keepers-of'
import { planKinds } from '@moisson/core/vocabulary'
import { lockCampaign, saveCampaign } from '../campaign/campaign-store.ts'
import { companyRow } from '../company/company-store.ts'
import { handle } from '../http/handle.ts'

/** The one way in which a launched campaign changes keepers: somebody says so, and the trail keeps both. */
export const handleTakeCompanyKeepers = handle(takeCompanyKeepers, async (ctx) => {
  const { tx, companyId, input, note, refuse } = ctx
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.cid, 'update')
  if (campaign.state === 'draft' || campaign.state === 'cancelled') throw refuse('campaign_not_launched')
  const settled = await tx
    .selectFrom('payment_record')
    .select('id')
    .where('company_id', '=', companyId)
    .where('campaign_id', '=', campaign.id)
    .where('kind', '=', 'account_keeper')
    .where('status', '<>', 'to_prepare')
    .executeTakeFirst()
  if (settled || campaign.state === 'completed') throw refuse('keeper_already_paid')
  const keepers = keeperSettings(await companyRow(tx, companyId))
  const kept = keptPlans(keepers)
  if (planKinds.some((plan) => campaign.destinations.includes(plan) && !kept.includes(plan)))
    throw refuse('no_keeper_today')
  await saveCampaign(tx, campaign, now, { keepers: JSON.stringify(keepers) })
  note({
    target_type: 'campaign',
    target_id: campaign.id,
    before: campaign.keepers && named(campaign.keepers),
    after: named(keepers),
  })
  return { keepers: keepersOf(keepers).map(({ name }) => name) }
})

/** As the trail is read: keepers by their names. */
const named = (keepers: KeeperSettings) => {
  const [shared, own] = keepersOf(keepers)
  return { ...keepers, account_keeper: shared?.name ?? null, percol_account_keeper: own?.name ?? null }
}
