import { cellText, type Cell, type Cells } from '../import/cell.ts'
import { centsOf } from '../import/parse-amount.ts'
import type { KeeperWords } from '../keeper/keeper.ts'
import type { AnswerColumns, AnswerField } from './answer-columns.ts'

/** A line of the keeper's answer as it was read; null where it says nothing. */
export interface AnswerRow {
  row: number
  employee_number: string | null
  /** Words of the person's names, in any order. */
  person: string | null
  plan: 'PEE' | 'PERCOL' | null
  /** What it says of a plan when that is neither. */
  unread_plan: string | null
  /** What it says of a fund or a profile, code or label. */
  fund: string | null
  amount_cents: number | null
  /** The text of an amount that is not one. */
  unreadable_amount: string | null
  verdict: 'accepted' | 'rejected' | null
  reason: string | null
}

/** Without accents, case nor signs: how names, codes and words are compared. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll(/[æÆ]/g, 'ae')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()

/** An employee number without the zeros that spreadsheets lose. */
export const plainNumber = (text: string): string =>
  plainWord(text)
    .replaceAll(' ', '')
    .replace(/^0+(?=.)/, '')

const rejected =
  /^(KO|NOK|NON|N|R|REJET\w*|REFUS\w*|ERREUR\w*|ERROR|ANOMALIE\w*|INVALID\w*|BLOQU\w*|ECHEC\w*|FAIL\w*|REJECT\w*|REFUSED|EN ATTENTE|SUSPENS|SUSPENDU\w*|IMPOSSIBLE)\b/
const accepted =
  /^(OK|OUI|O|A|ACCEPT\w*|VALID\w*|INTEGR\w*|TRAITE\w*|INVESTI\w*|ENREGISTR\w*|CONFORME|PRIS EN COMPTE|SUCCES\w*|DONE|APPLIQU\w*)\b/

/** What a word of a status column says; null for any other word (ACTIF, PARTI…). */
export function verdictOf(text: string): AnswerRow['verdict'] {
  const word = plainWord(text)
  if (rejected.test(word)) return 'rejected'
  return accepted.test(word) ? 'accepted' : null
}

/** PEE or PERCOL, in the keeper's own words, as they are called, or as the law names them; null for anything else. */
function planOf(text: string, own?: KeeperWords['plans']): AnswerRow['plan'] {
  const said = plainWord(text)
  if (own && said === plainWord(own.pee)) return 'PEE'
  if (own && said === plainWord(own.percol)) return 'PERCOL'
  const word = said.replaceAll(' ', '')
  if (/^(PERCOL|PERECO|PERCO|PER|PLANDEPARGNE(POURLA)?RETRAITE)/.test(word)) return 'PERCOL'
  return /^(PEE|PEG|PEI|PLANDEPARGNE(D|DE)?(ENTREPRISE|GROUPE|INTERENTREPRISES))/.test(word) ? 'PEE' : null
}

/** One line of the sheet; null when it names nobody. `own` are the words this keeper has for the plans. */
export function answerRow(
  row: number,
  cells: Cells,
  columns: AnswerColumns,
  own?: KeeperWords['plans'],
): AnswerRow | null {
  const cell = (field: AnswerField): Cell => {
    const at = columns[field]
    return at === undefined ? null : cells[at]
  }
  const text = (field: AnswerField): string | null => cellText(cell(field)) || null
  const person = text('person') ?? ([text('last_name'), text('first_name')].filter(Boolean).join(' ') || null)
  const employee_number = text('employee_number')
  if (employee_number === null && person === null) return null
  const amount = text('amount')
  const given = cell('amount')
  const amount_cents = amount === null ? null : centsOf(typeof given === 'number' ? given : amount)
  const status = text('status')
  const said = text('plan')
  const plan = said === null ? null : planOf(said, own)
  return {
    row,
    employee_number,
    person,
    plan,
    unread_plan: plan === null ? said : null,
    fund: text('fund') ?? text('profile'),
    amount_cents,
    unreadable_amount: amount !== null && amount_cents === null ? amount : null,
    verdict: status === null ? null : verdictOf(status),
    reason: text('reason'),
  }
}
