import type { Candidate } from '../share.ts'

/** Somebody there for 365 days at 30 000 €, for tests that say what differs. */
export const aCandidate = (number: string, more: Partial<Candidate> = {}): Candidate => ({
  beneficiary_id: `id-${number}`,
  employee_number: number,
  hire_date: '2015-01-05',
  exit_date: null,
  reference_salary_cents: 3_000_000,
  presence_days: 365,
  contract_type: 'permanent',
  income_before_cents: null,
  by_hand: null,
  already_granted_cents: 0,
  ...more,
})
