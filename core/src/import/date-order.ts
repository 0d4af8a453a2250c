import { orderProof } from './parse-date.ts'
import type { DateOrder } from './reading-choices.ts'

/** How the dates of a file are written, and why one may doubt it. */
export interface DateReading {
  readonly order: DateOrder
  /** `unproved`: no date tells; `contradicted`: one column says the contrary of another. */
  readonly doubt: 'unproved' | 'contradicted' | null
}

/**
 * Day first or month first, one decision for the whole file: any date that can only be read one way proves it. Null
 * when no date of the file depends on it.
 */
export function dateOrderOf(
  columns: readonly (readonly (string | number)[])[],
  chosen?: DateOrder,
): DateReading | null {
  const said = columns.map(proofsOf)
  const day = said.reduce((sum, proofs) => sum + proofs.day_first, 0)
  const month = said.reduce((sum, proofs) => sum + proofs.month_first, 0)
  const open = said.some((proofs) => proofs.open > 0)
  if (day + month === 0 && !open) return null
  if (chosen !== undefined) return { order: chosen, doubt: null }
  const sides = new Set(said.flatMap(sideOf))
  const doubt = sides.size > 1 ? 'contradicted' : day + month === 0 ? 'unproved' : null
  return { order: month > day ? 'month_first' : 'day_first', doubt }
}

interface Proofs extends Record<DateOrder, number> {
  /** Dates that would be another day in the other order. */
  open: number
}

function proofsOf(cells: readonly (string | number)[]): Proofs {
  const proofs: Proofs = { day_first: 0, month_first: 0, open: 0 }
  for (const cell of cells) {
    const proof = orderProof(cell)
    if (proof !== null) proofs[proof] += 1
  }
  return proofs
}

/** What most proofs of a column say: a lone slip of the hand is no contradiction. */
function sideOf({ day_first, month_first }: Proofs): DateOrder[] {
  if (day_first === month_first) return day_first === 0 ? [] : ['day_first', 'month_first']
  return [day_first > month_first ? 'day_first' : 'month_first']
}
