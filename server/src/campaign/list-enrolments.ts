import { sql, type RawBuilder } from 'kysely'
import { listEnrolments } from '@moisson/contract/campaign'
import { noteListed } from '../audit/note-reading.ts'
import { handle } from '../http/handle.ts'
import { draftsCounting } from './drafts-counting.ts'
import type { EnrolmentRow } from './enrolment-store.ts'
import { enrolmentView } from './enrolment-view.ts'
import { byId, inFrench, pageOf, type Order } from '../http/list-page.ts'

const never = '9999-12-31T00:00:00.000Z'
const orders: Record<'name' | 'gross_cents' | 'submitted_at', Order<EnrolmentRow>['keys']> = {
  name: [
    { column: sql.ref('last_name'), ...inFrench, value: (row) => row.last_name },
    { column: sql.ref('first_name'), ...inFrench, value: (row) => row.first_name },
    byId(),
  ],
  gross_cents: [{ column: sql.ref('gross_cents'), kind: 'number', value: (row) => row.gross_cents }, byId()],
  submitted_at: [
    {
      // Those who have not answered come last; a cursor keeps milliseconds.
      column: sql.raw(`date_trunc('milliseconds', coalesce(submitted_at, timestamptz '${never}'))`),
      kind: 'instant',
      value: (row) => row.submitted_at?.toISOString() ?? never,
    },
    byId(),
  ],
}

/** The state in which a list shows an enrolment: `listedStateOf` in the database. */
const listedState = sql`case when engagement_state = 'locked' and not decides then 'nothing' else engagement_state end`

/** The people of a campaign by keyset: the same speed on the first page and on the last. */
export const handleListEnrolments = handle(
  listEnrolments,
  async ({ tx, companyId, input, caller, now, request }) => {
    const { engagement_state, q, establishment, sort = 'name' } = input.query
    const keys = orders[sort.replace('-', '') as keyof typeof orders]
    const page = pageOf({ keys, down: sort.startsWith('-') }, input.query)
    const conditions: RawBuilder<unknown>[] = [
      sql`company_id = ${companyId}`,
      sql`campaign_id = ${input.path.id}`,
    ]
    if (q) {
      const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
      conditions.push(
        sql`(plain_text(last_name) || ' ' || plain_text(first_name) || ' ' || plain_text(last_name) || ' '
        || lower(coalesce(employee_number, '')) || ' ' || lower(coalesce(email, ''))) like plain_text(${like})`,
      )
    }
    if (establishment) conditions.push(sql`establishment = ${establishment}`)
    const found = sql.join(conditions, sql` and `)
    const { rows: counted } = await sql<{ engagement_state: string; count: number }>`
    select ${listedState} as engagement_state, count(*)::int as count from campaign_beneficiary where ${found} group by 1`.execute(
      tx,
    )
    const counts = Object.fromEntries(counted.map((row) => [row.engagement_state, row.count]))

    if (engagement_state) conditions.push(sql`${listedState} = any(${engagement_state}::text[])`)
    const total = counted
      .filter((row) => !engagement_state || engagement_state.some((state) => state === row.engagement_state))
      .reduce((sum, row) => sum + row.count, 0)
    const { rows } = await sql<EnrolmentRow>`
    select * from campaign_beneficiary where ${sql.join([...conditions, page.after], sql` and `)}
    order by ${page.order} limit ${page.limit}`.execute(tx)
    const { shown, next_cursor } = page.cut(rows)
    const { user_id, name, session_id } = caller
    await noteListed(
      tx,
      now,
      { user_id, name, session_id, request_id: request.id },
      {
        companyId,
        campaignId: input.path.id,
        query: input.query,
        shown: shown.map(({ id }) => id),
        people: total,
        files: true,
      },
    )
    return {
      items: shown.map(enrolmentView),
      total,
      counts,
      drafts_counting: await draftsCounting(tx, input.path.id, shown),
      next_cursor,
    }
  },
)
