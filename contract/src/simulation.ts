import * as z from 'zod/mini'
import { orientationFields, orientationParts } from '@moisson/core/orientation/names'
import { simulationStatuses, simulationTypes } from '@moisson/core/vocabulary'
import { call, staff } from './call.ts'
import {
  Cents,
  Day,
  Id,
  Instant,
  QueryLimit,
  Step,
  Version,
  Year,
  several,
  pageOf,
  Text,
  nameOf,
} from './shapes.ts'
import { OrientationGiven, givenByType } from './simulation-inputs.ts'

const MixOutcome = z.object({
  code: z.enum(['uniform', 'salary', 'presence', 'given']),
  equal_bps: z.int(),
  salary_bps: z.int(),
  presence_bps: z.int(),
  unavailable: z.nullable(Text),
  lowest_cents: z.nullable(Cents),
  median_cents: z.nullable(Cents),
  mean_cents: z.nullable(Cents),
  highest_cents: z.nullable(Cents),
  curve: z.array(z.object({ percentile: z.int(), amount_cents: Cents })),
  capped: z.int(),
  not_distributed_cents: Cents,
  gaining: z.int(),
  losing: z.int(),
  same: z.int(),
  average_gain_cents: z.nullable(Cents),
  average_loss_cents: z.nullable(Cents),
})

/** What a simulation gives: figures each explained by the steps that name it, warnings, and what charts are drawn from. */
export const SimulationResults = z.object({
  lines: z.array(
    z.object({
      code: z.string(),
      label: Text,
      amount_cents: z.nullable(Cents),
      value: z.nullable(Text),
      role: z.enum(['result', 'part', 'information']),
    }),
  ),
  totals: z.record(z.string(), z.int()),
  steps: z.array(z.object({ of: z.string(), ...Step.def.shape })),
  warnings: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(['info', 'warning', 'error']),
      message: Text,
      amount_cents: z.nullable(Cents),
    }),
  ),
  formula: z.nullable(Text),
  series: z.array(
    z.object({
      code: z.string(),
      label: Text,
      points: z.array(z.object({ label: Text, amount_cents: Cents })),
    }),
  ),
  fairness: z.nullable(
    z.object({
      people: z.int(),
      mixes: z.array(MixOutcome),
      groups: z.array(
        z.object({
          key: z.string(),
          label: Text,
          people: z.int(),
          mean_cents: z.record(z.string(), Cents),
        }),
      ),
    }),
  ),
  rows: z.array(z.object({ label: z.string(), gross_cents: Cents, capped: z.boolean() })),
  basis: z.nullable(z.object({ people: z.int(), reference_salary_cents: Cents, presence_days: z.number() })),
  assumed: z.array(
    z.object({
      field: z.string(),
      from: z.enum(['company', 'people', 'agreement', 'plan', 'simulation', 'default']),
    }),
  ),
})

const fields = {
  id: Id,
  company_id: Id,
  type: z.enum(simulationTypes),
  name: z.string(),
  status: z.enum(simulationStatuses),
  rules_date: Day,
  engine_version: z.string(),
  compare_with_id: z.nullable(Id),
  created_by_name: z.nullable(z.string()),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
}
/** A simulation as the list shows it: its figures, without steps. */
export const SimulationSummary = z.object({
  ...fields,
  lines: SimulationResults.def.shape.lines,
  totals: SimulationResults.def.shape.totals,
  warnings: SimulationResults.def.shape.warnings,
})
export const Simulation = z.object({
  ...fields,
  inputs: z.record(z.string(), z.unknown()),
  results: SimulationResults,
  /** The people or their pay have changed since it was computed: computing again would give something else. */
  outdated: z.boolean(),
})

const path = z.object({ id: Id })
const one = z.object({ id: Id, sid: Id })
const status = z.optional(z.enum(simulationStatuses))
const rules_date = z.optional(Day)

const ofType = <Type extends keyof typeof givenByType, More extends Record<string, z.ZodMiniType>>(
  type: Type,
  more: More,
) => z.object({ type: z.literal(type), inputs: z.optional(givenByType[type]), rules_date, ...more })
/** The inputs of one of the types; a type that does not exist is answered with those that do. */
const anyType = <More extends Record<string, z.ZodMiniType>>(more: More) =>
  z.intersection(
    z.object({ type: z.enum(simulationTypes) }),
    z.discriminatedUnion('type', [
      ofType('interessement_envelope', more),
      ofType('participation_reserve', more),
      ofType('distribution', more),
      ofType('employer_cost', more),
      ofType('employee_net', more),
      ofType('abondement_budget', more),
      ofType('obligation_check', more),
      ofType('ppv', more),
    ]),
  )
const impossible = [
  'nobody_entitled',
  'pay_missing',
  'criterion_without_weight',
  'simulation_impossible',
] as const

