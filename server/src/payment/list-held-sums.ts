import { listHeldSums } from '@moisson/contract/held-sum'
import type { Layout } from '@moisson/core/export/layout'
import { csvHeader, csvWriter, frenchDay } from '@moisson/core/export/write-cell'
import { heldLayout } from '@moisson/core/payment/held-layout'
import {
  attemptEndNames,
  heldAttemptNames,
  heldReasonNames,
  heldStateNames,
  heldStates,
} from '@moisson/core/payment/held-sum'
import { parisDay } from '@moisson/law/paris-time'
import type { InEach, Language } from '@moisson/law/text'
import { sql } from 'kysely'
import { noteListed } from '../audit/note-reading.ts'
import { companyRow } from '../company/company-store.ts'
import { handle } from '../http/handle.ts'
import { byId, inFrench, pageOf, type Order } from '../http/list-page.ts'
import {
  attemptsOf,
  heldSumsOf,
  heldSumView,
  holdingCampaigns,
  type HeldRow,
  type ShownHeldSum,
} from './held-sum-store.ts'

const fileWord: InEach<string> = { fr: 'Sommes_conservees', en: 'Held_sums' }

/** What leaves soonest comes first, then by name. */
const byLastDay: Order<HeldRow> = {
  keys: [
    { column: sql.ref('last_day'), kind: 'day', value: (row) => row.last_day },
    { column: sql.ref('last_name'), ...inFrench, value: (row) => row.last_name },
    { column: sql.ref('first_name'), ...inFrench, value: (row) => row.first_name },
    byId(),
  ],
}

/** The sums held for people nobody could reach, in every validated campaign, each with what was tried and became of it. */
export const handleListHeldSums = handle(listHeldSums, async (ctx) => {
  const { tx, companyId, input, caller, now, request, language } = ctx
  const { state, q, as } = input.query
  const sums = heldSumsOf(companyId, await holdingCampaigns(tx, companyId), parisDay(now))
  const found = q
    ? sql`plain_text(concat_ws(' ', last_name, first_name, last_name, employee_number, campaign_name))
        like plain_text(${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`
    : sql`true`
  const chosen = state ? sql`state = any(${state}::text[])` : sql`true`
  const counted = await sql<{ state: HeldRow['state']; count: number; amount_cents: number }>`
    select state, count(*)::int as count, sum(held_cents)::bigint as amount_cents from ${sums}
    where ${found} group by 1`.execute(tx)
  const states = Object.fromEntries(heldStates.map((one) => [one, { count: 0, amount_cents: 0 }])) as Record<
    HeldRow['state'],
    { count: number; amount_cents: number }
  >
  for (const { state: one, ...sum } of counted.rows) states[one] = sum
  const shownAs = async (rows: HeldRow[]) => {
    const attempts = await attemptsOf(
      tx,
      companyId,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => heldSumView(row, attempts.get(row.id) ?? []))
  }
  if (as === 'csv') {
    const { rows } = await sql<HeldRow>`
      select * from ${sums} where ${found} and ${chosen} order by ${pageOf(byLastDay, {}).order}`.execute(tx)
    ctx.note({ after: { people: rows.length } })
    const { siren } = await companyRow(tx, companyId)
    const layout = heldLayout(language)
    return {
      file: {
        name: `${fileWord[language]}_${siren}_${parisDay(now)}.csv`,
        type: 'text/csv; charset=utf-8',
        body: Buffer.from(
          `${layout.csv.bom ? '\ufeff' : ''}${csvHeader(layout)}${(await shownAs(rows)).map(csvRow(layout, language)).join('')}`,
        ),
      },
    }
  }
  const page = pageOf(byLastDay, input.query)
  const { rows } = await sql<HeldRow>`
    select * from ${sums} where ${found} and ${chosen} and ${page.after}
    order by ${page.order} limit ${page.limit}`.execute(tx)
  const { shown, next_cursor } = page.cut(rows)
  const total = heldStates
    .filter((one) => !state || state.includes(one))
    .reduce((sum, one) => sum + states[one].count, 0)
  const { user_id, name, session_id } = caller
  await noteListed(
    tx,
    now,
    { user_id, name, session_id, request_id: request.id },
    {
      companyId,
      query: input.query,
      shown: shown.map(({ beneficiary_id }) => beneficiary_id),
      people: total,
    },
  )
  return { items: await shownAs(shown), total, next_cursor, states }
})

function csvRow(layout: Layout, language: Language): (sum: ShownHeldSum) => string {
  const write = csvWriter(layout)
  return (sum) =>
    write({
      employee_number: sum.employee_number,
      last_name: sum.last_name,
      first_name: sum.first_name,
      campaign_name: sum.campaign_name,
      held_cents: sum.held_cents,
      held_since: sum.held_since,
      held_until: sum.held_until,
      reason: heldReasonNames[sum.reason][language],
      attempts: sum.attempts
        .map(({ kind, on, ended }) =>
          ended === 'done'
            ? `${heldAttemptNames[kind][language]} ${frenchDay(on)}`
            : `${heldAttemptNames[kind][language]} ${frenchDay(on)} (${attemptEndNames[ended][language]})`,
        )
        .join(', '),
      state: heldStateNames[sum.state][language],
      done_on: sum.done_on,
      reference: sum.reference,
      note: sum.note,
      recorded_by: sum.recorded_by,
    })
}
