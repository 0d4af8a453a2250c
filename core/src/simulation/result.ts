import { wholeCents } from '@moisson/law/money'
import { say, printed, type Text } from '@moisson/law/text'

/** One line of the explanation of a figure; `of` names the figure. */
export interface SimulationStep {
  of: string
  label: Text
  amount_cents: number | null
  detail?: Text
  articles: string[]
}

/** A figure of the result: an amount, or words when it is not money. */
export interface Line {
  code: string
  label: Text
  amount_cents: number | null
  value: Text | null
  role: 'result' | 'part' | 'information'
}

export interface Warning {
  code: string
  severity: 'info' | 'warning' | 'error'
  message: Text
  amount_cents: number | null
}

export interface Series {
  code: string
  label: Text
  points: { label: Text; amount_cents: number }[]
}

/** What one mix of criteria gives, never by name. */
export interface MixOutcome {
  code: 'uniform' | 'salary' | 'presence' | 'given'
  equal_bps: number
  salary_bps: number
  presence_bps: number
  /** Why it cannot be computed; the figures are then absent. */
  unavailable: Text | null
  lowest_cents: number | null
  median_cents: number | null
  mean_cents: number | null
  highest_cents: number | null
  /** Amounts in the order of people, from the lowest to the highest, at equal steps. */
  curve: { percentile: number; amount_cents: number }[]
  capped: number
  not_distributed_cents: number
  /** Against the mix given: how many get more, less or the same, and by how much on average. */
  gaining: number
  losing: number
  same: number
  average_gain_cents: number | null
  average_loss_cents: number | null
}

export interface Fairness {
  people: number
  mixes: MixOutcome[]
  groups: { key: string; label: Text; people: number; mean_cents: Record<string, number> }[]
}

/** What a calculation knew when it was made, to tell later whether the people have changed. */
export interface Basis {
  people: number
  reference_salary_cents: number
  presence_days: number
}

export interface SimulationResult {
  lines: Line[]
  totals: Record<string, number>
  steps: SimulationStep[]
  warnings: Warning[]
  /** The formula in words, when there is one. */
  formula: Text | null
  series: Series[]
  fairness: Fairness | null
  rows: { label: string; gross_cents: number; capped: boolean }[]
  basis: Basis | null
  /** Inputs nobody gave and where they come from. */
  assumed: Assumption[]
}

export interface Assumption {
  field: string
  from: 'company' | 'people' | 'agreement' | 'plan' | 'simulation' | 'default'
}

/** A field that has to be corrected before anything can be computed. */
export interface FieldProblem {
  field: string
  code: string
  message: Text
}

/** Collects the figures of one simulation in the order they are shown. */
export class Sheet {
  readonly result: SimulationResult = {
    lines: [],
    totals: {},
    steps: [],
    warnings: [],
    formula: null,
    series: [],
    fairness: null,
    rows: [],
    basis: null,
    assumed: [],
  }

  /** An amount; refuses what no number holds exactly. */
  money(code: string, label: Text, amount_cents: number, more: Partial<Explained> = {}): void {
    const { role = 'part', steps = [] } = more
    wholeCents(amount_cents, code)
    this.result.lines.push({ code, label: printed(label), amount_cents, value: null, role })
    this.result.totals[`${code}_cents`] = amount_cents
    this.#explain(code, steps)
  }

  /** A figure that is not money; `total` keeps its number for programs. */
  fact(code: string, label: Text, value: Text, more: Partial<Explained> & { total?: number } = {}): void {
    const { role = 'information', steps = [], total } = more
    this.result.lines.push({ code, label: printed(label), amount_cents: null, value, role })
    if (total !== undefined) this.result.totals[code] = wholeCents(total, code)
    this.#explain(code, steps)
  }

  warn(code: string, severity: Warning['severity'], fr: string, en: string, amount_cents?: number): void {
    this.result.warnings.push({
      code,
      severity,
      message: say(fr, en),
      amount_cents: amount_cents ?? null,
    })
  }

  #explain(of: string, steps: readonly Omit<SimulationStep, 'of'>[]): void {
    for (const step of steps)
      this.result.steps.push({
        of,
        ...step,
        label: printed(step.label),
        ...(step.detail && { detail: printed(step.detail) }),
      })
  }
}

interface Explained {
  role: Line['role']
  steps: readonly Omit<SimulationStep, 'of'>[]
}
