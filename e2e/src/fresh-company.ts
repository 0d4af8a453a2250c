import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { createCompany } from '@moisson/contract/admin'
import { importBeneficiaries } from '@moisson/contract/beneficiary'
import { createCampaign, launchCampaign } from '@moisson/contract/campaign'
import { saveAgreement, updateCompany } from '@moisson/contract/company'
import { redeemLink } from '@moisson/contract/identity'
import { defaultClauses } from '@moisson/core/company/agreement'
import { send } from './api.ts'
import type { MailCatcher } from './mail-catcher.ts'
import type { RunningServer } from './start-server.ts'

/** The settings of a production, but for its database. */
export const productionSettings = (mails: MailCatcher): Record<string, string> => ({
  MOISSON_KEY: randomBytes(32).toString('base64'),
  PUBLIC_URL: 'http://moisson.example',
  SMTP_URL: mails.url,
  HOST: '127.0.0.1',
})

export interface FreshCompany {
  id: string
  /** Bearer of its administrator. */
  admin: string
  /** The exercice that is shared. */
  year: number
}

/**
 * A company made an hour ago that may launch a cash campaign: its administrator invited by mail, people p0@, p1@… of
 * example.org, an agreement and the facts that a launch asks for. Each call is sent to the next server of `at`.
 */
export async function makeFreshCompany(
  at: () => RunningServer,
  mails: MailCatcher,
  staff: string,
  people: number,
): Promise<FreshCompany> {
  const body = { siren: '000020008', name: 'Les Vergers', owner_email: 'claire@example.org' }
  const made = await send(at(), createCompany, { body }, { token: staff })
  expect([made.status, made.error.error]).toEqual([201, undefined])
  const link = await mails.tokenTo('claire@example.org')
  const token = (await send(at(), redeemLink, { body: { token: link } })).body.id_token
  const path = { id: made.body.id }
  const year = new Date().getUTCFullYear() - 1
  const items = Array.from({ length: people }, (_, number) => ({
    employee_number: `E${number}`,
    last_name: 'Moreau',
    first_name: `Lina ${number}`,
    personal_email: `p${number}@example.org`,
    hire_date: '2015-01-05',
    reference_salary_cents: 3_000_000 + number,
    presence_days: 365,
  }))
  const imported = await send(at(), importBeneficiaries, { path, body: { items, year } }, { token })
  expect(imported.body).toMatchObject({ created: people })
  const agreement = {
    title: 'Accord',
    signed_on: `${year}-05-12`,
    filed_on: `${year}-05-20`,
    first_exercise_start: `${year}-01-01`,
    last_exercise_end: `${year + 2}-12-31`,
    clauses: defaultClauses,
  }
  await send(at(), saveAgreement, { path: { ...path, type: 'interessement' }, body: agreement }, { token })
  const facts = {
    fiscal_year_end_month: 12,
    fiscal_year_end_day: 31,
    headcount: people,
    legal_representative: { last_name: 'Roche' },
  }
  await send(at(), updateCompany, { path, body: facts }, { token })
  return { id: path.id, admin: token, year }
}

/** A campaign in draft for everybody, paid in cash: the company has no plan. */
export async function draftCampaign(
  server: RunningServer,
  { id, admin, year }: FreshCompany,
  name: string,
): Promise<string> {
  const body = {
    name,
    type: 'interessement' as const,
    year,
    envelope_gross_cents: 2_000_000,
    destinations: ['immediate_payment' as const],
    default_rule: 'immediate_payment' as const,
  }
  const made = await send(server, createCampaign, { path: { id }, body }, { token: admin })
  expect([made.status, made.error.error]).toEqual([201, undefined])
  return made.body.id
}

/** A launch on the day it is tried, which may be too late in the year to be paid without interest. */
export const launch = (server: RunningServer, { admin }: FreshCompany, id: string) =>
  send(
    server,
    launchCampaign,
    { path: { id }, body: { warning_reasons: { late_payment: 'Comptes arrêtés tard' } } },
    { token: admin },
  )
