import { personFields } from '@moisson/core/beneficiary/fields'
import { nobodysName } from '@moisson/core/privacy/periods'
import { keysOf, type Field } from '@moisson/core/record/field'
import { sql, type RawBuilder } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import { freezeHash } from '../campaign/freeze-hash.ts'
import { campaignIn } from '../campaign/campaign-store.ts'
import type { Tx } from '../database/connect.ts'

/**
 * The rows of these people name nobody any more: amounts stay, so that every total does. A validated campaign in which
 * they stand was printed with their number; it is printed again, and the log keeps both prints.
 */
export async function forgetPeople(tx: Tx, people: readonly string[], now: Date): Promise<void> {
  const these = sql`any(${people}::uuid[])`
  const campaigns = await printedWith(tx, people)
  await sql`delete from beneficiary_year where beneficiary_id = ${these}`.execute(tx)
  await sql`update choice set receipt = null, receipt_number = null, receipt_sha256 = null, acknowledgements = '{}'
    where beneficiary_id = ${these}`.execute(tx)
  await sql`delete from letter where beneficiary_id = ${these}`.execute(tx)
  await sql`update held_sum set note = null where beneficiary_id = ${these}`.execute(tx)
  await forgetPapers(tx, sql`beneficiary_id = ${these}`)
  await sql`delete from choice where beneficiary_id = ${these} and status = 'draft'`.execute(tx)
  await sql`update campaign_beneficiary set last_name = ${nobodysName}, first_name = '', employee_number = null, email = null,
      establishment = null, hire_date = null, exit_date = null, settled_exit_date = null, calculation = null, by_hand = null, correction = null,
      reference_salary_cents = null, presence_days = null, exclusion_reason = null, receipt_number = null
    where beneficiary_id = ${these}`.execute(tx)
  await sql`update keeper_answer_line set person_name = null, employee_number = null, reason = null
    where beneficiary_id = ${these}`.execute(tx)
  await sql`update ratification_voter set last_name = ${nobodysName}, first_name = '', employee_number = null, email = null, correction_reason = null
    where beneficiary_id = ${these}`.execute(tx)
  await sql`delete from question where beneficiary_id = ${these}`.execute(tx)
  await sql`update abondement_entry set note = null where beneficiary_id = ${these}`.execute(tx)
  await sql`update outbox set recipient = '', payload = '{}', error = null
    where beneficiary_id = ${these} and state not in ('pending', 'sending')`.execute(tx)
  await sql`delete from todo where related ->> 'kind' = 'beneficiary' and related ->> 'id' = any(${people}::text[])`.execute(
    tx,
  )
  await sql`update beneficiary set ${emptied()}, last_name = ${nobodysName}, first_name = '', status = 'archived', user_id = null,
      nir_index = null, account_status = 'disabled', forgotten_at = ${now}, updated_at = ${now}, version = version + 1
    where id = ${these}`.execute(tx)
  for (const { id, company_id } of campaigns) await printAgain(tx, company_id, id, now)
}

/** The signed papers of choices entered for people, with their files. */
export async function forgetPapers(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await sql`with gone as (delete from choice_paper where ${which} returning file_id)
    delete from stored_file f using gone where f.id = gone.file_id`.execute(tx)
}

/** Every field of a person without a value, of what may not be empty the first one; the names and the status apart. */
const emptied = () => emptyOf((name) => !['last_name', 'first_name', 'status'].includes(name))

/** What empties the fields of a person that are asked for, as `set` takes it. */
export function emptyOf(asked: (name: keyof typeof personFields) => boolean) {
  return sql.join(
    keysOf(personFields)
      .filter(asked)
      .flatMap((name) => {
        const field: Field = personFields[name]
        if (field.kind === 'secret')
          return [sql`${sql.ref(`${name}_cipher`)} = null`, sql`${sql.ref(`${name}_mask`)} = null`]
        return [sql`${sql.ref(name)} = ${field.kind === 'list' ? '[]' : (field.initial ?? null)}`]
      }),
  )
}

async function printedWith(tx: Tx, people: readonly string[]) {
  const { rows } = await sql<{ id: string; company_id: string }>`
    select c.id, c.company_id from campaign c where c.frozen_hash is not null and c.id in
      (select campaign_id from campaign_beneficiary where beneficiary_id = any(${people}::uuid[]) and employee_number is not null)
    order by c.id for update`.execute(tx)
  for (const { id, company_id } of rows) {
    const campaign = await campaignIn(tx, company_id, id)
    if (!(await freezeHash(tx, campaign)).equals(campaign.frozen_hash ?? Buffer.alloc(0)))
      throw new Error(
        `campaign ${id} is not what was validated: nobody in it is forgotten before that is understood`,
      )
  }
  return rows
}

async function printAgain(tx: Tx, companyId: string, id: string, now: Date): Promise<void> {
  const campaign = await campaignIn(tx, companyId, id)
  const print = await freezeHash(tx, campaign)
  await sql`update campaign set frozen_hash = ${print} where company_id = ${companyId} and id = ${id}`.execute(
    tx,
  )
  await writeAudit(
    tx,
    now,
    'campaign.printAgain',
    {},
    {
      company_id: companyId,
      target_type: 'campaign',
      target_id: id,
      summary: 'people forgotten at the end of their period; amounts and choices as before',
      before: { frozen_hash: campaign.frozen_hash?.toString('hex') },
      after: { frozen_hash: print.toString('hex') },
    },
  )
}
