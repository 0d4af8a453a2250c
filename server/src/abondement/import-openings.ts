import { sql } from 'kysely'
import { importOpenings } from '@moisson/contract/abondement'
import type { Input } from '@moisson/contract/call'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { Refused, type FieldError } from '../http/refused.ts'
import { lockAccounts } from './account-store.ts'
import { legalCeiling } from './accounts-view.ts'
import { balance, insertOpenings, openingYears, type Opening } from './opening-store.ts'
import type { Language } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'

type AskedRow = Input<typeof importOpenings>['body']['rows'][number]

/** All rows or none, each fault by its line; a row that is already recorded as it stands is not recorded twice. */
export const handleImportOpenings = handle(importOpenings, async (context) => {
  const { tx, companyId, input, now, caller, outbox, note, language } = context
  const { rows } = input.body
  const people = await peopleByNumber(tx, companyId, rows)
  const faults = faultsOf(rows, people, now, language)
  if (faults.length > 0)
    throw new Refused(
      { refusal: 'openings_refused', details: { count: faults.length } },
      { fieldErrors: faults.slice(0, 1000) },
    )
  const openings = rows.map(({ employee_number, note: from, ...row }): Opening => ({
    ...row,
    beneficiary_id: people.get(employee_number) ?? '',
    note: from || null,
  }))
  const ids = [...new Set(openings.map((one) => one.beneficiary_id))]
  await lockAccounts(tx, companyId, sql`select unnest(${ids}::uuid[]) as beneficiary_id`)
  const added = await notRecordedYet(tx, companyId, openings, ids)
  const by = { id: caller.user_id, name: caller.name }
  for (let start = 0; start < added.length; start += 1000)
    await insertOpenings(tx, companyId, added.slice(start, start + 1000), { source: 'file', by, now })
  for (const [year, ofYear] of Map.groupBy(added, (one) => one.year)) {
    const beneficiary_ids = [...new Set(ofYear.map((one) => one.beneficiary_id))]
    await balance(tx, outbox, { company_id: companyId, year, beneficiary_ids, now })
  }
  const answer = { added: added.length, unchanged: rows.length - added.length }
  note({ summary: `${answer.added} openings by file`, after: answer })
  return answer
})

async function peopleByNumber(tx: Tx, companyId: string, rows: readonly AskedRow[]) {
  const numbers = [...new Set(rows.map((row) => row.employee_number))]
  const { rows: found } = await sql<{ id: string; employee_number: string }>`
    select id, employee_number from beneficiary
    where company_id = ${companyId} and status <> 'archived' and employee_number = any(${numbers}::text[])`.execute(
    tx,
  )
  return new Map(found.map((row) => [row.employee_number, row.id]))
}

function faultsOf(
  rows: readonly AskedRow[],
  people: Map<string, string>,
  now: Date,
  language: Language,
): FieldError[] {
  const { from, to } = openingYears(now)
  const seen = new Map<string, number>()
  return rows.flatMap((row, place) => {
    const say = (code: string, fr: string, en: string) => [
      { field: `rows.${place}`, code, message: { fr, en }[language] },
    ]
    const number = row.employee_number
    if (!people.has(number))
      return say(
        'unknown_employee_number',
        `Personne n’a le matricule «\u00a0${number}\u00a0» dans cette société.`,
        `Nobody has the employee number “${number}” in this company.`,
      )
    if (row.year < from || row.year > to)
      return say(
        'opening_year',
        `L’année ${row.year} n’est pas entre ${from} et ${to}.`,
        `The year ${row.year} is not between ${from} and ${to}.`,
      )
    const ceiling = legalCeiling(row.plan, row.year)
    if (row.gross_cents > ceiling)
      return say(
        'opening_above_law',
        `${euros(row.gross_cents, 'fr')} dépassent le plafond légal de l’année, ${euros(ceiling, 'fr')}.`,
        `${euros(row.gross_cents, 'en')} exceed the legal ceiling of the year, ${euros(ceiling, 'en')}.`,
      )
    const key = `${number}/${row.plan}/${row.year}/${row.note ?? ''}`
    const twin = seen.get(key)
    seen.set(key, place)
    if (twin !== undefined)
      return say(
        'opening_twice',
        `Le matricule «\u00a0${number}\u00a0» est déjà à la ligne ${twin + 1} pour ce plan, cette année et cette origine.`,
        `Employee number “${number}” is already on row ${twin + 1} for this plan, year and origin.`,
      )
    return []
  })
}

async function notRecordedYet(
  tx: Tx,
  companyId: string,
  openings: readonly Opening[],
  beneficiaryIds: readonly string[],
): Promise<Opening[]> {
  const { rows } = await sql<{ key: string }>`
    select concat_ws('/', beneficiary_id, plan_kind, year, gross_cents, contributed_cents, coalesce(note, '')) as key
    from abondement_entry where company_id = ${companyId} and kind = 'opening' and freed_at is null
      and beneficiary_id = any(${[...beneficiaryIds]}::uuid[])`.execute(tx)
  const known = new Set(rows.map((row) => row.key))
  return openings.filter(
    (one) =>
      !known.has(
        [
          one.beneficiary_id,
          one.plan,
          one.year,
          one.gross_cents,
          one.contributed_cents ?? 0,
          one.note ?? '',
        ].join('/'),
      ),
  )
}
