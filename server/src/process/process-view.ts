import type { Process } from '@moisson/contract/process'
import { isOver, nextStep, processStatus, progressOf } from '@moisson/core/process/life-cycle'
import { titleOf } from '@moisson/core/process/title-of'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { advisersOf } from '../company/advisers.ts'
import { livingCampaigns } from './living-campaigns.ts'
import { stepsIn, type ProcessRow, type StepRow } from './process-store.ts'
import type { Language } from '@moisson/law/text'

type ProcessView = Infer<typeof Process>

/** Processes of one company as their readers see them. */
export async function processViews(
  tx: Tx,
  companyId: string,
  rows: readonly ProcessRow[],
  language: Language,
): Promise<ProcessView[]> {
  const steps = await stepsIn(tx, rows)
  const campaigns = await livingCampaigns(tx, rows)
  const agents = await advisersOf(tx, companyId)
  return rows.map((row) =>
    shown(
      { ...row, campaign_id: row.campaign_id && campaigns.has(row.campaign_id) ? row.campaign_id : null },
      steps.filter((step) => step.process_id === row.id),
      agents,
      language,
    ),
  )
}

export async function processView(tx: Tx, row: ProcessRow, language: Language): Promise<ProcessView> {
  const [view] = await processViews(tx, row.company_id, [row], language)
  if (!view) throw new Error('a process without its view')
  return view
}

/** The title that the company gave, else the template's with the exercice. */
function shown(
  row: ProcessRow,
  steps: readonly StepRow[],
  agents: readonly { id: string; display_name: string }[],
  language: Language,
): ProcessView {
  const next = row.cancelled_at === null ? nextStep(steps) : null
  const instant = (value: Date | null) => value?.toISOString() ?? null
  return {
    ...row,
    title: titleOf(row, language),
    status: processStatus(steps, row.cancelled_at !== null),
    progress: progressOf(steps),
    next_step_id: next?.id ?? null,
    next_step: next && {
      id: next.id,
      title: next.texts.title[language],
      status: next.status,
      responsible: next.responsible,
      due_date: next.due_date,
    },
    minutes_left: steps
      .filter((step) => !isOver(step) && step.responsible === 'company_admin')
      .reduce((sum, step) => sum + (step.estimated_minutes ?? 0), 0),
    manager_id: agents.find((agent) => agent.id === row.manager_id)?.id ?? agents[0]?.id ?? null,
    agents: agents.map(({ id, display_name }) => ({ id, display_name })),
    started_at: row.started_at.toISOString(),
    completed_at: instant(row.completed_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
