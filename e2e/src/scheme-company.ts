import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { createCompany } from '@moisson/contract/admin'
import { importBeneficiaries } from '@moisson/contract/beneficiary'
import { savePlan, switchCompany, updateCompany } from '@moisson/contract/company'
import { listMails, moveClock } from '@moisson/contract/demo'
import { listFunds } from '@moisson/contract/fund'
import { send, tokenOf } from './api.ts'
import { openAs } from './browser.ts'
import { watch } from './person.ts'
import type { RunningServer } from './start-server.ts'

export interface SchemeCompany {
  id: string
  /** Bearer of its adviser, for whom it is the current company. */
  adviser: string
}

/** Two people of a company of the demo’s adviser, the same in each of these journeys. */
export const people = { chooser: 'ines.costa@example.org', silent: 'karim.blanc@example.org' }

/**
 * A company that runs no scheme yet, with two people of one exercice and the plans that are asked for, each with one
 * fund and without matching; bound by participation, so that what it gives bears the usual levies at any date.
 */
export async function makeSchemeCompany(
  server: RunningServer,
  { siren, name, owner, plans, closing }: SchemeFacts,
): Promise<SchemeCompany> {
  const token = await tokenOf(server, 'manager')
  const as = { token }
  const body = { siren, name, owner_email: owner, owner_first_name: 'Nora', owner_last_name: 'Vidal' }
  const made = await send(server, createCompany, { body: { ...body, example_schemes: false } }, as)
  expect([made.status, made.error.error]).toEqual([201, undefined])
  const path = { id: made.body.id }
  const file = {
    headcount: 80,
    bound_to_participation: true,
    has_cse: true,
    legal_representative: { first_name: 'Nora', last_name: 'Vidal', title: 'Présidente' },
    fiscal_year_end_month: Number(closing.slice(5, 7)),
    fiscal_year_end_day: Number(closing.slice(8)),
    contact_name: 'Nora Vidal',
    contact_email: owner,
    ...(plans.length > 0 && { account_keeper: 'amundi' as const }),
  }
  expect((await send(server, updateCompany, { path, body: file }, as)).status).toBe(200)
  const { items: funds } = (await send(server, listFunds, { query: {} }, as)).body
  for (const kind of plans) {
    const fund = funds.find((one) => one.plans.includes(kind))
    const plan = { fund_ids: [fund!.id], has_managed_profiles: kind === 'percol' }
    expect((await send(server, savePlan, { path: { ...path, kind }, body: plan }, as)).status).toBe(200)
  }
  const common = { hire_date: '2015-01-05', contract_type: 'permanent' as const, presence_days: 365 }
  const items = [
    {
      ...common,
      employee_number: 'R1',
      last_name: 'Costa',
      first_name: 'Inès',
      personal_email: people.chooser,
    },
    {
      ...common,
      employee_number: 'R2',
      last_name: 'Blanc',
      first_name: 'Karim',
      personal_email: people.silent,
    },
  ].map((one) => ({ ...one, birth_date: '1987-04-12', reference_salary_cents: 3_000_000 }))
  const year = Number(closing.slice(0, 4))
  const imported = await send(server, importBeneficiaries, { path, body: { items, year } }, as)
  expect(imported.body).toMatchObject({ created: items.length })
  await send(server, switchCompany, { path }, as)
  return { id: path.id, adviser: token }
}

interface SchemeFacts {
  siren: string
  name: string
  owner: string
  plans: readonly ('pee' | 'percol')[]
  /** The last day of the exercice that is shared. */
  closing: string
}

/** The newest mail to somebody whose subject is as asked, once the demo has sent it. */
export async function mailTo(server: RunningServer, to: string, subject: RegExp) {
  for (const began = Date.now(); Date.now() - began < 20_000; await sleep(100)) {
    const { items } = (await send(server, listMails, { query: { to } })).body
    const found = items.find((mail) => subject.test(mail.subject))
    if (found) return found
  }
  throw new Error(`no mail to ${to} that says ${subject.source}`)
}

/** A browser at the page where the link of such a mail leads, after the one click that it asks for. */
export async function arriveBy(
  { browser, server, troubles }: { browser: Browser; server: RunningServer; troubles: string[] },
  to: string,
  subject: RegExp,
  { width, click, number }: { width: number; click: string; number?: string },
): Promise<Page> {
  const { text } = await mailTo(server, to, subject)
  const context = await openAs(browser, { width, height: 900 })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  watch(page, troubles)
  // The mail names the installation; the journey stays at the address where its server listens.
  const link = /https?:\/\/[^/]+(\S*#token=\S+)/.exec(text)?.[1]
  await page.goto(link ? `${server.url}${link}` : 'about:blank')
  if (number) await page.getByLabel('Nombre affiché là où ce lien a été demandé').fill(number)
  await page.getByRole('button', { name: click }).click()
  await page.waitForURL((url) => url.pathname !== '/login/authAction')
  return page
}

/** Business time goes on, and what falls due meanwhile is done. */
export async function later(server: RunningServer, advance: string): Promise<void> {
  expect((await send(server, moveClock, { body: { advance } })).status).toBe(200)
}
