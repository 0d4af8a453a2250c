import { randomUUID } from 'node:crypto'
import { copyProcess } from '@moisson/contract/process'
import { movedDay } from '@moisson/core/process/due-date'
import { processStatus, settled } from '@moisson/core/process/life-cycle'
import { addMonths } from '@moisson/law/calendar'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handle, type Context } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { processIn, stepsIn, storedSteps, type ProcessRow, type StepRow } from './process-store.ts'
import { titleOf } from '@moisson/core/process/title-of'
import { processView } from './process-view.ts'
import { startProcess } from './start-process.ts'
import { tellSide } from './tell-side.ts'

type Copying = Context<typeof copyProcess>

/** Gives a company a process by an adviser: fresh from a template, or copied with its steps to do again. */
export const handleCopyProcess = handle(copyProcess, async (context) => {
  const { tx, companyId, input, caller, now, language, outbox, refuse, note } = context
  const { template_code, source_process_id, title, year, target_date } = input.body
  if ((template_code === undefined) === (source_process_id === undefined)) throw refuse('template_or_source')
  const manager_id = caller.manages.includes(companyId) ? caller.user_id : null
  const id = template_code
    ? await startProcess(
        tx,
        { company_id: companyId, template_code, title, year, target_date, manager_id },
        now,
      )
    : await copied(context, source_process_id ?? '', manager_id)
  if (id === null) throw refuse('unknown_template')
  const process = await processIn(tx, companyId, id)
  if (input.body.force === false && (await hasAlike(tx, process)))
    throw refuse('process_alike', { title: titleOf(process, language) })
  const [step] = await stepsIn(tx, [process])
  const told = { event: id, process, caller, now }
  if (step) await tellSide(tx, outbox, { kind: 'process-begun', to: 'company_admin', step, ...told })
  note({ target_type: 'process', target_id: id, summary: titleOf(process, language) })
  return processView(tx, process, language)
})

/** Whether the company has another process of the same kind, year and title that goes on or is done. */
async function hasAlike(tx: Tx, process: ProcessRow): Promise<boolean> {
  const { id, company_id, template_code, title, year } = process
  const { rows } = await sql`
    select from process where company_id = ${company_id} and id <> ${id} and template_code = ${template_code}
      and title is not distinct from ${title} and year is not distinct from ${year} and cancelled_at is null
    limit 1`.execute(tx)
  return rows.length > 0
}

async function copied(context: Copying, sourceId: string, managerId: string | null): Promise<string> {
  const { tx, companyId, input, now, refuse } = context
  // The transaction sees the caller's companies only: a process outside them is not found.
  const source = await tx.selectFrom('process').selectAll().where('id', '=', sourceId).executeTakeFirst()
  if (!source) throw notFound()
  const { copy_documents = false, shift_dates = true, target_date, title, year } = input.body
  if (copy_documents && source.company_id !== companyId) throw refuse('papers_of_another_company')
  const target = target_date ?? null
  const moved = (day: string | null) =>
    day === null || !shift_dates ? day : movedDay(day, { from: source.target_date, to: target })
  const before = await storedSteps(tx, [sourceId])
  const steps = settled(
    before.map((step) => ({ ...fresh(step), due_date: moved(step.due_date) })),
    false,
  )
  const id = randomUUID()
  await tx
    .insertInto('process')
    .values({
      id,
      company_id: companyId,
      template_code: source.template_code,
      template_version: source.template_version,
      type: source.type,
      title: title ?? source.title,
      year: year ?? nextYear(source, shift_dates),
      status: processStatus(steps),
      manager_id: managerId,
      campaign_id: null,
      copied_from_id: source.id,
      started_at: now,
      target_date:
        target ??
        (shift_dates && source.target_date ? addMonths(source.target_date, 12) : source.target_date),
      completed_at: null,
      cancelled_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  const ids = new Map(before.map((step) => [step.id, randomUUID()]))
  const rows = steps.map((step) => ({
    ...step,
    id: ids.get(step.id) ?? randomUUID(),
    company_id: companyId,
    process_id: id,
    updated_at: now,
    texts: JSON.stringify(step.texts),
    required_documents: JSON.stringify(step.required_documents),
    form_schema: step.form_schema ? JSON.stringify(step.form_schema) : null,
    form_data: null,
    depends_on: [...step.depends_on],
  }))
  if (rows.length > 0) await tx.insertInto('process_step').values(rows).execute()
  if (copy_documents) await copyPapers(context, ids)
  return id
}

function nextYear(source: ProcessRow, shifted: boolean): number | null {
  return source.year === null ? null : source.year + (shifted ? 1 : 0)
}

/** The step as nobody has touched it yet. */
function fresh(step: StepRow): StepRow {
  return {
    ...step,
    status: 'locked',
    comment: null,
    submitted_at: null,
    submitted_by: null,
    submitted_by_name: null,
    validated_at: null,
    validated_by: null,
    validated_by_name: null,
    version: 1,
  }
}

/** The accepted papers, to be looked at again in their new steps. */
async function copyPapers(
  { tx, companyId, now }: Copying,
  steps: ReadonlyMap<string, string>,
): Promise<void> {
  const papers = await tx
    .selectFrom('user_document')
    .selectAll()
    .where('step_id', 'in', [...steps.keys()])
    .where('status', '=', 'accepted')
    .where('deleted_at', 'is', null)
    .execute()
  const rows = papers.map((paper) => ({
    ...paper,
    id: randomUUID(),
    company_id: companyId,
    step_id: steps.get(paper.step_id) ?? '',
    status: 'uploaded' as const,
    uploaded_at: now,
    reviewed_by: null,
    reviewed_by_name: null,
    reviewed_at: null,
    revision: 1,
    version: 1,
  }))
  if (rows.length > 0) await tx.insertInto('user_document').values(rows).execute()
}
