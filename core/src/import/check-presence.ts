import type { Contract } from '@moisson/law/presence'
import { contractsIn } from '../beneficiary/contracts.ts'
import type { Exercise } from '../campaign/exercise-dates.ts'
import { daysUnderContract } from '../campaign/presence-of.ts'
import { MAX_PRESENCE } from './check-record.ts'
import type { ImportRecord } from './field.ts'
import type { Problem } from './problem.ts'

/** What the company knows of a person already: an empty cell erases none of it. */
export interface KnownPresence {
  readonly hire_date: string | null
  readonly exit_date: string | null
  readonly other_contracts: readonly Contract[]
  readonly presence_days: number | null
}

/** The doubt about more days of presence than the known contracts cover in the exercice. It never stops a row. */
export function checkPresence(
  record: ImportRecord,
  known: KnownPresence | null,
  exercise: Exercise,
): Problem[] {
  const given = record.presence_days ?? known?.presence_days ?? null
  // What no year can hold is an error of its own.
  if (given === null || given > MAX_PRESENCE) return []
  const most = daysUnderContract(
    {
      hire_date: record.hire_date ?? known?.hire_date ?? null,
      exit_date: record.exit_date ?? known?.exit_date ?? null,
      other_contracts: record.other_contracts
        ? contractsIn(record.other_contracts)
        : (known?.other_contracts ?? []),
    },
    exercise,
  )
  if (given <= most) return []
  const { row } = record
  return [
    {
      row,
      field: 'presence_days',
      code: 'presence_above_contract',
      severity: 'warning',
      presence: { given, most },
    },
  ]
}
