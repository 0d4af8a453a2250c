import type { headcountBrackets } from '../vocabulary.ts'

/** The band of an average headcount (L130-1 CSS), by which obligations and levies are told. */
export function bracketOf(headcount: number): (typeof headcountBrackets)[number] {
  if (headcount < 11) return 'under_11'
  if (headcount < 50) return 'from_11_to_49'
  return headcount < 250 ? 'from_50_to_249' : 'from_250'
}
