import { randomUUID } from 'node:crypto'
import type { Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { dueDate, usualYear, type Closing } from '@moisson/core/process/due-date'
import { processStatus, settled } from '@moisson/core/process/life-cycle'
import type { ProcessTemplate, StepTemplate } from '@moisson/core/process/template'
import { legalBasis } from '@moisson/core/process/templates'
import type { Tx } from '../database/connect.ts'
import { closingOf } from './company-closing.ts'
import { templateInUse } from './own-template-store.ts'

export interface NewProcess {
  company_id: string
  /** A code of `processTemplates`, such as `annual_campaign`, or the id of a template that somebody wrote. */
  template_code: string
  /** The exercice, by the year it ends in; the usual one of the template when absent. */
  year?: number | undefined
  /** Replaces the template's title. */
  title?: string | undefined
  target_date?: Day | undefined
  /** The adviser who follows it; the company's first adviser when absent. */
  manager_id?: string | null | undefined
}

/**
 * Begins a process of a template for a company: the process with its steps, dated from the closing of its accounts.
 * The transaction must see the company. Gives the id of the process, or null when the template is unknown.
 * Usage at the opening of a company: `for (const code of templates) await startProcess(tx, { company_id, template_code: code }, now)`.
 */
export async function startProcess(tx: Tx, given: NewProcess, now: Date): Promise<string | null> {
  const inUse = await templateInUse(tx, given.template_code)
  if (!inUse) return null
  const { template, own_id } = inUse
  const closing = await closingOf(tx, given.company_id)
  const start = parisDay(now.toISOString())
  const year = given.year ?? usualYear(template.about, start, closing)
  const id = randomUUID()
  await tx
    .insertInto('process')
    .values({
      id,
      company_id: given.company_id,
      template_code: template.code,
      template_version: template.version,
      type: template.type,
      title: given.title ?? (own_id === null ? null : template.title.fr),
      own_template_id: own_id,
      year,
      status: 'not_started',
      manager_id: given.manager_id ?? null,
      campaign_id: null,
      copied_from_id: null,
      started_at: now,
      target_date: given.target_date ?? usualTarget(template, { start, year, closing }),
      completed_at: null,
      cancelled_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  const steps = stepsOf(template, { start, year, closing, target: given.target_date ?? null })
  const rows = steps.map((step) => ({
    ...step,
    id: randomUUID(),
    company_id: given.company_id,
    process_id: id,
    updated_at: now,
  }))
  await tx.insertInto('process_step').values(rows).execute()
  await tx
    .updateTable('process')
    .set({ status: processStatus(steps) })
    .where('id', '=', id)
    .execute()
  return id
}

interface Dates {
  start: Day
  year: number
  closing: Closing
}

function usualTarget(template: ProcessTemplate, dates: Dates): Day {
  return dueDate({ from: 'target', legal: true }, factsOf(template, { ...dates, target: null }))
}

function factsOf(
  template: ProcessTemplate,
  { start, year, closing, target }: Dates & { target: Day | null },
) {
  return { start, target, exercise: exerciseOf(year, closing), usual_target: template.usual_target }
}

/** The rows of a template's steps, the first ones open. */
function stepsOf(template: ProcessTemplate, dates: Dates & { target: Day | null }) {
  const facts = factsOf(template, dates)
  const rows = template.steps.map((step, index) => ({
    ...wordsOf(step),
    form_data: null,
    position: index + 1,
    code: step.code,
    kind: step.kind,
    status: 'locked' as const,
    responsible: step.responsible,
    depends_on: [...step.depends_on],
    due_date: dueDate(step.due, facts),
    estimated_minutes: step.minutes,
    legal_basis: legalBasis(step.articles),
    page: step.page ?? null,
    skippable: step.skippable,
  }))
  return settled(rows, false)
}

function wordsOf({ title, summary, why, body, required_documents, form }: StepTemplate) {
  return {
    texts: JSON.stringify({ title, summary, why, body }),
    required_documents: JSON.stringify(required_documents),
    form_schema: form ? JSON.stringify(form) : null,
  }
}
