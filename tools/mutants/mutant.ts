/** One fault of one place: the text between `start` and `end` of a file becomes `to`. */
export interface Mutant {
  file: string
  /** The rule or function it stands in. */
  rule: string
  line: number
  /** The text of that line. */
  lineText: string
  kind: MutantKind
  start: number
  end: number
  from: string
  to: string
}

export type MutantKind =
  | 'boundary'
  | 'comparison'
  | 'sign'
  | 'rounding'
  | 'date'
  | 'missing term'
  | 'accumulation'
  | 'rate or figure'
  | 'min or max'
  | 'condition'
