import type { Output } from '@moisson/contract/call'
import type { listOwnTemplates } from '@moisson/contract/own-template'
import type { ProcessTemplate } from '@moisson/core/process/template'
import type { Language } from '@moisson/law/text'

export type OwnTemplate = Output<typeof listOwnTemplates>['items'][number]
type KeptStep = NonNullable<OwnTemplate['process']>['steps'][number]
export type OwnTodo = NonNullable<OwnTemplate['todos']>[number]

/** A step as it is written: the product’s words stand in the fields until they are written over. */
export interface WrittenStep {
  code: string
  own: boolean
  skippable: boolean
  left_out: boolean
  title: string
  body: string
  minutes: number | null
  responsible: 'company_admin' | 'manager'
  days: number | null
}

const untouched = {
  left_out: false,
  title: null,
  summary: null,
  why: null,
  body: null,
  minutes: null,
  responsible: null,
  days: null,
}

/** The steps to write in: those that were kept, else the product’s. */
export function writtenSteps(
  base: ProcessTemplate,
  kept: OwnTemplate['process'],
  language: Language,
): WrittenStep[] {
  const steps: readonly KeptStep[] = kept?.steps ?? base.steps.map(({ code }) => ({ code, ...untouched }))
  return steps.map((step) => {
    const known = base.steps.find(({ code }) => code === step.code)
    return {
      code: step.code,
      own: known === undefined,
      skippable: known?.skippable ?? true,
      left_out: step.left_out,
      title: step.title ?? known?.title[language] ?? '',
      body: step.body ?? known?.body[language] ?? '',
      minutes: step.minutes ?? known?.minutes ?? null,
      responsible: step.responsible ?? 'company_admin',
      days: step.days,
    }
  })
}

/** What is kept of them: where the product’s words stand, the product’s stay, whatever becomes of them. */
export function keptSteps(
  base: ProcessTemplate,
  steps: readonly WrittenStep[],
  kept: OwnTemplate['process'],
  language: Language,
): KeptStep[] {
  const before = new Map((kept?.steps ?? []).map((step) => [step.code, step]))
  return steps.map((step) => {
    const known = base.steps.find(({ code }) => code === step.code)
    const { summary = null, why = null } = before.get(step.code) ?? {}
    if (!known)
      return {
        ...untouched,
        code: step.code,
        title: step.title.trim(),
        summary,
        why,
        body: step.body.trim() || null,
        minutes: step.minutes,
        responsible: step.responsible,
        days: step.days,
      }
    const changed = (words: string, usual: string) =>
      words.trim() === '' || words.trim() === usual.trim() ? null : words.trim()
    return {
      ...untouched,
      code: step.code,
      left_out: step.left_out,
      title: changed(step.title, known.title[language]),
      summary,
      why,
      body: changed(step.body, known.body[language]),
      minutes: step.minutes === known.minutes ? null : step.minutes,
    }
  })
}

/** A name that none of them has. */
export function freshCode(taken: readonly { code: string }[]): string {
  const codes = new Set(taken.map(({ code }) => code))
  for (let place = taken.length + 1; ; place += 1) if (!codes.has(`own_${place}`)) return `own_${place}`
}
