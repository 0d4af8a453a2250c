import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { receiveKeeperAnswer } from '@moisson/contract/payment'
import { stateNames } from '@moisson/core/campaign/state-names'
import { isPayable } from '@moisson/core/payment/movements'
import { answersAnother, withBefore } from '@moisson/core/payment/answer-before'
import { matchAnswer } from '@moisson/core/payment/match-answer'
import { keeperAsked, keepersKept, keepersOf } from '@moisson/core/keeper/keepers-of'
import { keeperFileOf } from '@moisson/core/keeper/keeper-files'
import { companyRow } from '../company/company-store.ts'
import { lockCampaign } from '../campaign/campaign-store.ts'
import type { Tx } from '../database/connect.ts'
import { keepFile } from '../file/keep-file.ts'
import { handle } from '../http/handle.ts'
import { answerBefore, answersOf, shownHead } from './answer-store.ts'
import { readAnswer, readPasted } from './read-answer.ts'
import { sentLines } from './sent-lines.ts'

const PASTED = 'retour-colle.csv'
const ROWS_AT_ONCE = 5_000

/** Keeps the answer as it came and writes its lines beside those we sent; former answers stay, and speak where it does not. */
export const handleReceiveKeeperAnswer = handle(receiveKeeperAnswer, async (ctx) => {
  const { tx, companyId, input, caller, language, refuse, file, services, note } = ctx
  const { text, rejects_only = false, plan } = input.body
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.cid, 'share')
  const { state } = campaign
  if (!isPayable(state)) throw refuse('not_validated', { state: stateNames[state][language] })
  if (!file && !text) throw refuse('answer_missing')
  const keepers = keepersOf(keepersKept(campaign.keepers, await companyRow(tx, companyId)))
  const kept = keeperAsked(keepers, plan)
  if (!kept) throw refuse('keeper_to_name')
  const keeper = keeperFileOf(kept.keeper)
  const sent = await sentLines(tx, campaign, keeper?.words, kept.plans)
  if (sent.length === 0) throw refuse('nothing_to_pay')
  const rows = file ? await readAnswer(file.path, keeper) : await readPasted(text ?? '', keeper)
  if (rows.length === 0) throw refuse('empty_file')
  const matched = matchAnswer(sent, rows, { rejectsOnly: rejects_only })
  const another = answersAnother(matched)
  if (another) throw refuse(another === 'people' ? 'answer_of_others' : 'answer_of_other_amounts')
  const stored = await keepFile(
    services,
    tx,
    file ? { name: file.name, path: file.path } : { name: PASTED, bytes: Buffer.from(text ?? '') },
    { companyId, by: caller.user_id, now },
  )
  const ofPlan = keepers.length === 1 ? null : (kept.plans[0] ?? null)
  const before = await answerBefore(tx, campaign, ofPlan)
  if (before?.sha256 === stored.sha256 && before.rejects_only === rejects_only) throw refuse('answer_known')
  const lines = withBefore(matched, before?.lines ?? [])
  const id = ctx.newId()
  await tx
    .insertInto('keeper_answer')
    .values({
      id,
      company_id: companyId,
      campaign_id: campaign.id,
      file_id: stored.id,
      file_name: stored.file_name,
      plan: ofPlan,
      rejects_only,
      received_by: caller.user_id,
      received_by_name: caller.name,
      created_at: now,
    })
    .execute()
  await writeLines(tx, { id, company_id: companyId, campaign_id: campaign.id }, lines)
  const answer = (await answersOf(tx, companyId, campaign.id)).find((one) => one.id === id)
  if (!answer) throw new Error('an answer that was written is there')
  const shown = shownHead(answer)
  note({ after: { answer_id: id, sha256: stored.sha256, counts: shown.counts } })
  return shown
})

async function writeLines(
  tx: Tx,
  answer: { id: string; company_id: string; campaign_id: string },
  lines: ReturnType<typeof withBefore>,
): Promise<void> {
  for (let from = 0; from < lines.length; from += ROWS_AT_ONCE) {
    const rows = lines.slice(from, from + ROWS_AT_ONCE).map(({ sent, ...line }, at) => ({
      ...line,
      id: randomUUID(),
      position: from + at,
      campaign_beneficiary_id: sent?.campaign_beneficiary_id ?? null,
      beneficiary_id: sent?.beneficiary_id ?? null,
      person_name: line.person_name?.slice(0, 200) ?? null,
      reason: line.reason?.slice(0, 500) ?? null,
    }))
    await sql`
      insert into keeper_answer_line (id, company_id, answer_id, campaign_id, position, row, campaign_beneficiary_id,
        beneficiary_id, employee_number, person_name, plan, fund_code, amount_cents, expected_cents, status, reason,
        resolution, resolved_at, resolved_by_name)
      select id, ${answer.company_id}, ${answer.id}, ${answer.campaign_id}, position, row, campaign_beneficiary_id,
        beneficiary_id, employee_number, person_name, plan, fund_code, amount_cents, expected_cents, status, reason,
        resolution, resolved_at, resolved_by_name
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, position int, row int,
        campaign_beneficiary_id uuid, beneficiary_id uuid, employee_number text, person_name text, plan text,
        fund_code text, amount_cents bigint, expected_cents bigint, status text, reason text, resolution text,
        resolved_at timestamptz, resolved_by_name text)`.execute(tx)
  }
}
