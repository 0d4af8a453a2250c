import { sql, type RawBuilder } from 'kysely'
import { HIRED_FROM_AGE, HIRED_UNTIL_AGE, SHORTEST_NAME } from '@moisson/core/beneficiary/unlikely'
import type { Exercise } from '@moisson/core/campaign/exercise-dates'
import { yearOf } from '@moisson/law/calendar'
import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { noteListed } from '../audit/note-reading.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { byId, pageOf, type Order } from '../http/list-page.ts'
import {
  exerciseIn,
  expectedYear,
  shownBeneficiary,
  shownColumns,
  type BeneficiaryRow,
} from './beneficiary-row.ts'
import { doubtfulYear } from './doubtful-year.ts'
import type { Issue } from './person-blockers.ts'

type Keys = Order<BeneficiaryRow>['keys']
/** Sort keys, all totally ordered: what may be absent sorts as empty. */
const orders: Record<'name' | 'employee_number' | 'hire_date', Keys> = {
  name: [
    { column: sql`b.last_name`, kind: 'text', value: (row) => row.last_name },
    { column: sql`b.first_name`, kind: 'text', value: (row) => row.first_name },
    byId('b.id'),
  ],
  employee_number: [
    {
      column: sql`coalesce(b.employee_number, '')`,
      kind: 'text',
      value: (row) => row.employee_number ?? '',
    },
    byId('b.id'),
  ],
  hire_date: [
    {
      column: sql`coalesce(b.hire_date, '-infinity')`,
      kind: 'day',
      value: (row) => row.hire_date ?? '-infinity',
    },
    byId('b.id'),
  ],
}

/** The people of a company by keyset; the counts of the whole list come with its first page only. */
export const handleListBeneficiaries = handle(
  listBeneficiaries,
  async ({ input, tx, companyId, now, language, caller, request }) => {
    const { query } = input
    const sort = query.sort ?? 'name'
    const year = query.year ?? (await expectedYear(tx, companyId, now))
    const keys = orders[sort.replace('-', '') as keyof typeof orders]
    const page = pageOf({ keys, down: sort.startsWith('-') }, { ...query, name: sort })
    const exercise = await exerciseIn(tx, companyId, year)
    const where = [sql`b.company_id = ${companyId}`, ...filters(query, exercise)]
    // Right after an import nothing is known of the table, and everybody would be sorted for one page.
    if (sort.endsWith('name')) await sql`set local enable_sort = off`.execute(tx)
    const { rows } = await sql<BeneficiaryRow>`
      select ${shownColumns} from beneficiary b where ${sql.join([...where, page.after], sql` and `)}
      order by ${page.order} limit ${page.limit}`.execute(tx)
    const summary = query.cursor === undefined ? await summaryOf(tx, companyId, exercise) : undefined
    const more = rows.length === page.limit
    const total = page.carried ?? (more ? await totalOf(tx, query, where, summary?.counts) : rows.length)
    const { shown, next_cursor } = page.cut(rows, total)
    const { user_id, name, session_id } = caller
    await noteListed(
      tx,
      now,
      { user_id, name, session_id, request_id: request.id },
      { companyId, query, shown: shown.map(({ id }) => id), people: total, files: true },
    )
    return {
      items: shown.map((row) => shownBeneficiary(row, exercise, language)),
      total,
      next_cursor,
      establishments: summary?.establishments ?? [],
      issue_counts: summary?.issue_counts ?? {},
    }
  },
)

