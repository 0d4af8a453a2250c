import { randomUUID } from 'node:crypto'
import { addDays, addMonths, endOfMonth, startOfMonth } from '@moisson/law/calendar'
import { createCompany, setActivation } from '@moisson/contract/admin'
import { saveAgreement, updateCompany } from '@moisson/contract/company'
import { setManager } from '@moisson/contract/user'
import { inTransaction } from '../database/transaction.ts'
import { seedReferenceFunds } from '../fund/seed-funds.ts'
import { noon } from './dates.ts'
import type { Cast, DemoCompany } from './cast.ts'
import { setClock } from './move-clock.ts'

interface Light {
  name: string
  siren: string
  owner: { first: string; last: string }
  city: string
  headcount: number
  /** The adviser who opens it. */
  by: 'sophie' | 'hugo'
  /** Whether the owner answered the invitation. */
  came: boolean
  /** First day of the exercice under way. */
  start: string
  agreement?: { title: string; signed_on?: string; filed_on?: string; last_exercise_end?: string }
}

/**
 * The platform around the two companies: a second adviser, four more companies whose legal dates press or not, a
 * suspended account, one that waits, and the reference funds as drafts.
 */
export async function makePlatform(cast: Cast, vergers: DemoCompany, phare: DemoCompany): Promise<void> {
  const { owner, dates, alex } = cast
  await inTransaction(cast.services.pool, { companies: '*' }, (tx) => seedReferenceFunds(tx))
  // Both have run campaigns for years.
  await owner.query(`update company set status = 'active' where id = any($1)`, [[vergers.id, phare.id]])
  const hugo = await account(cast, 'Hugo', 'Lambert', 'active')
  await alex(setManager, { body: { user_id: hugo, manager: true } })
  await owner.query(`update app_user set agent = $2 where id = $1`, [
    hugo,
    JSON.stringify({ title: 'Conseiller épargne salariale', phone: '01 99 00 45 67' }),
  ])
  for (const [index, light] of lights(dates.today).entries()) {
    await setClock(owner, noon(dates.today, -40 + 8 * index))
    await open(cast, light, hugo)
  }
  await setClock(owner, noon(dates.today, -3))
  const bruno = await account(cast, 'Bruno', 'Keller', 'active')
  await administer(cast, bruno, '000075002')
  await alex(setActivation, { body: { user_ids: [bruno], action: 'suspend' } })
  await administer(cast, await account(cast, 'Amélie', 'Roux', 'pending'), '000053009')
  await setClock(owner, null)
}

/** Exercices placed around today, so that one company is late, two have a date soon and one is calm. */
function lights(today: string): Light[] {
  const month = (back: number) => startOfMonth(addMonths(startOfMonth(today), -back))
  const year = Number(today.slice(0, 4))
  return [
    {
      name: 'Menuiserie Kerbrat',
      siren: '000053009',
      owner: { first: 'Soizic', last: 'Kerbrat' },
      city: 'Quimper',
      headcount: 23,
      by: 'sophie',
      came: true,
      start: month(7),
      agreement: { title: `Accord d’intéressement ${year}-${year + 2}`, signed_on: addDays(month(2), 9) },
    },
    {
      name: 'Brasserie du Canal',
      siren: '000042002',
      owner: { first: 'Théo', last: 'Vasseur' },
      city: 'Nancy',
      headcount: 31,
      by: 'hugo',
      came: true,
      start: month(10),
      agreement: {
        title: `Accord d’intéressement ${year - 1}-${year}`,
        signed_on: addDays(month(9), 11),
        filed_on: addDays(month(9), 18),
        last_exercise_end: endOfMonth(month(-1)),
      },
    },
    {
      name: 'Transports Alaric',
      siren: '000064006',
      owner: { first: 'Karim', last: 'Belkacem' },
      city: 'Carcassonne',
      headcount: 64,
      by: 'hugo',
      came: false,
      start: month(5),
    },
    {
      name: 'Clinique des Tilleuls',
      siren: '000075002',
      owner: { first: 'Maud', last: 'Perrin' },
      city: 'Angers',
      headcount: 118,
      by: 'sophie',
      came: true,
      start: month(1),
    },
  ]
}

async function open(cast: Cast, light: Light, hugo: string): Promise<void> {
  const { first, last } = light.owner
  const adviser = light.by === 'hugo' ? cast.alex : cast.sophie
  const company = await adviser(createCompany, {
    body: {
      siren: light.siren,
      name: light.name,
      owner_email: addressOf(first, last),
      owner_first_name: first,
      owner_last_name: last,
      todo_template: 'onboarding',
      example_schemes: false,
      ...(light.by === 'hugo' ? { manager_id: hugo } : {}),
    },
  })
  const path = { id: company.id }
  const closing = addDays(light.start, -1)
  await adviser(updateCompany, {
    path,
    body: {
      legal_form: 'sas',
      headcount: light.headcount,
      fiscal_year_end_month: Number(closing.slice(5, 7)),
      fiscal_year_end_day: Number(closing.slice(8)),
      address: { line1: '4 place de la Halle', city: light.city, country: 'FRA' },
    },
  })
  if (light.came) {
    await cast.owner.query(
      `update membership set status = 'active', accepted_at = business_now() where company_id = $1 and role = 'company_admin'`,
      [company.id],
    )
    await cast.owner.query(
      `update app_user set email_verified = true, last_login_at = business_now() where email = $1`,
      [addressOf(first, last)],
    )
  }
  if (light.agreement)
    await adviser(saveAgreement, {
      path: { ...path, type: 'interessement' },
      body: { ...light.agreement, first_exercise_start: light.start },
    })
}

const addressOf = (first: string, last: string): string =>
  `${first}.${last}@example.org`
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** An account as it stands after its first sign-in, or before somebody activates it. */
async function account(
  { owner }: Cast,
  first: string,
  last: string,
  status: 'active' | 'pending',
): Promise<string> {
  const id = randomUUID()
  await owner.query(
    `insert into app_user (id, email, display_name, email_verified, status, created_at, last_login_at)
     values ($1, $2, $3, $5, $4, business_now(), case when $5 then business_now() end)`,
    [id, addressOf(first, last), `${first} ${last}`, status, status === 'active'],
  )
  return id
}

/** As an invitation accepted some time ago. */
async function administer({ owner }: Cast, userId: string, siren: string): Promise<void> {
  await owner.query(
    `insert into membership (user_id, company_id, role, status, company_role, created_at, accepted_at)
     select $1, id, 'company_admin', 'active', 'editor', business_now(), business_now() from company where siren = $2`,
    [userId, siren],
  )
}
