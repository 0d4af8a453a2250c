import { readInput } from './inputs.ts'
import { shapes } from './shapes.ts'
import { refusalOf } from '../src/refusal.ts'
import { Stopped } from '../src/stopped.ts'

export type PublishedVector = { id: string; rule: string; input: unknown; expected: unknown }
/** `said`: why the rule refused, in a sentence with the path of the input; absent when it answered. */
export type Failure = { id: string; rule: string; expected: unknown; actual: unknown; said?: string }
export type Outcome = { passed: string[]; failed: Failure[]; notCovered: { id: string; rule: string }[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether everything expected is there; the rules may answer more than a vector asks for. */
export function answers(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((value, i) => answers(value, actual[i]))
    )
  }
  if (isRecord(expected)) {
    return isRecord(actual) && Object.entries(expected).every(([key, value]) => answers(value, actual[key]))
  }
  // Nothing below zero is nothing: `0` is written for both.
  return expected === actual
}

/** The part of the answer that the vector asks for, for a readable report. */
export function asked(expected: unknown, actual: unknown): unknown {
  if (!isRecord(expected) || !isRecord(actual) || 'error' in actual) return actual
  return Object.fromEntries(Object.keys(expected).map((key) => [key, actual[key]]))
}

function answerOf(vector: PublishedVector): { actual: unknown; said?: string } {
  try {
    return { actual: shapes[vector.rule]?.(readInput(vector.rule, vector.input) as never) }
  } catch (error) {
    if (error instanceof Stopped) return { actual: { error: error.code }, said: refusalOf(error).sentence.en }
    // The reader of the rule's family stumbles on an input in another shape than that family has.
    const names = Object.keys(vector.input as object).join(', ')
    const said = `Its input (${names}) has not the shape that “${vector.rule}” is published with.`
    return { actual: { error: 'input_not_valid' }, said }
  }
}

/** Runs vectors of the published format; a rule without a shape is not covered, never passed. */
export function runVectors(vectors: readonly PublishedVector[]): Outcome {
  const outcome: Outcome = { passed: [], failed: [], notCovered: [] }
  for (const { id, rule, input, expected } of vectors) {
    if (!Object.hasOwn(shapes, rule)) {
      outcome.notCovered.push({ id, rule })
      continue
    }
    const { actual, ...why } = answerOf({ id, rule, input, expected })
    if (answers(expected, actual)) outcome.passed.push(id)
    else outcome.failed.push({ id, rule, expected, actual: asked(expected, actual), ...why })
  }
  return outcome
}
