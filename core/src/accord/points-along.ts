import type { Expression } from '@moisson/law/formula/expression'
import { marksOf } from './analyse-accord.ts'

const POINTS = 40
const MOST_MARKS = 20

/** Where a curve along one figure is looked at: evenly, at the figure itself, and on each side of every written bound so that a step is seen as one. */
export function pointsAlong(
  tree: Expression,
  { value, lowest, highest }: { value: number; lowest: number; highest: number },
): number[] {
  const width = highest - lowest
  const nudge = width / 1e6
  const marks = marksOf(tree)
    .filter((mark) => mark > lowest && mark < highest)
    .slice(0, MOST_MARKS)
  const steps = Array.from({ length: POINTS + 1 }, (_, i) => lowest + (width * i) / POINTS)
  const places = new Set([...steps, ...marks.flatMap((mark) => [mark - nudge, mark]), value])
  return [...places].toSorted((a, b) => a - b)
}
