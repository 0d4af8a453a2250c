import type { Output } from '@moisson/contract/call'
import type { saveAgreement } from '@moisson/contract/company'
import type { AgreementFormula } from '@moisson/core/accord/accord'
import { labelsOf } from '@moisson/core/accord/envelope-tree'
import { unitsOf } from '@moisson/core/accord/formula-text'
import { envelopeFields } from '@moisson/core/campaign/envelope-basis'
import { actFields } from '@moisson/core/company/agreement-fields'
import { ruledUntil, standingOf } from '@moisson/core/company/agreement-versions'
import { keysOf, type RecordOf } from '@moisson/core/record/field'
import { agreementText } from '@moisson/law/formula/describe'
import { sql, type Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { AgreementTable } from '../database/schema.ts'

export type AgreementOut = Output<typeof saveAgreement>
export type AgreementRow = Selectable<AgreementTable>
type Decided = AgreementOut['campaigns'][number]

/** Every dated version of the company's agreements, the latest exercices first. */
export const agreementRows = (tx: Tx, companyId: string): Promise<AgreementRow[]> =>
  tx
    .selectFrom('agreement')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('type')
    .orderBy('first_exercise_start', (first) => first.desc().nullsLast())
    .execute()

/** What was launched by each version and not called off, by the version's id. */
export async function decidedBy(tx: Tx, companyId: string): Promise<Map<string, Decided[]>> {
  const { rows } = await sql<Decided & { agreement: string }>`
    select frozen->'agreement'->>'id' as agreement, id, name, exercise_end from campaign
    where company_id = ${companyId} and frozen->'agreement'->>'id' is not null and state <> 'cancelled'
    order by exercise_end desc, launched_at desc, id`.execute(tx)
  const found = new Map<string, Decided[]>()
  for (const { agreement, ...campaign } of rows)
    found.set(agreement, [...(found.get(agreement) ?? []), campaign])
  return found
}

/** Every version with where it stands and what it decided. */
export async function agreementsOf(tx: Tx, companyId: string, today: string): Promise<AgreementOut[]> {
  const [rows, decided] = [await agreementRows(tx, companyId), await decidedBy(tx, companyId)]
  return rows.map((row) => {
    const same = rows.filter(({ type }) => type === row.type)
    const { updated_at: _, ...told } = row
    return {
      ...told,
      formula: row.formula && toldFormula(row.formula),
      standing: standingOf(row, same, today),
      rules_until: ruledUntil(row, same),
      campaigns: decided.get(row.id) ?? [],
    }
  })
}

/** The formula in its sentences, with the figures that each exercice is asked for. */
function toldFormula(formula: AgreementFormula): AgreementOut['formula'] {
  const first = formula.duration.exercises[0] ?? formula.duration.first_period
  return {
    text: agreementText(formula.formula.tree, 'fr', labelsOf(formula), unitsOf(formula)),
    figures: envelopeFields(formula, first)
      .filter(({ fixed }) => fixed === null)
      .map(({ name, label, unit, source }) => ({ name, label, unit, source })),
  }
}

export const actsOf = (row: RecordOf<typeof actFields>): RecordOf<typeof actFields> =>
  Object.fromEntries(keysOf(actFields).map((name) => [name, row[name]])) as RecordOf<typeof actFields>
