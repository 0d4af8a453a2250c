import { ownSentence } from '@moisson/contract/refusals'
import { officersOf } from '../campaign/officers-of.ts'
import { givenByType } from '@moisson/contract/simulation-inputs'
import { isRefusal, refuse } from '@moisson/core/refusal'
import type { DistributionInputs, GivenInputs, InputsByType } from '@moisson/core/simulation/inputs'
import type { FieldProblem, SimulationResult } from '@moisson/core/simulation/result'
import { completeInputs, engineVersion, simulate } from '@moisson/core/simulation/simulate'
import type { SimulationType } from '@moisson/core/vocabulary'
import * as z from 'zod/mini'
import { readPeople } from '../beneficiary/people-of-year.ts'
import type { Tx } from '../database/connect.ts'
import { fieldErrors } from '../http/field-errors.ts'
import { Refused, type FieldError } from '../http/refused.ts'
import { withHashJoins } from '../campaign/with-hash-joins.ts'
import { readFacts } from './read-facts.ts'
import type { Language, Text } from '@moisson/law/text'
import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { parisDay } from '@moisson/law/paris-time'

export interface Computed {
  rules_date: string
  engine_version: string
  inputs: InputsByType[SimulationType]
  results: SimulationResult
}
interface Asked {
  type: SimulationType
  inputs: GivenInputs<SimulationType>
  rules_date: string | undefined
}

/** Completes the inputs from the company's file and computes; throws the fields to correct, or what is impossible. */
export async function computeSimulation(
  tx: Tx,
  companyId: string,
  asked: Asked,
  { now, language }: { now: Date; language: Language },
): Promise<Computed> {
  const facts = await readFacts(tx, companyId, now)
  const completed = completeInputs(asked.type, asked.inputs, facts)
  if ('problems' in completed) throw invalidFields(fieldErrorsOf(completed.problems, language, 'inputs.'))
  const { inputs, assumed } = completed
  const rules_date = asked.rules_date ?? parisDay(now)
  const { closing } = facts
  const ofCompany = asked.type === 'distribution' && (inputs as DistributionInputs).source === 'company'
  // Sharing names its exercice; other figures go by the agreement of today.
  const exercise = ofCompany
    ? exerciseOf((inputs as DistributionInputs).year, closing)
    : { start: rules_date, end: rules_date }
  const people = ofCompany
    ? await withHashJoins(tx, () => readPeople(tx, companyId, (inputs as DistributionInputs).year, closing))
    : []
  const results = simulate(asked.type, inputs, {
    rules_date,
    closing,
    people,
    officers: await officersOf(tx, {
      company_id: companyId,
      type: 'interessement',
      exercise_start: exercise.start,
      exercise_end: exercise.end,
    }),
  })
  if ('impossible' in results) throw impossible(results.impossible)
  if (isRefusal(results)) throw new Refused(results)
  return { rules_date, engine_version: engineVersion, inputs, results: { ...results, assumed } }
}

/** Inputs of a change, whose type is known from the simulation and not from the body. */
export function parsedInputs(
  type: SimulationType,
  given: Record<string, unknown>,
  language: Language,
): GivenInputs<SimulationType> {
  const parsed = z.safeParse(givenByType[type], given, { reportInput: true })
  if (parsed.success) return parsed.data as GivenInputs<SimulationType>
  const errors = fieldErrors(parsed.error.issues, language)
  throw invalidFields(errors.map((error) => ({ ...error, field: `inputs.${error.field}` })))
}

const fieldErrorsOf = (problems: readonly FieldProblem[], language: Language, before = ''): FieldError[] =>
  problems.map(({ field, code, message }) => ({
    field: `${before}${field}`,
    code,
    message: message[language],
  }))

/** The fields of an orientation to correct. */
export const invalidAnswers = (problems: readonly FieldProblem[], language: Language): Refused =>
  invalidFields(fieldErrorsOf(problems, language))

const invalidFields = (errors: FieldError[]): Refused =>
  new Refused({ refusal: 'invalid_request', details: {} }, { fieldErrors: errors })

/** The law's own sentence: a regime that is not published, a formula that divides by zero. */
export const impossible = (sentence: Text): Refused =>
  new Refused(refuse('simulation_impossible', ownSentence(sentence)))
