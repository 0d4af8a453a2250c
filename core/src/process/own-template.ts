import { say, type Text } from '@moisson/law/text'
import type { StepResponsible } from '../vocabulary.ts'
import type { ProcessTemplate, StepTemplate } from './template.ts'

/** What somebody wrote of one step: null where the product’s own words and figures stay. */
export interface OwnStep {
  /** A step of the product’s template, or a name of its own. */
  code: string
  left_out: boolean
  title: string | null
  summary: string | null
  why: string | null
  body: string | null
  minutes: number | null
  /** Of a step of its own only: whose it is, and how many days after the beginning it is due. */
  responsible: Extract<StepResponsible, 'company_admin' | 'manager'> | null
  days: number | null
}
/** A process of the product as an adviser or the platform adapted it, its steps in their order. */
export interface OwnProcess {
  summary: string | null
  steps: OwnStep[]
}

const OWN_DAYS = 30
const OWN_MINUTES = 15
/** The same words for both languages: they are written once. */
const both = (words: string): Text => say(words, words)
const or = (words: string | null, usual: Text): Text => (words ? both(words) : usual)

/** What is wrong with an adapted process, by the code of the step; null when it can be begun. */
export function ownProcessFault(
  base: ProcessTemplate,
  { steps }: OwnProcess,
): { code: 'needed_step' | 'unknown_order' | 'step_untitled'; step: string } | null {
  const known = new Map(base.steps.map((step) => [step.code, step]))
  const order = steps.filter(({ code }) => known.has(code)).map(({ code }) => code)
  const missing = base.steps.find(({ code }) => !order.includes(code))
  if (missing) return { code: 'needed_step', step: missing.code }
  if (order.some((code, place) => code !== base.steps[place]?.code))
    return { code: 'unknown_order', step: order[0] ?? '' }
  for (const step of steps) {
    if (step.left_out && known.get(step.code)?.skippable === false)
      return { code: 'needed_step', step: step.code }
    if (!known.has(step.code) && !step.title) return { code: 'step_untitled', step: step.code }
  }
  return null
}

/**
 * The template that a process is begun from: words written over the product’s, steps left out, steps of its own put in
 * their place. What waited for a step left out waits for what that one waited for; nothing waits for a step of its own.
 */
export function adaptedProcess(
  base: ProcessTemplate,
  { title, version, summary, steps }: OwnProcess & { title: string; version: number },
): ProcessTemplate {
  const known = new Map(base.steps.map((step) => [step.code, step]))
  const gone = new Set(steps.filter(({ left_out }) => left_out).map(({ code }) => code))
  const waitsFor = (codes: readonly string[]): string[] => [
    ...new Set(
      codes.flatMap((code) => (gone.has(code) ? waitsFor(known.get(code)?.depends_on ?? []) : [code])),
    ),
  ]
  const written = steps.filter(({ code }) => !gone.has(code))
  return {
    ...base,
    version,
    title: both(title),
    summary: or(summary, base.summary),
    steps: written.map((own, place): StepTemplate => {
      const step = known.get(own.code)
      return step
        ? {
            ...step,
            depends_on: waitsFor(step.depends_on),
            minutes: own.minutes ?? step.minutes,
            title: or(own.title, step.title),
            summary: or(own.summary, step.summary),
            why: or(own.why, step.why),
            body: or(own.body, step.body),
          }
        : ofItsOwn(own, written[place - 1]?.code)
    }),
  }
}

function ofItsOwn(own: OwnStep, before: string | undefined): StepTemplate {
  return {
    code: own.code,
    kind: 'information',
    responsible: own.responsible ?? 'company_admin',
    depends_on: before === undefined ? [] : [before],
    due: { from: 'start', days: own.days ?? OWN_DAYS },
    minutes: own.minutes ?? OWN_MINUTES,
    title: both(own.title ?? ''),
    summary: both(own.summary ?? ''),
    why: both(own.why ?? ''),
    body: both(own.body ?? ''),
    articles: [],
    skippable: true,
    required_documents: [],
    given: [],
  }
}
