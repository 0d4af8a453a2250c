import type { MatchedLine } from './match-answer.ts'

/** How a line was treated: by whom, when, and in which words. */
export interface Treated {
  resolution: string | null
  resolved_at: Date | null
  resolved_by_name: string | null
}

/** A line of the answer before, as it stands. */
export type LineBefore = Treated &
  Pick<MatchedLine, 'plan' | 'fund_code' | 'amount_cents' | 'status' | 'reason'> & {
    campaign_beneficiary_id: string | null
  }

/** What an answer leaves out stays as the one before told it: a keeper answers again about the lines sent again, and about these alone. */
export function withBefore(
  lines: readonly MatchedLine[],
  before: readonly LineBefore[],
): (MatchedLine & Partial<Treated>)[] {
  const known = Map.groupBy(
    before.filter(({ status }) => status !== 'unknown'),
    keyOf,
  )
  return lines.map((line) => {
    const former = line.sent ? known.get(keyOf({ ...line, ...line.sent }))?.shift() : undefined
    if (line.status !== 'missing' || former === undefined) return line
    const { amount_cents, status, reason, resolution, resolved_at, resolved_by_name } = former
    return { ...line, amount_cents, status, reason, resolution, resolved_at, resolved_by_name }
  })
}

const keyOf = (line: Pick<LineBefore, 'campaign_beneficiary_id' | 'plan' | 'fund_code'>): string =>
  [line.campaign_beneficiary_id, line.plan, line.fund_code].join('/')

/** Whether an answer is not about what was sent: it names nobody of it, or not one of its amounts. */
export function answersAnother(lines: readonly MatchedLine[]): 'people' | 'amounts' | null {
  const named = lines.filter(({ row }) => row !== null)
  const found = named.filter(({ status }) => status !== 'unknown')
  if (found.length === 0) return 'people'
  const agree = found.some(({ amount_cents, expected_cents }) => amount_cents === expected_cents)
  return agree || new Set(found.map(({ row }) => row)).size === 1 ? null : 'amounts'
}
