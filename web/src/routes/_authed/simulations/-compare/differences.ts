import type { Results } from '../-simulation.ts'

type Line = Results['lines'][number]
export interface FigureRow {
  code: string
  label: Line['label']
  main: boolean
  a: Line | undefined
  b: Line | undefined
  differs: boolean
  /** The second minus the first, when both are amounts. */
  difference_cents: number | null
}

/** Every figure of two results, in the order of the first, those that only the second has at the end. */
export function figureRows(a: Pick<Results, 'lines'>, b: Pick<Results, 'lines'>): FigureRow[] {
  const codes = [...new Set([...a.lines, ...b.lines].map(({ code }) => code))]
  return codes.flatMap((code) => {
    const [one, two] = [a, b].map(({ lines }) => lines.find((line) => line.code === code))
    const either = one ?? two
    if (!either) return []
    const both = one?.amount_cents != null && two?.amount_cents != null
    return [
      {
        code,
        label: either.label,
        main: either.role === 'result',
        a: one,
        b: two,
        differs: one?.amount_cents !== two?.amount_cents || one?.value?.fr !== two?.value?.fr,
        difference_cents: both ? (two.amount_cents ?? 0) - (one.amount_cents ?? 0) : null,
      },
    ]
  })
}

/** The inputs that are not the same in both, in the order of the first. */
export function differences(
  a: Record<string, unknown>,
  b: Record<string, unknown>,
): { name: string; a: unknown; b: unknown }[] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return names
    .filter((name) => JSON.stringify(a[name] ?? null) !== JSON.stringify(b[name] ?? null))
    .map((name) => ({ name, a: a[name], b: b[name] }))
}
