import type { Cast, DemoCompany } from './cast.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createCompany } from '@moisson/contract/admin'
import { importBeneficiaries } from '@moisson/contract/beneficiary'
import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { daysUnderContract } from '@moisson/core/campaign/presence-of'
import { saveAgreement, savePlan, updateCompany } from '@moisson/contract/company'
import { addEstablishment } from '@moisson/contract/establishment'
import { inTransaction } from '../database/transaction.ts'
import { demoCatalogue } from '../fund/demo-catalogue.ts'
import { seedFunds } from '../fund/seed-funds.ts'
import type { Services } from '../services.ts'
import { noon, worldDates } from './dates.ts'
import { clientOf, type Caller } from './in-process-client.ts'
import { makeAccord } from './make-accord.ts'
import { makeCompany } from './make-company.ts'
import { makeDocuments } from './make-documents.ts'
import { makePayments } from './make-payments.ts'
import { makePlatform } from './make-platform.ts'
import { makeProcess } from './make-process.ts'
import { makeTodos } from './make-todos.ts'
import { catchUp, setClock } from './move-clock.ts'
import { demoPeople } from './people.ts'
import { phareSites, vergersSites } from './sites.ts'
import { personas } from './personas.ts'
import { makeSimulations } from './make-simulations.ts'
import { runCampaigns } from './run-campaigns.ts'

/** Makes the demo world through the product's own calls, moving business time over its past. */
export async function makeWorld(app: FastifyInstance, services: Services, owner: pg.Pool): Promise<void> {
  await setClock(owner, null)
  const { rows } = await owner.query<{ today: string }>(`select paris_day(now()) as today`)
  const dates = worldDates(rows[0]?.today ?? new Date().toISOString().slice(0, 10))
  await setClock(owner, noon(dates.closing, -800))
  const [claireId, sophieId, alexId] = [
    await plantPersona(owner, 'company_admin'),
    await plantPersona(owner, 'manager'),
    await plantPersona(owner, 'platform_admin'),
  ]
  const clients = new Map<string, Caller>()
  const cast: Cast = {
    app,
    services,
    owner,
    dates,
    claire: await clientOf(app, services, claireId),
    sophie: await clientOf(app, services, sophieId),
    alex: await clientOf(app, services, alexId),
    async as(email) {
      const known = clients.get(email)
      if (known) return known
      const { rows: users } = await owner.query<{ id: string }>(
        'select id from app_user where email_key = lower($1)',
        [email],
      )
      if (!users[0]) throw new Error(`nobody has the address ${email}`)
      const client = await clientOf(app, services, users[0].id)
      clients.set(email, client)
      return client
    },
    async at(moment) {
      await setClock(owner, moment)
      await catchUp(services)
    },
    settle: () => catchUp(services),
  }
  await inTransaction(services.pool, { companies: '*' }, (tx) => seedFunds(tx, services.config.apiBaseUrl))
  const vergers = await openCompany(cast, {
    name: 'Les Vergers de Saint-Prix',
    siren: '000020008',
    owner: 'claire.martin@example.org',
    city: 'Saint-Prix',
    sites: vergersSites,
    headcount: 48,
    representative: { first_name: 'Hélène', last_name: 'Roche', title: 'Présidente' },
    offset: 0,
  })
  const phare = await openCompany(cast, {
    name: 'Atelier du Phare',
    siren: '000031005',
    owner: 'yann.legoff@example.org',
    city: 'Concarneau',
    sites: phareSites,
    headcount: 12,
    representative: { first_name: 'Yann', last_name: 'Le Goff', title: 'Gérant' },
    offset: 50,
  })
  await makeTodos(cast, vergers, phare)
  await runCampaigns(cast, vergers, phare)
  await makePayments(cast, vergers, phare)
  await makeDocuments(cast, vergers, phare)
  await makeProcess(cast, vergers, phare)
  await makeCompany(cast, vergers, phare)
  await makePlatform(cast, vergers, phare)
  await setClock(owner, null)
  await makeAccord(cast, phare)
  await makeSimulations(cast, vergers)
  await catchUp(services)
}

async function plantPersona(
  owner: pg.Pool,
  id: 'company_admin' | 'manager' | 'platform_admin',
): Promise<string> {
  const persona = personas.find((one) => one.id === id)
  if (!persona) throw new Error(`no persona ${id}`)
  const userId = randomUUID()
  await owner.query(
    `insert into app_user (id, email, display_name, email_verified, is_platform_admin, is_manager, created_at) values ($1, $2, $3, true, $4, $5, business_now())`,
    [userId, persona.email, persona.name, id === 'platform_admin', id === 'manager'],
  )
  return userId
}

interface Opening {
  name: string
  siren: string
  owner: string
  city: string
  sites: typeof vergersSites
  headcount: number
  representative: { first_name: string; last_name: string; title: string }
  offset: number
}

