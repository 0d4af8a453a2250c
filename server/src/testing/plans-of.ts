import pg from 'pg'
import { vi } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import type { TestServer } from './test-server.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

interface Explained {
  'QUERY PLAN': { Plan: PlanNode }[]
}

interface Planned {
  statement: string
  scans: { table: string; how: string; index: string | null }[]
}

/** Does some work, and tells how PostgreSQL reads each table in every statement the work made. */
export async function plansOf(server: TestServer, work: () => Promise<unknown>): Promise<Planned[]> {
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  let made: unknown[][]
  try {
    await work()
    made = queries.mock.calls.map((call) => [...(call as unknown[])])
  } finally {
    queries.mockRestore()
  }
  const statements = new Map<string, unknown[] | 'generic'>()
  for (const [asked, given] of made) {
    const { text, values } =
      typeof asked === 'string'
        ? { text: asked, values: given }
        : (asked as { text?: string; values?: unknown })
    if (!text || !/^\s*(select|with|update|insert|delete)\b/i.test(text)) continue
    statements.set(text, Array.isArray(values) ? values : [])
    // Planned once for every value: this plan must be as good.
    if (typeof asked !== 'string') statements.set(`${text} `, 'generic')
  }
  const plans: Planned[] = []
  const scope = { companies: '*', identity: true } as const
  for (const [statement, values] of statements)
    await inTransaction(server.services.pool, scope, async (_tx, _now, client) => {
      const { rows } = await (values === 'generic'
        ? client.query<Explained>(`explain (generic_plan, format json) ${statement}`)
        : client.query<Explained>(`explain (format json) ${statement}`, values))
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
      plans.push({ statement: statement.replaceAll(/\s+/g, ' ').trim(), scans: plan ? scansIn(plan) : [] })
    })
  return plans
}

function scansIn(node: PlanNode): Planned['scans'] {
  const own = node['Relation Name']
    ? [{ table: node['Relation Name'], how: node['Node Type'], index: node['Index Name'] ?? null }]
    : []
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)]
}

/** Statements that read one of these tables from end to end. */
export function wholeReads(plans: readonly Planned[], tables: readonly string[]): string[] {
  return plans.flatMap(({ statement, scans }) =>
    scans
      .filter(({ table, how }) => how === 'Seq Scan' && tables.includes(table))
      .map(({ table }) => `${table}: ${statement.slice(0, 200)}`),
  )
}

/** The indexes by which a table is read. */
export function indexesUsed(plans: readonly Planned[]): Set<string> {
  return new Set(plans.flatMap(({ scans }) => scans.flatMap(({ index }) => index ?? [])))
}
