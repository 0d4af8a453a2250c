import { listLetters } from '@moisson/contract/letter'
import { sql } from 'kysely'
import { noteListed } from '../audit/note-reading.ts'
import { campaignIn } from '../campaign/campaign-store.ts'
import { handle } from '../http/handle.ts'
import { byId, inFrench, pageOf, type Order } from '../http/list-page.ts'
import { lettersOf, type LetterRow } from './letter-store.ts'

/** As they are sorted on paper: by establishment, then by name. */
const bySite: Order<LetterRow> = {
  keys: [
    { column: sql.ref('site'), ...inFrench, value: (row) => row.site },
    {
      column: sql.ref('last_name'),
      ...inFrench,
      value: (row) => row.last_name,
    },
    {
      column: sql.ref('first_name'),
      ...inFrench,
      value: (row) => row.first_name,
    },
    byId(),
  ],
}

export const handleListLetters = handle(listLetters, async (context) => {
  const { tx, companyId, input, caller, now, request } = context
  const campaign = await campaignIn(tx, companyId, input.path.id)
  const { state, q } = input.query
  const letters = lettersOf(campaign)
  const found = q
    ? sql`(plain_text(last_name) || ' ' || plain_text(first_name) || ' ' || plain_text(last_name) || ' '
        || lower(coalesce(employee_number, ''))) like plain_text(${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`
    : sql`true`
  const counted = await sql<{ state: LetterRow['state']; count: number }>`
    select state, count(*)::int as count from ${letters} where ${found} group by 1`.execute(tx)
  const counts = { to_print: 0, printed: 0, handed: 0, answered: 0 }
  for (const row of counted.rows) counts[row.state] = row.count
  const page = pageOf(bySite, input.query)
  const chosen = state ? sql`state = any(${state}::text[])` : sql`true`
  const { rows } = await sql<LetterRow>`
    select * from ${letters} where ${found} and ${chosen} and ${page.after}
    order by ${page.order} limit ${page.limit}`.execute(tx)
  const { shown, next_cursor } = page.cut(rows)
  const total = counted.rows
    .filter((row) => !state || state.includes(row.state))
    .reduce((sum, row) => sum + row.count, 0)
  const { user_id, name, session_id } = caller
  await noteListed(
    tx,
    now,
    { user_id, name, session_id, request_id: request.id },
    {
      companyId,
      campaignId: campaign.id,
      query: input.query,
      shown: shown.map(({ id }) => id),
      people: total,
    },
  )
  return { items: shown.map(letterView), total, next_cursor, counts }
})

function letterView({ due_net_cents, informed_on, deadline_at, ...row }: LetterRow) {
  const { first_printed_at: _, engagement_state: _state, opened_at: _opened, site: _site, ...shown } = row
  const instant = (value: Date | null) => value?.toISOString() ?? null
  return {
    ...shown,
    due_cents: due_net_cents,
    printed_at: instant(row.printed_at),
    handed_at: instant(row.handed_at),
    informed_on,
    deadline_at: informed_on === null ? null : instant(deadline_at),
  }
}
