import { randomUUID } from 'node:crypto'
import { defaultClauses } from '@moisson/core/company/agreement'
import { exampleFile } from '@moisson/core/company/example-file'
import type { AbondementClause } from '@moisson/core/abondement/clause'
import { leastSteps } from '@moisson/core/company/managed-steps'
import { planKindNames } from '@moisson/core/company/plan-fields'
import { parisDay } from '@moisson/law/paris-time'
import type { Tx } from '../database/connect.ts'
import { demoCatalogue } from '../fund/demo-catalogue.ts'
import { seedFunds } from '../fund/seed-funds.ts'
import { agreementTitles } from './write-agreement.ts'

const abondement: Record<'pee' | 'percol', AbondementClause> = {
  pee: { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false },
  percol: { kind: 'single', rate_bps: 10_000, cap_cents: 100_000, base: 'net', leavers: false },
}

/**
 * Gives a new company of the demo what a campaign needs, all of it marked as an example: company file, PEE and PER COL
 * with the demo funds, an agreement that counts as signed and filed.
 */
export async function addExampleSchemes(
  tx: Tx,
  companyId: string,
  now: Date,
  apiBaseUrl: string,
): Promise<void> {
  await seedFunds(tx, apiBaseUrl)
  const { company, agreement } = exampleFile(parisDay(now.toISOString()))
  const origin = { source: 'example', at: now.toISOString(), by: null }
  const { legal_representative, ...plain } = company
  await tx
    .updateTable('company')
    .set({
      ...plain,
      account_keeper: 'groupama_es',
      legal_representative: JSON.stringify(legal_representative),
      origins: JSON.stringify(Object.fromEntries(Object.keys(company).map((field) => [field, origin]))),
    })
    .where('id', '=', companyId)
    .execute()
  for (const kind of ['pee', 'percol'] as const) {
    const funds = demoCatalogue.filter((fund) => fund.data.plans.includes(kind))
    await tx
      .insertInto('plan')
      .values({
        id: randomUUID(),
        company_id: companyId,
        kind,
        name: `${planKindNames[kind].own.fr} (exemple)`,
        abondement: JSON.stringify(abondement[kind]),
        fund_ids: funds.map((fund) => fund.id),
        default_fund_id: funds[0]?.id ?? null,
        has_managed_profiles: kind === 'percol',
        managed_steps: JSON.stringify(kind === 'percol' ? leastSteps() : []),
        is_example: true,
        updated_at: now,
      })
      .execute()
  }
  await tx
    .insertInto('agreement')
    .values({
      id: randomUUID(),
      company_id: companyId,
      type: 'interessement',
      title: `${agreementTitles.interessement} (exemple)`,
      ...agreement,
      // Nothing is asked of anybody that a new company has not imported yet.
      clauses: JSON.stringify({ ...defaultClauses, seniority_months: 0, prorate_cap: false }),
      is_example: true,
      updated_at: now,
    })
    .execute()
}
