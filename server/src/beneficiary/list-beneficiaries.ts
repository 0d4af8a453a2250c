import { sql, type RawBuilder } from 'kysely'
import { HIRED_FROM_AGE, HIRED_UNTIL_AGE, SHORTEST_NAME } from '@moisson/core/beneficiary/unlikely'
import { listBeneficiaries } from '@moisson/contract/beneficiary'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { expectedYear, shownBeneficiary, shownColumns, type BeneficiaryRow } from './beneficiary-row.ts'
import type { Issue } from './person-blockers.ts'

const PAGE = 50

/** Sort keys, all totally ordered: what may be absent sorts as empty. */
const orders = {
  name: ['b.last_name', 'b.first_name'],
  employee_number: [`coalesce(b.employee_number, '')`],
  hire_date: [`coalesce(b.hire_date, '-infinity')`],
} as const

/** The people of a company by keyset; the counts of the whole list come with its first page only. */
export const handleListBeneficiaries = handle(
  listBeneficiaries,
  async ({ input, tx, companyId, now, language }) => {
    const { query } = input
    const sort = query.sort ?? 'name'
    const limit = query.limit ?? PAGE
    const year = query.year ?? (await expectedYear(tx, companyId, now))
    const after = query.cursor === undefined ? undefined : cursorFrom(query.cursor, sort)
    const keys = [...orders[sort.replace('-', '') as keyof typeof orders], 'b.id']
    const down = sort.startsWith('-')
    const where = [sql`b.company_id = ${companyId}`, ...filters(query, year)]
    const page = after
      ? [
          ...where,
          sql`(${sql.raw(keys.join(', '))}) ${sql.raw(down ? '<' : '>')} (${sql.join(after.keys.map((key, at) => sql`${key}${sql.raw(castOf(keys[at] ?? ''))}`))})`,
        ]
      : where
    // Right after an import nothing is known of the table, and everybody would be sorted for one page.
    if (sort.endsWith('name')) await sql`set local enable_sort = off`.execute(tx)
    const { rows } = await sql<BeneficiaryRow & { cursor_keys: string[] }>`
      select ${shownColumns}, array[${sql.raw(keys.map((key) => `${key}::text`).join(', '))}] as cursor_keys
      from beneficiary b where ${sql.join(page, sql` and `)}
      order by ${sql.raw(keys.map((key) => `${key} ${down ? 'desc' : 'asc'}`).join(', '))} limit ${limit + 1}`.execute(
      tx,
    )
    const items = rows.slice(0, limit)
    const more = rows.length > limit
    const summary = after ? undefined : await summaryOf(tx, companyId, year)
    const total = after ? after.total : more ? await totalOf(tx, query, where, summary?.counts) : rows.length
    const last = items.at(-1)
    return {
      items: items.map((row) => shownBeneficiary(row, year, language)),
      total,
      next_cursor: more && last ? cursorOf(sort, last.cursor_keys, total) : null,
      establishments: summary?.establishments ?? [],
      issue_counts: summary?.issue_counts ?? {},
    }
  },
)

function castOf(key: string): string {
  if (key === 'b.id') return '::uuid'
  return key.includes('hire_date') ? '::date' : '::text'
}

function issueCondition(issue: Issue, year: number): RawBuilder<unknown> {
  switch (issue) {
    case 'no_email':
      return sql`(b.personal_email is null and b.work_email is null)`
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
        or char_length(btrim(b.last_name)) < ${SHORTEST_NAME} or char_length(btrim(b.first_name)) < ${SHORTEST_NAME})`
    case 'no_pay':
      return sql`not exists (select from beneficiary_year y where y.company_id = b.company_id
        and y.beneficiary_id = b.id and y.year = ${year} and y.reference_salary_cents is not null)`
    case 'no_presence':
      return sql`not exists (select from beneficiary_year y where y.company_id = b.company_id
        and y.beneficiary_id = b.id and y.year = ${year} and y.presence_days is not null)`
  }
}
const everyIssue: Issue[] = [
  'no_email',
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
  no_pay: 'reference_salary_cents',
  no_presence: 'presence_days',
}

interface Filters {
  q?: string | undefined
  status?: string[] | undefined
  establishment?: string | undefined
  issue?: Issue | 'any' | undefined
}

function filters(query: Filters, year: number): RawBuilder<unknown>[] {
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
        wanted.map((issue) => issueCondition(issue, year)),
        sql` or `,
      )})`,
    )
  }
  return found
}

type Counts = Record<Issue, number> & { everybody: number }

/** Counts of the whole company, each from an index of its own, and where its people work. */
async function summaryOf(tx: Tx, companyId: string, year: number) {
  const people = sql`from beneficiary b where b.company_id = ${companyId} and b.status <> 'archived'`
  const counted = everyIssue
    .filter((issue) => byYear[issue] === undefined)
    .map(
      (issue) =>
        sql`(select count(*)::int ${people} and ${issueCondition(issue, year)}) as ${sql.raw(issue)}`,
    )
  const withYear = Object.entries(byYear).map(([issue, column]) => {
    const known = sql`y.company_id = ${companyId} and y.year = ${year} and y.${sql.raw(column)} is not null`
    return sql`(select count(*)::int ${people}) - (select count(*)::int from beneficiary_year y where ${known})
      + (select count(*)::int from beneficiary b join beneficiary_year y on y.beneficiary_id = b.id
        where b.company_id = ${companyId} and b.status = 'archived' and ${known}) as ${sql.raw(issue)}`
  })
  const { rows } = await sql<Counts & { establishments: string[] | null }>`
    select (select count(*)::int ${people}) as everybody, ${sql.join([...counted, ...withYear])},
        (with recursive one as (
            select min(b.establishment) as name from beneficiary b where b.company_id = ${companyId}
          union all
            select (select min(b.establishment) from beneficiary b
              where b.company_id = ${companyId} and b.establishment > one.name) from one where one.name is not null)
          select array_agg(name order by name) from one where name <> '') as establishments`.execute(tx)
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

interface Cursor {
  keys: string[]
  total: number
}
const cursorOf = (sort: string, keys: string[], total: number): string =>
  Buffer.from(JSON.stringify([sort, total, ...keys])).toString('base64url')

/** A cursor belongs to the order it was made for. */
function cursorFrom(cursor: string, sort: string): Cursor {
  try {
    const [order, total, ...keys] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const id = keys.at(-1)
    const wellFormed =
      order === sort &&
      typeof total === 'number' &&
      keys.length === (sort.endsWith('name') ? 3 : 2) &&
      keys.every((key): key is string => typeof key === 'string') &&
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(id)) &&
      (!sort.endsWith('hire_date') || /^(-infinity|\d{4}-\d{2}-\d{2})$/.test(String(keys[0])))
    if (wellFormed) return { keys: keys as string[], total }
  } catch {
    // Falls through to the refusal.
  }
  throw refused('invalid_cursor')
}
