import { isDeepStrictEqual } from 'node:util'
import type { Input } from '@moisson/contract/call'
import { launchProcessCampaign } from '@moisson/contract/process'
import { cleanCriterion } from '@moisson/core/campaign/criteria'
import { campaignTypeNames } from '@moisson/core/campaign/type-names'
import { payableYear } from '@moisson/core/campaign/default-settings'
import { owedByExercise } from '@moisson/core/campaign/has-legal-day'
import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { covers } from '@moisson/core/company/covered-exercise'
import type { CampaignType, ProcessType } from '@moisson/core/vocabulary'
import { usualYear } from '@moisson/core/process/due-date'
import { parisDay } from '@moisson/law/paris-time'
import type { CampaignRow } from '../campaign/campaign-store.ts'
import { mergedCriteria } from '../campaign/criteria.ts'
import { differingSettings } from '../campaign/differing-settings.ts'
import { draftCampaign } from '../campaign/draft-campaign.ts'
import { viewOf } from '../campaign/campaign-view.ts'
import { agreementRows } from '../company/agreement-store.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { closingOf } from './company-closing.ts'
import { holdProcess, settleProcess } from './process-store.ts'
import { processView } from './process-view.ts'

type Asked = NonNullable<NonNullable<Input<typeof launchProcessCampaign>['body']>['campaign']>

/**
 * The campaign of a process and an exercice: its draft is made by the first call, and every other one gives it
 * back. The process is held meanwhile, so that any number of calls at once make one campaign.
 */
export const handleLaunchProcessCampaign = handle(launchProcessCampaign, async (context) => {
  const { tx, companyId, input, now, language, refuse, note, found } = context
  const process = await holdProcess(tx, companyId, input.path.id)
  const asked = input.body?.campaign ?? {}
  const today = parisDay(now.toISOString())
  const closing = await closingOf(tx, companyId)
  const ofExercise = process.year ?? usualYear('closed_exercise', today, closing)
  const type =
    asked.type ??
    campaignOf[process.type] ??
    (await agreedType(tx, companyId, exerciseOf(ofExercise, closing)))
  const own = campaignOf[process.type]
  const ownTypes = own === undefined ? owedByExercise : [own]
  // What is paid in its own year has nothing to do with the exercice that the process is of.
  const year =
    asked.year ?? (campaignTypeFacts[type].rights_of === 'payment' ? payableYear(today) : ofExercise)
  const existing = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('process_id', '=', process.id)
    .where('year', '=', year)
    .where('state', '<>', 'cancelled')
    // Asked for by its type, a bonus or a supplement stands beside the process's own campaign.
    .where('type', 'in', asked.type === undefined ? ownTypes : [type])
    .orderBy('created_at')
    .executeTakeFirst()
  if (!existing && process.cancelled_at) throw refuse('process_over')
  if (existing) {
    const fields = otherThan(existing, asked)
    if (fields.length > 0)
      throw refuse('process_campaign_differs', { name: existing.name, fields: fields.join(', ') })
    found()
  }
  const campaign =
    existing ??
    (await draftCampaign(
      context,
      {
        ...asked,
        name: await freeName(tx, companyId, asked.name ?? `${campaignTypeNames[type].fr} ${year}`, year),
        type,
        year,
      },
      { processId: process.id },
    ))
  const settledProcess =
    !ownTypes.includes(type) || (existing && process.campaign_id === campaign.id)
      ? process
      : await settleProcess(tx, process, now, { campaign_id: campaign.id })
  note({ target_type: 'campaign', target_id: campaign.id, summary: `${campaign.name} (${campaign.year})` })
  return {
    campaign: await viewOf(tx, campaign, context),
    process: await processView(tx, settledProcess, language),
  }
})

/** What a process sets up, whatever else the company runs. */
const campaignOf: Partial<Record<ProcessType, CampaignType>> = {
  interessement_setup: 'interessement',
  participation_setup: 'participation',
  ppv_setup: 'ppv',
}

/** The campaign that the agreements of an exercice call for: a participation where it is the only one. */
async function agreedType(
  tx: Tx,
  companyId: string,
  exercise: { start: string; end: string },
): Promise<'interessement' | 'participation'> {
  const agreed = (await agreementRows(tx, companyId)).filter((one) => covers(one, exercise))
  return agreed.length > 0 && agreed.every(({ type }) => type === 'participation')
    ? 'participation'
    : 'interessement'
}

/** What was asked that the campaign of the process does not have; a name may have got a number to be free. */
function otherThan(existing: CampaignRow, asked: Asked): string[] {
  const { clone_from_id: _, name, criteria, ...rest } = asked
  const differing = Object.keys(differingSettings(existing, rest))
  const named = name === undefined || existing.name.replace(/ \(\d+\)$/, '') === name.replace(/ \(\d+\)$/, '')
  const shared =
    criteria === undefined ||
    isDeepStrictEqual(mergedCriteria(criteria.map(cleanCriterion)), existing.criteria)
  return [...(named ? [] : ['name']), ...(shared ? [] : ['criteria']), ...differing]
}

/** A name that no campaign of the exercice has: a campaign made outside the process may hold the usual one. */
async function freeName(tx: Tx, companyId: string, wanted: string, year: number): Promise<string> {
  const rows = await tx
    .selectFrom('campaign')
    .select('name')
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .execute()
  const taken = new Set(rows.map((row) => row.name.toLowerCase()))
  const names = [wanted, ...rows.map((_, index) => `${wanted} (${index + 2})`)]
  return names.find((name) => !taken.has(name.toLowerCase())) ?? wanted
}
