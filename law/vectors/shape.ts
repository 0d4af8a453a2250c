import type { Rule } from '../src/rule.ts'

/** Reads the input of one family of vectors in the shape of the published file and answers in that shape. */
export type Shape = (input: never) => unknown
export type Shapes = Readonly<Record<string, Shape>>

/** An exercice: a civil year told by its number, or its first and its last day. */
export const year = (value: Exercice) =>
  typeof value === 'object'
    ? { start: value[0], end: value[1] }
    : { start: `${value}-01-01`, end: `${value}-12-31` }
export type Exercice = number | string | readonly [string, string]
/** A year given alone is dated by its last day, when everything decided in it is in force. */
export const lastDay = (value: number | string) => `${value}-12-31`

/** A history of headcounts as the vectors mean it: below every threshold before its first year. */
export function historyOf(headcounts: Readonly<Record<string, number>>): Record<string, number> {
  const first = Math.min(...Object.keys(headcounts).map(Number))
  const before = Array.from({ length: 5 }, (_, i) => [String(first - 1 - i), 0] as const)
  return { ...Object.fromEntries(before), ...headcounts }
}

/** A rule on the inputs of a vector whose names are those of the rule; what else the vector tells is not read. */
export const answer = <Given extends object, Value>(rule: Rule<Given, Value>, input: Given): Value => {
  const read = Object.entries(input).filter(([name]) => rule.takes.names?.includes(name))
  return rule.value(Object.fromEntries(read) as Given)
}
