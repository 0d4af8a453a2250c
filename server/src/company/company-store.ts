import { calls } from '@moisson/contract/calls'
import { takingOf, type Output } from '@moisson/contract/call'
import { sentenceOf } from '@moisson/contract/refusals'
import type { updateCompany } from '@moisson/contract/company'
import { companyCompleteness } from '@moisson/core/company/completeness'
import { nextReviewOn } from '@moisson/core/company/access-review'
import { idccLabel, nafLabel } from '@moisson/core/company/codes'
import { bracketOf } from '@moisson/core/company/headcount-bracket'
import { schemesOf } from '@moisson/core/company/schemes'
import { parisDay } from '@moisson/law/paris-time'
import { advisersOf } from './advisers.ts'
import type { Tx } from '../database/connect.ts'
import { suspendedRefusal } from '../http/refuse-suspended.ts'
import { mayMake, roleRefusal, type Caller } from '../http/caller.ts'
import { notFound } from '../http/refused.ts'
import { surroundingsOf } from './company-surroundings.ts'
import type { Language } from '@moisson/law/text'

export type CompanyOut = Output<typeof updateCompany>
export type CompanyRow = Awaited<ReturnType<typeof companyRow>>

/** The row of a company with what its file is judged by; `lock` keeps it until the transaction ends. */
export async function companyRow(tx: Tx, companyId: string, { lock = false } = {}) {
  const query = tx.selectFrom('company').selectAll().where('id', '=', companyId)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** A company as its staff sees it, with what is missing and what this caller may do. */
export async function companyOut(
  tx: Tx,
  caller: Caller,
  companyId: string,
  language: Language,
): Promise<CompanyOut> {
  const row = await companyRow(tx, companyId)
  const { now, told: _told, ...sources } = await surroundingsOf(tx, companyId)
  const today = parisDay(now.toISOString())
  const { completeness, missing, checklist } = companyCompleteness({
    ...row,
    has_plans: sources.plans.length > 0,
  })
  const adviser = (await advisersOf(tx, companyId))[0]?.display_name ?? null
  return {
    ...row,
    iban: row.iban_mask,
    keeper_iban: row.keeper_iban_mask,
    percol_keeper_iban: row.percol_keeper_iban_mask,
    headcount_bracket: row.headcount === null ? null : bracketOf(row.headcount),
    naf_label: row.naf_code === null ? null : nafLabel(row.naf_code),
    idcc_labels: row.idcc_codes.map((code) => ({ code, label: idccLabel(code) })),
    schemes: schemesOf({ ...sources, today, told: row.other_schemes }),
    manager_name: adviser,
    completeness,
    blockers: missing.map((one) => ({ code: one.code, field: one.field, message: one[language] })),
    checklist: checklist.map(({ code, field, section, label, done, ...one }) => ({
      code,
      field,
      section,
      label: label[language],
      why: one[language],
      done,
    })),
    access_review_due: nextReviewOn(row.access_reviewed_on, parisDay(row.created_at.toISOString())) <= today,
    my_role: caller.company_roles[companyId] ?? (caller.manages.includes(companyId) ? 'manager' : 'platform'),
    permissions: permissionsOf(caller, companyId),
    denied: [
      ...deniedIn(caller, companyId, language),
      ...(row.status === 'suspended' ? [standingStill(row.legal_name, adviser, language)] : []),
    ],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** The calls on the company and its campaigns that change something and that the caller's roles there grant. */
export function permissionsOf(caller: Caller, companyId: string): string[] {
  if (caller.viewing) return []
  return [...calls]
    .filter(
      ([, { declaration }]) =>
        ['company', 'campaign'].includes(declaration.rights.scope) &&
        declaration.rights.effect === 'changes' &&
        mayMake(declaration, caller, companyId),
    )
    .map(([name]) => name)
}

/** What an administrator's role there does not grant, each sentence with its calls; empty where it grants everything. */
export function deniedIn(caller: Caller, companyId: string, language: Language) {
  if (caller.company_roles[companyId] === undefined) return []
  const denied = new Map<string, string[]>()
  for (const { declaration } of calls.values()) {
    if (declaration.who.companyAdmin === 'never') continue
    for (const { http, rights } of [declaration, takingOf(declaration) ?? []].flat()) {
      if (mayMake(declaration, caller, companyId, rights.effect)) continue
      const { refusal } = roleRefusal(declaration, caller, rights.effect, companyId)
      const reason = sentenceOf(refusal, language)
      denied.set(reason, [...(denied.get(reason) ?? []), http])
    }
  }
  return [...denied].map(([reason, list]) => ({ reason, calls: list }))
}

/** What nobody may begin in a suspended company, and why. */
const standingStill = (company: string, adviser: string | null, language: Language) => ({
  reason: sentenceOf(suspendedRefusal(company, adviser).refusal, language),
  calls: [...calls.values()].flatMap(({ declaration }) => (declaration.begins ? [declaration.http] : [])),
})
