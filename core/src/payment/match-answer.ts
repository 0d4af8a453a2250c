import { plainNumber, plainWord, type AnswerRow } from './answer-row.ts'
import type { AnswerStatus } from './payment-vocabulary.ts'

/** A line of the file we sent: a person, a plan, a fund or a managed profile. */
export interface SentLine {
  campaign_beneficiary_id: string
  beneficiary_id: string
  employee_number: string | null
  person_name: string
  plan: 'PEE' | 'PERCOL'
  /** The fund's code, or the managed profile. */
  fund_code: string | null
  fund_name: string | null
  amount_cents: number
  abondement_net_cents: number
}

export interface MatchedLine {
  /** Row of the answer; null for a line it does not name. */
  row: number | null
  sent: SentLine | null
  employee_number: string | null
  person_name: string | null
  plan: string | null
  fund_code: string | null
  amount_cents: number | null
  expected_cents: number | null
  status: AnswerStatus
  reason: string | null
}

/**
 * Puts each line of an answer beside the line we sent: by employee number, failing that by name; then by plan, fund
 * and amount. Every sent line comes out once, so that the expected amounts of all statuses but `unknown` add up to
 * what was sent. A keeper may answer with or without the matching, and one line for all the plans of a person.
 */
export function matchAnswer(
  sent: readonly SentLine[],
  rows: readonly AnswerRow[],
  { rejectsOnly }: { rejectsOnly: boolean },
): MatchedLine[] {
  const people = new People(sent)
  const taken = new Set<SentLine>()
  const matched = rows.flatMap((row): MatchedLine[] => {
    const known = people.of(row).filter((line) => agrees(line, row))
    const free = known.filter((line) => !taken.has(line))
    if (free.length === 0) return [unknown(row)]
    const { lines, exact } = covered(free, row)
    if (row.unread_plan !== null && !isSure(free, { lines, exact }, row)) return [unknown(row)]
    for (const line of lines) taken.add(line)
    return lines.map((line, at) => told(row, line, { exact, first: at === 0, rejectsOnly }))
  })
  const left = sent.filter((line) => !taken.has(line))
  return [...matched, ...left.map((line) => unnamed(line, rejectsOnly ? 'accepted' : 'missing'))]
}

class People {
  readonly #byNumber = new Map<string, SentLine[]>()
  readonly #byName = new Map<string, SentLine[]>()

  constructor(sent: readonly SentLine[]) {
    for (const line of sent) {
      if (line.employee_number !== null) push(this.#byNumber, plainNumber(line.employee_number), line)
      push(this.#byName, nameKey(line.person_name), line)
    }
  }

  /** The lines of the person a row names; nobody when a name is that of two people. */
  of(row: AnswerRow): SentLine[] {
    if (row.employee_number !== null) {
      const found = this.#byNumber.get(plainNumber(row.employee_number))
      if (found) return found
    }
    if (row.person === null) return []
    const found = this.#byName.get(nameKey(row.person)) ?? []
    return new Set(found.map((line) => line.campaign_beneficiary_id)).size === 1 ? found : []
  }
}

/** Names are written in any order. */
const nameKey = (name: string): string => plainWord(name).split(' ').toSorted().join(' ')
function push(map: Map<string, SentLine[]>, key: string, line: SentLine): void {
  const list = map.get(key)
  if (list) list.push(line)
  else map.set(key, [line])
}

function agrees(line: SentLine, row: AnswerRow): boolean {
  if (row.plan !== null && row.plan !== line.plan) return false
  if (row.fund === null) return true
  const said = plainWord(row.fund)
  return [line.fund_code, line.fund_name].some(
    (known) => known !== null && (plainWord(known) === said || plainWord(known).endsWith(` ${said}`)),
  )
}

const withAbondement = (line: SentLine): number => line.amount_cents + line.abondement_net_cents

/** Which of a person's lines a row speaks of, and whether its amount is theirs to the cent. */
function covered(free: readonly SentLine[], row: AnswerRow): { lines: readonly SentLine[]; exact: boolean } {
  const amount = row.amount_cents
  if (amount === null) return { lines: free, exact: row.unreadable_amount === null }
  const one =
    free.find((line) => line.amount_cents === amount) ?? free.find((line) => withAbondement(line) === amount)
  if (one) return { lines: [one], exact: true }
  const sums = [
    free.reduce((sum, line) => sum + line.amount_cents, 0),
    free.reduce((sum, line) => sum + withAbondement(line), 0),
  ]
  return { lines: free, exact: sums.includes(amount) }
}

/** Whether a row whose plan nobody can read speaks of these lines alone: no other plan could be meant. */
function isSure(
  free: readonly SentLine[],
  { lines, exact }: ReturnType<typeof covered>,
  row: AnswerRow,
): boolean {
  if (new Set(free.map(({ plan }) => plan)).size === 1) return true
  const amount = row.amount_cents
  if (!exact || amount === null) return false
  const others = free.filter((line) => !lines.includes(line))
  return !others.some((line) => line.amount_cents === amount || withAbondement(line) === amount)
}

function told(
  row: AnswerRow,
  line: SentLine,
  { exact, first, rejectsOnly }: { exact: boolean; first: boolean; rejectsOnly: boolean },
): MatchedLine {
  const refused = row.verdict === 'rejected' || (row.verdict === null && (rejectsOnly || row.reason !== null))
  const status = refused ? 'rejected' : exact ? 'accepted' : 'amount_differs'
  return {
    ...unnamed(line, status),
    row: row.row,
    amount_cents: exact ? line.amount_cents : first ? row.amount_cents : null,
    reason: row.reason ?? row.unreadable_amount,
  }
}

const unnamed = (line: SentLine, status: AnswerStatus): MatchedLine => ({
  row: null,
  sent: line,
  employee_number: line.employee_number,
  person_name: line.person_name,
  plan: line.plan,
  fund_code: line.fund_code,
  amount_cents: null,
  expected_cents: line.amount_cents,
  status,
  reason: null,
})

/** Somebody or something we did not send, or a line that was answered before. */
const unknown = (row: AnswerRow): MatchedLine => ({
  row: row.row,
  sent: null,
  employee_number: row.employee_number,
  person_name: row.person,
  plan: row.plan ?? row.unread_plan,
  fund_code: row.fund,
  amount_cents: row.amount_cents,
  expected_cents: null,
  status: 'unknown',
  reason: row.reason,
})
