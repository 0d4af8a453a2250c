import { randomUUID } from 'node:crypto'
import { createCampaign } from '@moisson/contract/campaign'
import { saveAgreement, savePlan } from '@moisson/contract/company'
import { defaultClauses } from '@moisson/core/company/agreement'
import type { BenchServer } from './bench-server.ts'

export interface BenchCompany {
  id: string
  /** Bearer and user of its administrator. */
  bearer: string
  userId: string
}

const halves = [
  { criterion: 'salary' as const, weight_bps: 5000 },
  { criterion: 'presence' as const, weight_bps: 5000 },
]

/** A company with a PEE, an agreement and an administrator, and people made by the database itself. */
export async function plantCompany(server: BenchServer, people: number): Promise<BenchCompany> {
  const { owner } = server
  const id = randomUUID()
  const { userId, bearer } = await server.signIn()
  const siren = String(Math.floor(1e8 + Math.random() * 8e8))
  await owner.query(
    `insert into company (id, siren, legal_name, status, account_keeper, fiscal_year_end_month, fiscal_year_end_day, headcount,
       headcount_year, legal_representative, created_at, updated_at)
     values ($1, $2, 'Les Vergers de Saint-Prix', 'active', 'groupama_es', 12, 31, $3::int,
       extract(year from business_now())::int - 1, '{"first_name":"Hélène","last_name":"Roche"}', business_now(), business_now())`,
    [id, siren, people],
  )
  await owner.query(
    `insert into membership (user_id, company_id, role, created_at) values ($1, $2, 'company_admin', now())`,
    [userId, id],
  )
  await owner.query(
    `insert into establishment (id, company_id, name, created_at, updated_at)
     select gen_random_uuid(), $1, 'Site ' || n, business_now(), business_now() from generate_series(0, 11) n`,
    [id],
  )
  await owner.query(
    `insert into beneficiary (id, company_id, employee_number, last_name, first_name, personal_email, hire_date, birth_date,
       establishment, created_at, updated_at)
     select gen_random_uuid(), $1, 'E' || lpad(n::text, 7, '0'),
       (array['Moreau', 'Noël', 'Petit', 'Lefèvre', 'Garcia', 'Dubois', 'Étienne', 'Roux'])[1 + n % 8] || ' ' || n % 997,
       (array['Lina', 'Jean-Marc', 'Zoé', 'Inès', 'Léo', 'Maël'])[1 + n % 6],
       'p' || n || '@' || $2::text || '.example', date '2001-01-01' + (n % 8000), date '1965-01-01' + (n % 14000),
       'Site ' || n % 12, business_now(), business_now()
     from generate_series(1, $3::int) n`,
    [id, siren, people],
  )
  await owner.query(
    `insert into beneficiary_year (company_id, beneficiary_id, year, reference_salary_cents, presence_days)
     select company_id, id, 2025, 1800000 + (hashtext(employee_number) & 4095) * 1000, 200 + (hashtext(employee_number) & 127)
     from beneficiary where company_id = $1`,
    [id],
  )
  await owner.query('analyze beneficiary, beneficiary_year')
  const funds = await owner.query<{ id: string }>(
    `select id from fund where status = 'published' order by sri, code`,
  )
  await server.call(
    savePlan,
    {
      path: { id, kind: 'pee' },
      body: { fund_ids: funds.rows.map((fund) => fund.id), default_fund_id: funds.rows[0]?.id ?? null },
    },
    bearer,
  )
  await server.call(
    saveAgreement,
    {
      path: { id, type: 'interessement' },
      body: {
        title: 'Accord d’intéressement',
        signed_on: '2024-05-13',
        filed_on: '2024-05-21',
        first_exercise_start: '2024-01-01',
        last_exercise_end: '2026-12-31',
        clauses: { ...defaultClauses, criteria: halves },
      },
    },
    bearer,
  )
  return { id, bearer, userId }
}

/** A campaign in draft for everybody: half by salary, half by presence. */
export async function plantCampaign(
  server: BenchServer,
  company: BenchCompany,
  people: number,
): Promise<string> {
  const { id } = await server.call(
    createCampaign,
    {
      path: { id: company.id },
      body: {
        name: `Intéressement ${randomUUID().slice(0, 8)}`,
        type: 'interessement',
        year: 2025,
        envelope_gross_cents: people * 120_000,
        criteria: [...halves],
        destinations: ['immediate_payment', 'pee'],
      },
    },
    company.bearer,
  )
  return id
}

/** What a launch is asked to say after the last day of the law: what is measured does not hang on the day of the measure. */
export const evenLate = { warning_reasons: { late_payment: 'Mesure faite après la date limite.' } }
