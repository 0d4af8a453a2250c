import { sql, type Selectable, type Updateable } from 'kysely'
import { answersOf } from '@moisson/core/process/known-answers'
import { isOver, processStatus, settled } from '@moisson/core/process/life-cycle'
import { withFacts } from '@moisson/core/process/step-facts'
import type { Language } from '@moisson/law/text'
import { companyRow } from '../company/company-store.ts'
import { recordedFacts } from '../company/recorded-facts.ts'
import type { Tx } from '../database/connect.ts'
import { rowIn } from '../http/row-in.ts'
import type { ProcessStepTable, ProcessTable } from '../database/schema-company-side.ts'
import { notFound } from '../http/refused.ts'

export type ProcessRow = Selectable<ProcessTable>
export type StepRow = Selectable<ProcessStepTable>

type About = Pick<ProcessRow, 'id' | 'company_id' | 'template_code' | 'year' | 'campaign_id'>

/** The steps of processes of one company, those that a recorded fact ends over: what is undone opens them again. */
export async function stepsIn(tx: Tx, processes: readonly About[]): Promise<StepRow[]> {
  return (await read(tx, processes)).map(({ now }) => now)
}

/** Each step as it is written down, and as what the company has recorded leaves it. */
async function read(tx: Tx, processes: readonly About[]): Promise<{ stored: StepRow; now: StepRow }[]> {
  const [first] = processes
  if (!first) return []
  const every = await storedSteps(
    tx,
    processes.map(({ id }) => id),
  )
  const recorded = await recordedFacts(tx, first.company_id)
  const file = await companyRow(tx, first.company_id)
  return processes.flatMap((process) => {
    const own = every
      .filter(({ process_id }) => process_id === process.id)
      .map((step) => ({ ...step, form_data: answersOf(step, file) }))
    const facts = withFacts(own, process.template_code, recorded(process))
    return settled(facts, process.campaign_id !== null).flatMap((now, place) => {
      const stored = own[place]
      return stored ? [{ stored, now }] : []
    })
  })
}

/** A step that only a fact has ended may still be worked on: its papers belong to the file. */
function workable({ stored, now }: { stored: StepRow; now: StepRow }): StepRow {
  const byFact = now.status === 'validated' && !isOver(stored) && now.kind !== 'campaign_launch'
  if (!byFact) return now
  return { ...stored, status: stored.status === 'locked' ? 'available' : stored.status }
}

/** The same as they are written down. */
export function storedSteps(tx: Tx, processIds: readonly string[]): Promise<StepRow[]> {
  return tx
    .selectFrom('process_step')
    .selectAll()
    .where('process_id', 'in', processIds)
    .orderBy('process_id')
    .orderBy('position')
    .execute()
}

export async function processIn(tx: Tx, companyId: string, id: string): Promise<ProcessRow> {
  return rowIn(tx, 'process', companyId, id)
}

export interface HeldStep {
  process: ProcessRow
  step: StepRow
  steps: StepRow[]
}

/** A step among the others of its process. */
export async function readStep(tx: Tx, companyId: string, stepId: string): Promise<HeldStep> {
  const found = await tx
    .selectFrom('process_step')
    .select('process_id')
    .where('company_id', '=', companyId)
    .where('id', '=', stepId)
    .executeTakeFirst()
  if (!found) throw notFound()
  const process = await processIn(tx, companyId, found.process_id)
  const steps = (await read(tx, [process])).map(workable)
  const step = steps.find((one) => one.id === stepId)
  if (!step) throw notFound()
  return { process, step, steps }
}

/** The same, with the process held until the transaction ends: one change of a process at a time. */
export async function holdStep(tx: Tx, companyId: string, stepId: string): Promise<HeldStep> {
  await sql`select p.id from process p join process_step s on s.process_id = p.id
    where s.id = ${stepId} and s.company_id = ${companyId} for update of p`.execute(tx)
  return readStep(tx, companyId, stepId)
}

export async function holdProcess(tx: Tx, companyId: string, id: string): Promise<ProcessRow> {
  await sql`select id from process where id = ${id} and company_id = ${companyId} for update`.execute(tx)
  return processIn(tx, companyId, id)
}

/** Writes changes of a step as its next version. */
export async function saveStep(
  tx: Tx,
  stepId: string,
  now: Date,
  changes: Updateable<ProcessStepTable>,
): Promise<void> {
  await tx
    .updateTable('process_step')
    .set({ ...changes, updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', stepId)
    .execute()
}

/** Opens and closes steps after a change, and writes where the process stands; gives it as it is now. */
export async function settleProcess(
  tx: Tx,
  process: ProcessRow,
  now: Date,
  changes: Updateable<ProcessTable> = {},
): Promise<ProcessRow> {
  const campaign_id = changes.campaign_id ?? process.campaign_id
  const every = await read(tx, [{ ...process, campaign_id }])
  const steps = every.map(({ now }) => now)
  for (const one of every) {
    const step = workable(one)
    if (step.status === one.stored.status) continue
    const done = step.status === 'validated' ? { validated_at: now } : {}
    await saveStep(tx, step.id, now, { status: step.status, ...done })
  }
  const status = processStatus(steps, process.cancelled_at !== null)
  return tx
    .updateTable('process')
    .set({
      ...changes,
      status,
      completed_at: status === 'completed' ? (process.completed_at ?? now) : null,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', process.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What the rules of core ask about a step, with the titles in the reader's language. */
export function workOn({ process, step, steps }: HeldStep, language: Language) {
  const titled = (one: StepRow) => ({ ...one, title: one.texts.title[language] })
  return { step: titled(step), steps: steps.map(titled), cancelled: process.cancelled_at !== null }
}
