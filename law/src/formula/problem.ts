import type { Text } from '../text.ts'

export type ProblemCode =
  | 'grid_gap'
  | 'grid_overlap'
  | 'grid_not_covering'
  | 'points_not_increasing'
  | 'weights_not_whole'
  | 'unit_mismatch'
  | 'part_unknown'
  | 'function_unknown'

/** A defect of a tree, with its place and a sentence; `error` forbids signing, `warning` only asks to look. */
export type FormulaProblem = {
  readonly code: ProblemCode
  readonly severity: 'error' | 'warning'
  readonly path: string
  readonly sentence: Text
}
