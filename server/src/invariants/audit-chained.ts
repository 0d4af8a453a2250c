import { verifyChains } from '../audit/verify-audit.ts'
import type { Invariant } from './invariant.ts'

export const auditChained: Invariant = {
  name: 'audit-chained',
  sentence: 'every row of the audit is what was written, in its place, with none missing',
  async *broken({ tx }) {
    const { faults } = await verifyChains(tx)
    for (const { company_id, seq, fault } of faults)
      yield {
        company_id,
        campaign_id: null,
        campaign: null,
        beneficiary_id: null,
        employee_number: null,
        what: `row ${seq} of the chain: ${fault}`,
      }
  },
}
