import { isRefusal } from '../refusal.ts'
import type { SimulationType } from '../vocabulary.ts'
import { completeAbondement, simulateAbondement } from './abondement-budget.ts'
import type { SimulationContext } from './context.ts'
import { completeDistribution, simulateDistribution, type DistributionRefusal } from './distribution.ts'
import { completeEmployeeNet, simulateEmployeeNet } from './employee-net.ts'
import { completeEmployerCost, simulateEmployerCost } from './employer-cost.ts'
import { completeEnvelope, simulateEnvelope } from './envelope.ts'
import { Completion, type Facts } from './facts.ts'
import type { GivenInputs, InputsByType } from './inputs.ts'
import { completeObligation, simulateObligation } from './obligation.ts'
import { completePpv, simulatePpv } from './ppv.ts'
import { completeReserve, simulateReserve } from './reserve.ts'
import type { Assumption, FieldProblem, Sheet, SimulationResult } from './result.ts'
import type { Text } from '@moisson/law/text'
import { refusalOf, type Refusal } from '@moisson/law/refusal'
import { Stopped } from '@moisson/law/stopped'

/** Changes whenever the same inputs on the same rules date would give another result. */
export const engineVersion = '2'

interface Simulator<T extends SimulationType> {
  complete: (given: GivenInputs<T>, facts: Facts, done: Completion) => InputsByType[T]
  run: (inputs: InputsByType[T], context: SimulationContext) => Sheet | DistributionRefusal
}
const simulators: { [T in SimulationType]: Simulator<T> } = {
  interessement_envelope: { complete: completeEnvelope, run: simulateEnvelope },
  participation_reserve: { complete: completeReserve, run: simulateReserve },
  distribution: { complete: completeDistribution, run: simulateDistribution },
  employer_cost: { complete: completeEmployerCost, run: simulateEmployerCost },
  employee_net: { complete: completeEmployeeNet, run: simulateEmployeeNet },
  abondement_budget: { complete: completeAbondement, run: simulateAbondement },
  obligation_check: { complete: completeObligation, run: simulateObligation },
  ppv: { complete: completePpv, run: simulatePpv },
}

export type Completed<T extends SimulationType> =
  | { inputs: InputsByType[T]; assumed: Assumption[] }
  | { problems: FieldProblem[] }

/** The inputs with what the company's file knows in place of what nobody gave, or the fields to correct. */
export function completeInputs<T extends SimulationType>(
  type: T,
  given: GivenInputs<T>,
  facts: Facts,
): Completed<T> {
  const done = new Completion()
  const inputs = simulators[type].complete(given, facts, done)
  return done.problems.length > 0 ? { problems: done.problems } : { inputs, assumed: done.assumed }
}

/**
 * The result of a simulation: figures, each explained, and warnings. The same inputs on the same rules date give the
 * same result. What the law refuses, or what no exact amount can hold, is answered as a fact, never guessed.
 */
export function simulate<T extends SimulationType>(
  type: T,
  inputs: InputsByType[T],
  context: SimulationContext,
): SimulationResult | DistributionRefusal | { impossible: Text } {
  try {
    const sheet = simulators[type].run(inputs, context)
    return isRefusal(sheet) ? (sheet as Refusal & DistributionRefusal) : sheet.result
  } catch (error) {
    if (error instanceof Stopped) return { impossible: refusalOf(error).sentence }
    throw error
  }
}