async function openCompany(cast: Cast, opening: Opening): Promise<DemoCompany> {
  const { dates } = cast
  const [firstName = '', lastName = ''] =
    opening.owner
      .split('@')[0]
      ?.split('.')
      .map((part) => part[0]?.toUpperCase() + part.slice(1)) ?? []
  const company = await cast.sophie(createCompany, {
    body: {
      siren: opening.siren,
      name: opening.name,
      owner_email: opening.owner,
      owner_first_name: firstName,
      owner_last_name: lastName,
      example_schemes: false,
    },
  })
  // The owner's invitation was accepted, as by a click in the mail.
  await cast.owner.query(
    `update membership set status = 'active', accepted_at = business_now() where company_id = $1 and role = 'company_admin'`,
    [company.id],
  )
  await cast.owner.query(
    `update app_user set status = 'active', email_verified = true, current_company_id = $2 where email = $1`,
    [opening.owner, company.id],
  )
  const path = { id: company.id }
  await cast.sophie(updateCompany, {
    path,
    body: {
      legal_form: 'sas',
      headcount: opening.headcount,
      legal_representative: opening.representative,
      fiscal_year_end_month: dates.month,
      fiscal_year_end_day: dates.day,
      has_cse: opening.headcount > 20,
      account_keeper: 'groupama_es',
      account_keeper_company_code: `GES-${opening.siren.slice(3, 7)}`,
      payroll_software: 'silae',
      contact_name: opening.headcount > 20 ? 'Claire Martin' : 'Yann Le Goff',
      contact_email: opening.owner,
      contact_phone: '01 99 00 12 34',
      address: { line1: '12 rue des Pommiers', postal_code: '95390', city: opening.city, country: 'FRA' },
    },
  })
  const fundsOf = (kind: 'pee' | 'percol') =>
    demoCatalogue.filter(({ data }) => data.plans.includes(kind)).map(({ id }) => id)
  await cast.sophie(savePlan, {
    path: { ...path, kind: 'pee' },
    body: {
      fund_ids: fundsOf('pee'),
      abondement: { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false },
    },
  })
  await cast.sophie(savePlan, {
    path: { ...path, kind: 'percol' },
    body: {
      fund_ids: fundsOf('percol'),
      abondement: { kind: 'single', rate_bps: 10_000, cap_cents: 100_000, base: 'net', leavers: false },
      has_managed_profiles: true,
      managed_steps: [
        { years_before: 20, prudent_bps: 3500, balanced_bps: 1000, dynamic_bps: 0 },
        { years_before: 15, prudent_bps: 4500, balanced_bps: 1500, dynamic_bps: 500 },
        { years_before: 10, prudent_bps: 6500, balanced_bps: 3000, dynamic_bps: 1500 },
        { years_before: 5, prudent_bps: 8500, balanced_bps: 5500, dynamic_bps: 3500 },
        { years_before: 2, prudent_bps: 9500, balanced_bps: 8000, dynamic_bps: 6000 },
      ],
    },
  })
  await cast.sophie(saveAgreement, {
    path: { ...path, type: 'interessement' },
    body: {
      title: `Accord d’intéressement ${dates.year - 2}-${dates.year}`,
      conclusion: opening.headcount > 20 ? 'works_council' : 'ratification',
      signed_on: `${dates.year - 3}-05-12`,
      filed_on: `${dates.year - 3}-05-20`,
      effective_on: exerciseOf(dates.year - 2, dates).start,
      first_exercise_start: exerciseOf(dates.year - 2, dates).start,
      last_exercise_end: dates.closing,
      clauses: {
        criteria: [
          { criterion: 'salary', weight_bps: 5000 },
          { criterion: 'presence', weight_bps: 5000 },
        ],
        seniority_months: 3,
        presumption_days: 4,
        individual_cap_cents: null,
        prorate_cap: true,
        redistribute: true,
        default_rule: 'pee_lowest_risk',
        destinations: ['immediate_payment', 'pee', 'percol'],
      },
    },
  })
  for (const body of opening.sites) await cast.sophie(addEstablishment, { path, body })
  const people = demoPeople(opening.headcount, {
    offset: opening.offset,
    sites: opening.sites.map(({ name }) => name),
    city: opening.city,
    closing: dates.closing,
  })
  for (const year of [dates.year - 2, dates.year - 1, dates.year]) {
    const raise = 1 - (dates.year - year) * 0.025
    const items = people.map((person) => ({
      ...person,
      presence_days: Math.min(person.presence_days, daysUnderContract(person, exerciseOf(year, dates))),
      reference_salary_cents: Math.round(person.reference_salary_cents * raise),
    }))
    await cast.sophie(importBeneficiaries, { path, body: { items, year } })
  }
  return { id: company.id, people }
}