export const listSimulations = call({
  does: 'The company’s simulations, latest first, with their figures',
  http: 'GET /company/{id}/simulations',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: {
    path,
    query: z.object({
      type: z.optional(several(simulationTypes)),
      status: z.optional(several(simulationStatuses)),
      cursor: z.optional(z.string()),
      limit: z.optional(QueryLimit),
    }),
  },
  output: pageOf(SimulationSummary),
  who: staff,
  example: (world) => ({ path: { id: world.company }, query: { type: 'distribution' } }),
})

export const createSimulation = call({
  does: 'Compute a simulation and keep it; inputs left out come from the company’s file',
  http: 'POST /company/{id}/simulations',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path,
    body: anyType({ name: z.optional(nameOf(120)), status, compare_with_id: z.optional(z.nullable(Id)) }),
  },
  output: Simulation,
  status: 201,
  refusals: [...impossible, 'unknown_simulation'],
  who: staff,
  changes: ['simulation'],
  example: (world) => ({
    path: { id: world.company },
    body: {
      type: 'interessement_envelope',
      name: 'Enveloppe 2026',
      inputs: { actual_value_cents: 80_000_000, annual_gross_payroll_cents: 120_000_000 },
    },
  }),
})

export const previewSimulation = call({
  does: 'Compute a simulation without keeping it; a distribution compares several mixes of criteria',
  http: 'POST /company/{id}/simulations/preview',
  rights: { scope: 'company', effect: 'computes', kind: 'company' },
  weight: 1,
  input: { path, body: anyType({}) },
  output: z.object({
    type: z.enum(simulationTypes),
    rules_date: Day,
    engine_version: z.string(),
    inputs: z.record(z.string(), z.unknown()),
    results: SimulationResults,
  }),
  refusals: impossible,
  who: staff,
  example: (world) => ({
    path: { id: world.company },
    body: { type: 'distribution', inputs: { envelope_cents: 500_000 } },
  }),
})

const Way = z.object({
  code: z.string(),
  title: Text,
  why: Text,
  go: Text,
  template_code: z.nullable(z.string()),
  page: z.nullable(z.string()),
})
/** What an owner learns from five answers at most: duties, what is possible, what it costs, what employees get. */
export const Orientation = z.object({
  asks: z.array(z.enum(orientationFields)),
  /** The last closed financial year: the one whose wages are asked for. */
  closed_year: Year,
  told: z.array(Text),
  estimated: z.array(Text),
  parts: z.array(
    z.object({
      code: z.enum(orientationParts),
      lines: SimulationResults.def.shape.lines,
      steps: SimulationResults.def.shape.steps,
      warnings: SimulationResults.def.shape.warnings,
    }),
  ),
  per_person_cents: z.nullable(Cents),
  next: z.nullable(Way),
  others: z.array(Way),
})

export const orientCompany = call({
  does: 'What the law asks of the company, what it may do, at what cost and for what net; what is not answered comes from its file or is estimated, and says so',
  http: 'POST /company/{id}/simulations/orientation',
  rights: { scope: 'company', effect: 'computes', kind: 'company' },
  weight: 1,
  input: { path, body: OrientationGiven },
  output: Orientation,
  refusals: ['simulation_impossible'],
  who: staff,
  example: (world) => ({
    path: { id: world.company },
    body: { headcount: 15, taxable_profit_cents: 12_000_000, situation: 'nothing' },
  }),
})

export const getSimulation = call({
  does: 'A simulation with its inputs, figures and every step',
  http: 'GET /company/{id}/simulations/{sid}',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: Simulation,
  who: staff,
  example: (world) => ({ path: { id: world.company, sid: world.simulation } }),
})

export const updateSimulation = call({
  does: 'Rename a simulation, retain it, compare it with another, or change its inputs and compute again',
  http: 'PUT /company/{id}/simulations/{sid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: one,
    body: z.object({
      name: z.optional(nameOf(120)),
      status,
      compare_with_id: z.optional(z.nullable(Id)),
      /** The inputs of its type, whole; without a rules date the law of today applies. */
      inputs: z.optional(z.record(z.string(), z.unknown())),
      rules_date,
    }),
  },
  output: Simulation,
  refusals: ['version_conflict', ...impossible, 'unknown_simulation'],
  who: staff,
  changes: ['simulation'],
  example: (world) => ({
    path: { id: world.company, sid: world.simulation },
    body: { name: 'Enveloppe prudente' },
  }),
})

export const deleteSimulation = call({
  does: 'Delete a simulation',
  http: 'DELETE /company/{id}/simulations/{sid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: one },
  status: 204,
  refusals: ['version_conflict'],
  who: staff,
  changes: ['simulation'],
  example: (world) => ({ path: { id: world.company, sid: world.simulation } }),
})