function issueCondition(issue: Issue, exercise: Exercise): RawBuilder<unknown> {
  const year = yearOf(exercise.end)
  switch (issue) {
    case 'no_email':
      return sql`(b.personal_email is null and b.work_email is null)`
    case 'no_own_contact':
      return sql`((b.exit_date is not null or b.status = 'left') and b.personal_email is null and b.mobile is null)`
    case 'no_employee_number':
      return sql`b.employee_number is null`
    case 'no_birth_date':
      return sql`b.birth_date is null`
    case 'no_hire_date':
      return sql`b.hire_date is null`
    case 'bounced':
      return sql`b.account_status = 'bounced'`
    case 'unlikely':
      return sql`(b.hire_date < b.birth_date + make_interval(years => ${HIRED_FROM_AGE})
        or b.hire_date > b.birth_date + make_interval(years => ${HIRED_UNTIL_AGE})
        or char_length(btrim(b.last_name)) < ${SHORTEST_NAME} or char_length(btrim(b.first_name)) < ${SHORTEST_NAME}
        or ${doubtfulYear(exercise)})`
    case 'no_pay':
      return sql`not exists (select from beneficiary_year y where y.company_id = b.company_id
        and y.beneficiary_id = b.id and y.year = ${year} and y.reference_salary_cents is not null)`
    case 'no_presence':
      return sql`not exists (select from beneficiary_year y where y.company_id = b.company_id
        and y.beneficiary_id = b.id and y.year = ${year} and (y.presence_days is not null or y.absences is not null))`
  }
}
const everyIssue: Issue[] = [
  'no_email',
  'no_own_contact',
  'no_employee_number',
  'no_birth_date',
  'no_hire_date',
  'no_pay',
  'no_presence',
  'unlikely',
  'bounced',
]
/** Counted by who does have it, from an index of its own: everybody is not read for those who do not. */
const byYear: Partial<Record<Issue, string>> = {
  no_pay: 'y.reference_salary_cents is not null',
  no_presence: '(y.presence_days is not null or y.absences is not null)',
}

interface Filters {
  q?: string | undefined
  status?: string[] | undefined
  establishment?: string | undefined
  issue?: Issue | 'any' | undefined
}

function filters(query: Filters, exercise: Exercise): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = []
  if (query.status && query.status.length > 0) found.push(sql`b.status = any(${query.status})`)
  else found.push(sql`b.status <> 'archived'`)
  for (const word of (query.q ?? '').split(/\s+/).filter(Boolean).slice(0, 6)) {
    const escaped = word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
    found.push(sql`b.search like '%' || plain_text(${escaped}) || '%'`)
  }
  if (query.establishment) found.push(sql`b.establishment = ${query.establishment}`)
  if (query.issue) {
    const wanted = query.issue === 'any' ? everyIssue : [query.issue]
    found.push(
      sql`(${sql.join(
        wanted.map((issue) => issueCondition(issue, exercise)),
        sql` or `,
      )})`,
    )
  }
  return found
}

type Counts = Record<Issue, number> & { everybody: number }

/** Counts of the whole company, each from an index of its own, and where its people work. */
async function summaryOf(tx: Tx, companyId: string, exercise: Exercise) {
  const year = yearOf(exercise.end)
  const people = sql`from beneficiary b where b.company_id = ${companyId} and b.status <> 'archived'`
  const counted = everyIssue
    .filter((issue) => byYear[issue] === undefined)
    .map(
      (issue) =>
        sql`(select count(*)::int ${people} and ${issueCondition(issue, exercise)}) as ${sql.raw(issue)}`,
    )
  const withYear = Object.entries(byYear).map(([issue, said]) => {
    const known = sql`y.company_id = ${companyId} and y.year = ${year} and ${sql.raw(said)}`
    return sql`(select count(*)::int ${people}) - (select count(*)::int from beneficiary_year y where ${known})
      + (select count(*)::int from beneficiary b join beneficiary_year y on y.beneficiary_id = b.id
        where b.company_id = ${companyId} and b.status = 'archived' and ${known}) as ${sql.raw(issue)}`
  })
  const { rows } = await sql<Counts & { establishments: string[] | null }>`
    select (select count(*)::int ${people}) as everybody, ${sql.join([...counted, ...withYear])},
        (select array_agg(e.name order by e.name collate "fr-x-icu") from establishment e
          where e.company_id = ${companyId}) as establishments`.execute(tx)
  if (!rows[0]) throw new Error('an aggregate always answers')
  const { establishments, everybody, ...counts } = rows[0]
  const issue_counts = Object.fromEntries(everyIssue.map((issue) => [issue, counts[issue]]))
  return { establishments: establishments ?? [], issue_counts, counts: { ...counts, everybody } as Counts }
}

/** How many people the filters keep, from the counts of the company where they already tell. */
async function totalOf(
  tx: Tx,
  query: Filters,
  where: RawBuilder<unknown>[],
  counts: Counts | undefined,
): Promise<number> {
  const wide = !query.q && !query.establishment && !query.status?.length
  if (counts && wide && query.issue !== 'any') return query.issue ? counts[query.issue] : counts.everybody
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from beneficiary b where ${sql.join(where, sql` and `)}`.execute(tx)
  return rows[0]?.total ?? 0
}
