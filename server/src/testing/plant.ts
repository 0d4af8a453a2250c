import type { CompanyRole } from '@moisson/core/vocabulary'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Connections outside row security. */
interface Planted {
  owner: pg.Pool
}

/** Rows a suite starts from, written directly; each call makes new ones. */
export async function plantUser(
  server: Planted,
  {
    email = `${randomUUID()}@example.org`,
    platformAdmin = false,
    manager = false,
    status = 'active',
    name = 'Camille Durand',
  } = {},
): Promise<string> {
  const id = randomUUID()
  await server.owner.query(
    `insert into app_user (id, email, display_name, email_verified, is_platform_admin, is_manager, status) values ($1, $2, $3, true, $4, $5, $6)`,
    [id, email, name, platformAdmin, manager, status],
  )
  return id
}

/** A company whose file says what a launch asks of it. */
export async function plantCompany(
  server: Planted,
  { name = 'Les Vergers de Saint-Prix', siren = freshSiren() } = {},
): Promise<string> {
  const id = randomUUID()
  await server.owner.query(
    `insert into company (id, siren, legal_name, status, account_keeper, fiscal_year_end_month, fiscal_year_end_day,
       headcount, headcount_year, legal_representative, created_at, updated_at)
     values ($1, $2, $3, 'active', 'groupama_es', 12, 31, 24,
       extract(year from business_now())::int - 1, '{"first_name":"Hélène","last_name":"Roche"}',
       business_now(), business_now())`,
    [id, siren, name],
  )
  return id
}

export async function plantMembership(
  server: Planted,
  userId: string,
  companyId: string,
  role: 'company_admin' | 'manager',
  companyRole: CompanyRole = 'owner',
): Promise<void> {
  await server.owner.query(
    `insert into membership (user_id, company_id, role, company_role, created_at) values ($1, $2, $3, $4, now())`,
    [userId, companyId, role, companyRole],
  )
}

let born = 0
/** Nobody planted has the birth date of somebody else: two of the same name are not taken for one person. */
const nextBirthDate = () => new Date(Date.UTC(1960, 0, 1 + (born++ % 10_000))).toISOString().slice(0, 10)

export async function plantBeneficiary(
  server: Planted,
  companyId: string,
  {
    userId = null as string | null,
    number = randomUUID().slice(0, 8),
    lastName = 'Moreau',
    firstName = 'Lina',
    email = `${number}@example.org` as string | null,
    hireDate = '2015-01-05',
    exitDate = null as string | null,
    year = 2025,
    salary = 3_000_000 as number | null,
    presence = 365 as number | null,
    birthDate = nextBirthDate(),
  } = {},
): Promise<string> {
  const id = randomUUID()
  await server.owner.query(
    `insert into beneficiary (id, company_id, user_id, employee_number, last_name, first_name, personal_email, hire_date, exit_date, birth_date, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, business_now(), business_now())`,
    [id, companyId, userId, number, lastName, firstName, email, hireDate, exitDate, birthDate],
  )
  await server.owner.query(
    `insert into beneficiary_year (company_id, beneficiary_id, year, reference_salary_cents, presence_days) values ($1, $2, $3, $4, $5)`,
    [companyId, id, year, salary, presence],
  )
  return id
}

/** A SIREN with a right check digit that no other planted company has. */
export function freshSiren(): string {
  const digits = Array.from({ length: 8 }, () => Math.floor(Math.random() * 10))
  const sum = digits.reduce((total, digit, index) => total + luhn(digit, index % 2 === 1), 0)
  return [...digits, (10 - (sum % 10)) % 10].join('')
}
function luhn(digit: number, doubled: boolean): number {
  const value = doubled ? digit * 2 : digit
  return value > 9 ? value - 9 : value
}
