import type { Contract } from '@moisson/law/presence'

const shown = (day: string): string => day.split('-').toReversed().join('/')
const stored = (day: string): string => day.split('/').toReversed().join('-')

/** Contracts as one cell of a file writes them: « 01/02/2025-30/04/2025; 01/06/2025- », the last one running. */
export const contractsText = (contracts: readonly Contract[]): string =>
  contracts.map(({ start, end }) => `${shown(start)}-${end === null ? '' : shown(end)}`).join('; ')

/** What such a text says. */
export const contractsIn = (text: string): Contract[] =>
  text.split('; ').map((one) => {
    const [start = '', end = ''] = one.split('-')
    return { start: stored(start), end: end === '' ? null : stored(end) }
  })

const BETWEEN = /^(?:du |from )?(\d{4}-\d\d-\d\d|[\d/.]+)\s*(?:-|–|—|au|to|→)\s*(\d{4}-\d\d-\d\d|[\d/.]*)$/i

/** A cell of contracts, each from its first day to its last; null when one of them cannot be read or ends before it begins. */
export function readContracts(
  cell: string,
  day: (text: string) => { readonly value?: string | number },
): string | null {
  const contracts: Contract[] = []
  for (const piece of cell.split(/[;\n|]/).map((one) => one.trim())) {
    if (piece === '') continue
    const [, from = '', to = ''] = BETWEEN.exec(piece) ?? []
    const start = day(from).value
    const end = to === '' ? null : day(to).value
    if (typeof start !== 'string' || end === undefined || typeof end === 'number') return null
    if (end !== null && end < start) return null
    contracts.push({ start, end })
  }
  return contractsText(contracts)
}
