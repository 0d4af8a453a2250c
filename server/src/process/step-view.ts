import type { CallDeclaration } from '@moisson/contract/call'
import {
  launchProcessCampaign,
  reviewUserDocument,
  skipStep,
  submitStep,
  uploadPaper,
  type ProcessStep,
} from '@moisson/contract/process'
import { commentStep } from '@moisson/contract/step-comment'
import { blockersOf, canSkip, canSubmit, canWork, isReviewed } from '@moisson/core/process/life-cycle'
import { endsByItself } from '@moisson/core/process/step-facts'
import type { FormField } from '@moisson/core/process/template'
import { sql } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import { isAdvised } from '../company/advisers.ts'
import type { Tx } from '../database/connect.ts'
import { mayMake, type Caller } from '../http/caller.ts'
import { livingCampaigns } from './living-campaigns.ts'
import { workOn, type ProcessRow, type StepRow } from './process-store.ts'
import type { Language } from '@moisson/law/text'

type StepView = Infer<typeof ProcessStep>
export interface Reader {
  language: Language
  caller: Caller
}

/** The side a person stands on in a company's processes; its administrators are the company. */
export function sideOf(caller: Caller, companyId: string): 'company' | 'adviser' {
  return caller.administers.includes(companyId) ? 'company' : 'adviser'
}
/** The side whose work a caller may end: where nobody advises, the company does the adviser's steps too. */
export function workingSide(caller: Caller, companyId: string, advised: boolean): 'company' | 'adviser' {
  return advised ? sideOf(caller, companyId) : 'adviser'
}
export function advises(caller: Caller, companyId: string): boolean {
  return caller.platform_admin || caller.manages.includes(companyId)
}

export async function stepViews(
  tx: Tx,
  process: ProcessRow,
  steps: StepRow[],
  reader: Reader,
): Promise<StepView[]> {
  const { rows } = await sql<{ step_id: string; count: number }>`
    select step_id, count(*)::int as count from step_comment
    where step_id = any(${steps.map((step) => step.id)}::uuid[]) group by step_id`.execute(tx)
  const campaigns = await livingCampaigns(tx, [process])
  const current = { ...process, campaign_id: [...campaigns][0] ?? null }
  const counts = new Map(rows.map((row) => [row.step_id, row.count]))
  const seen = { ...reader, advised: await isAdvised(tx, process.company_id) }
  return steps.map((step) => shown(current, step, steps, counts.get(step.id) ?? 0, seen))
}

export async function stepView(
  tx: Tx,
  held: { process: ProcessRow; step: StepRow; steps: StepRow[] },
  reader: Reader,
): Promise<StepView> {
  const views = await stepViews(tx, held.process, held.steps, reader)
  const view = views.find((one) => one.id === held.step.id)
  if (!view) throw new Error('a step without its view')
  return view
}

function shown(
  process: ProcessRow,
  step: StepRow,
  steps: StepRow[],
  comments: number,
  { language, caller, advised }: Reader & { advised: boolean },
): StepView {
  const { texts, form_schema, submitted_by: _, validated_by: __, ...columns } = step
  const instant = (value: Date | null) => value?.toISOString() ?? null
  return {
    ...columns,
    title: texts.title[language],
    summary: texts.summary[language],
    why: texts.why[language],
    body: texts.body[language],
    waits_for:
      step.status === 'locked'
        ? blockersOf(step, steps).map((one) => ({ id: one.id, title: one.texts.title[language] }))
        : [],
    depends_on: [...step.depends_on],
    reviewed: advised && isReviewed(step),
    required_documents: step.required_documents.map(({ type: _type, label, accepted_types, ...paper }) => ({
      ...paper,
      accepted_types: [...accepted_types],
      label: label[language],
    })),
    form_schema: form_schema ? { fields: form_schema.map(inLanguage(language)) } : null,
    form_data: step.form_data,
    allowed_actions: actionsOn(process, step, steps, { language, caller, advised }),
    comment_count: comments,
    submitted_at: instant(step.submitted_at),
    submitted_by: step.submitted_by_name,
    validated_at: instant(step.validated_at),
    validated_by: step.validated_by_name,
    updated_at: step.updated_at.toISOString(),
  }
}

function actionsOn(
  process: ProcessRow,
  step: StepRow,
  steps: StepRow[],
  { language, caller, advised }: Reader & { advised: boolean },
): StepView['allowed_actions'] {
  if (process.cancelled_at !== null) return []
  const side = workingSide(caller, step.company_id, advised)
  const work = workOn({ process, step, steps }, language)
  const open = canWork(work) === null
  const launches = step.kind === 'campaign_launch'
  const possible = {
    upload: open && !launches,
    submit:
      canSubmit(work, side) === null &&
      // Sent to an adviser who is gone, it is ended by whoever sent it.
      (step.status !== 'submitted' || !advised) &&
      !launches &&
      !endsByItself(process, step),
    skip: canSkip(work, side) === null,
    comment: true,
    // A campaign that was deleted or cancelled is made again from its step.
    launch: launches && step.status !== 'locked' && process.campaign_id === null,
    review: advises(caller, step.company_id) && step.status !== 'locked',
  }
  return (Object.keys(possible) as (keyof typeof possible)[]).filter(
    (action) => possible[action] && mayMake(callOf[action], caller, step.company_id),
  )
}
const callOf: Record<StepView['allowed_actions'][number], CallDeclaration> = {
  upload: uploadPaper,
  submit: submitStep,
  skip: skipStep,
  comment: commentStep,
  launch: launchProcessCampaign,
  review: reviewUserDocument,
}

const inLanguage =
  (language: Language) =>
  ({ label, help, choices, sum: _sum, known_as: _known, ...field }: FormField) => ({
    ...field,
    label: label[language],
    ...(help ? { help: help[language] } : {}),
    ...(choices
      ? { choices: choices.map((choice) => ({ value: choice.value, label: choice.label[language] })) }
      : {}),
  })
