import type { Rational } from '../rational.ts'
import { byName, type Fault, leaf, list, named, optional, record, type Shape, type Taken } from '../shape.ts'
import type { Expression } from './expression.ts'
import { readExpression } from './read-expression.ts'

const FORMULA = { fr: 'une formule que le lecteur comprend', en: 'a formula that the reader understands' }

/** A tree of the grammar. */
export const formula: Shape<Expression> = {
  expected: FORMULA,
  fits: (value) => readExpression(value).problems.length === 0,
  fault: (value, input): Fault | null => {
    if (value === undefined) return { code: 'input_missing', input, expected: FORMULA, value }
    const [problem] = readExpression(value).problems
    if (problem === undefined) return null
    const path = `${input}${problem.path.slice(1)}`
    return { code: 'input_not_valid', input: path, expected: FORMULA, value: problem.reason }
  },
}

const isRational = (value: unknown): value is Rational =>
  typeof value === 'object' &&
  value !== null &&
  'n' in value &&
  typeof value.n === 'bigint' &&
  'd' in value &&
  typeof value.d === 'bigint' &&
  value.d > 0n

export type InputValue = number | string | Rational
const inputValue: Shape<InputValue> = leaf({ fr: 'un nombre', en: 'a number' }, (value) =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' || isRational(value),
)
const name: Shape<string> = leaf({ fr: 'un nom', en: 'a name' }, (value) => typeof value === 'string')
const values = byName(name, inputValue)
const members = list(values)

/** Values by name; a set (sites, criteria) is a list of records of values; a menu choice is the name of its option. */
export type Inputs = Readonly<Record<string, InputValue | readonly Readonly<Record<string, InputValue>>[]>>
export const inputs: Shape<Inputs> = byName(name, {
  expected: inputValue.expected,
  fits: (value) => (Array.isArray(value) ? members : inputValue).fits(value),
  fault: (value, input) => (Array.isArray(value) ? members : inputValue).fault(value, input),
}) as Shape<Inputs>

const evaluationOptions = record({
  /** Definitions of the functions the tree names. */
  functions: optional(byName(name, record({ params: list(name), expr: formula }))),
  /** Name of the option taken in a `one_of` menu; the first when it is the only one. */
  option: optional(name),
})

export type EvaluationOptions = Taken<typeof evaluationOptions>

/** What a formula is computed with. */
export const formulaGiven = record({
  formula,
  inputs,
  options: optional(evaluationOptions),
  /** How the inputs are called. */
  labels: optional(byName(name, record({ fr: name, en: name }))),
  /** Unit of the amounts in the formula and its inputs. */
  amounts_in: optional(named('cents', 'euros')),
})
