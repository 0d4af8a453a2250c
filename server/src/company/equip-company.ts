import { randomUUID } from 'node:crypto'
import { defaultClauses } from '@moisson/core/company-agreement'
import type { AbondementClause } from '@moisson/core/campaign/frozen-rules'
import type { Tx } from '../database/connect.ts'
import { demoCatalogue } from '../fund/demo-catalogue.ts'
import { seedFunds } from '../fund/seed-funds.ts'
import { agreementTitles } from './agreements.ts'
import { planNames } from './plans.ts'

const abondement: Record<'pee' | 'percol', AbondementClause> = {
  pee: { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false },
  percol: { kind: 'single', rate_bps: 10_000, cap_cents: 100_000, base: 'net', leavers: false },
}

/** Gives a company of the demo a PEE and a PER COL with the demo funds, and an agreement, so that it can go all the way. */
export async function equipCompany(tx: Tx, companyId: string, now: Date, apiBaseUrl: string): Promise<void> {
  await seedFunds(tx, apiBaseUrl)
  for (const kind of ['pee', 'percol'] as const) {
    const funds = demoCatalogue.filter((fund) => fund.data.plans.includes(kind))
    await tx
      .insertInto('plan')
      .values({
        id: randomUUID(),
        company_id: companyId,
        kind,
        name: planNames[kind],
        abondement: JSON.stringify(abondement[kind]),
        fund_ids: funds.map((fund) => fund.id),
        default_fund_id: funds[0]?.id ?? null,
        has_managed_profiles: kind === 'percol',
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
      title: agreementTitles.interessement,
      clauses: JSON.stringify(defaultClauses),
      updated_at: now,
    })
    .execute()
}
