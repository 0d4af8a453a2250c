import { prepareEmployeePapers } from '@moisson/contract/communication'
import { standingOf } from '@moisson/core/company/agreement-versions'
import { keeperOfPlan } from '@moisson/core/keeper/keepers-of'
import {
  bookletOf,
  planSheetOf,
  planShortName,
  type BookletFacts,
  type PaperSection,
  type PlanFacts,
  type SchemeFacts,
} from '@moisson/core/company/employee-papers'
import { parisDay } from '@moisson/law/paris-time'
import { agreementRows, type AgreementRow } from '../company/agreement-store.ts'
import { companyRow } from '../company/company-store.ts'
import { plansOf } from '../company/plan-store.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { printPdf } from '../print/print-pdf.ts'
import { keepPapers, type PaperToKeep } from './kept-papers.ts'

/** The booklet and the sheet of each plan, from what counts on the day; asked again, the same papers while nothing has changed. */
export const handlePrepareEmployeePapers = handle(prepareEmployeePapers, async (context) => {
  const { tx, companyId, now, note, found, refuse } = context
  await companyRow(tx, companyId, { lock: true })
  const facts = await factsOf(tx, companyId, parisDay(now.toISOString()))
  if (!facts.interessement && !facts.participation && facts.plans.length === 0)
    throw refuse('papers_nothing_yet')
  const { documents, written } = await keepPapers(context, null, [
    bookletPaper(facts),
    ...facts.plans.map(planPaper),
  ])
  if (written === 0) found()
  note({ target_type: 'company', target_id: companyId, after: { documents: documents.map(({ id }) => id) } })
  return { documents }
})

function bookletPaper(facts: BookletFacts): PaperToKeep {
  const title = 'Livret d’épargne salariale'
  return {
    kind: 'booklet',
    type: 'savings_booklet',
    title,
    file_name: 'livret-d-epargne-salariale.pdf',
    facts,
    bytes: () =>
      printed(facts.company, title, 'Les dispositifs en place dans l’entreprise', bookletOf(facts)),
  }
}

function planPaper(plan: PlanFacts): PaperToKeep {
  const title = `Fiche du ${planShortName(plan)}`
  return {
    kind: `plan_${plan.kind}`,
    type: 'plan_sheet',
    title: `${title}, ${plan.name}`,
    file_name: `fiche-${plan.kind}.pdf`,
    facts: plan,
    bytes: () => printed(plan.company, title, plan.name, planSheetOf(plan)),
  }
}

const printed = (issuer: string, title: string, subtitle: string, sections: PaperSection[]) =>
  printPdf(
    'paper',
    {
      language: 'fr',
      issuer,
      title,
      subtitle,
      footer: issuer,
      words: { page: 'Page' },
      sections,
      signatures: [],
    },
    20_000,
  )

/** What counts on a day: signed agreements that cover it, and plans that have a fund. */
async function factsOf(tx: Tx, companyId: string, today: string): Promise<BookletFacts> {
  const file = await companyRow(tx, companyId)
  const { legal_name: company } = file
  const agreements = await agreementRows(tx, companyId)
  const plans = await plansOf(tx, companyId, today)
  const rules = await tx
    .selectFrom('document')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .where('visibility', '<>', 'managers_only')
    .where('type', 'in', ['pee_rules', 'percol_rules'])
    .execute()
  return {
    company,
    interessement: schemeOf(agreements, 'interessement', today),
    participation: schemeOf(agreements, 'participation', today),
    plans: plans
      .filter(({ funds, counts_from }) => funds.length > 0 && counts_from <= today)
      .map((plan) => ({
        company,
        kind: plan.kind,
        name: plan.name,
        inter_company: plan.inter_company,
        is_example: plan.is_example,
        matching: plan.abondement_said.fr,
        funds: plan.funds.map(({ id, name, sri, recurring_cost_bps }) => ({
          name,
          sri,
          recurring_cost_bps,
          by_default: id === plan.default_fund_id,
        })),
        managed: plan.has_managed_profiles,
        managed_steps: plan.managed_steps,
        keeper: keeperOfPlan(file, plan.kind),
        contract: plan.keeper_contract,
        fees_after_departure: plan.fees_after_departure,
        fees_per_year_cents: plan.fees_per_year_cents,
        rules: rules.find(({ id }) => id === plan.rules_document_id)?.title ?? null,
      })),
  }
}

function schemeOf(
  rows: readonly AgreementRow[],
  type: 'interessement' | 'participation',
  today: string,
): SchemeFacts | null {
  const same = rows.filter((row) => row.type === type)
  const row = same.find((one) => standingOf(one, same, today) === 'in_force')
  if (!row) return null
  const { title, first_exercise_start: start, last_exercise_end: end, is_example } = row
  return { title, start, end, is_example }
}
