import { checkReceiptFile, checkReceiptNumber } from '@moisson/contract/receipt-check'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handleFreely } from '../http/handle.ts'
import { refuseGuessing } from '../identity/refuse-guessing.ts'
import { numberAsPrinted } from '../frozen/receipt.ts'

// The file or the number is the right to ask: nobody's companies are asked for.
const scope = { companies: '*' } as const

interface Row {
  receipt_number: string
  submitted_at: Date
  state: 'counts' | 'replaced' | 'corrected' | 'cancelled'
  replaced_at: Date | null
  corrected_at: Date | null
}

/** What is found costs nothing; what is not is counted against the network that tries. */
export const handleCheckReceiptFile = handleFreely(checkReceiptFile, async (context) => {
  const { input, inTransaction } = context
  const row = await inTransaction((tx) => givenAs(tx, input.body.sha256), scope)
  if (!row) await refuseGuessing(context)
  return {
    receipt: row
      ? {
          number: row.receipt_number,
          submitted_at: row.submitted_at.toISOString(),
          state: row.state,
          replaced_at: row.replaced_at?.toISOString() ?? null,
          corrected_at: row.corrected_at?.toISOString() ?? null,
        }
      : null,
  }
})

export const handleCheckReceiptNumber = handleFreely(checkReceiptNumber, async (context) => {
  const { input, inTransaction } = context
  const asked = numberAsPrinted(input.body.number)
  const row = await inTransaction(
    (tx) =>
      tx
        .selectFrom('choice')
        .select(['receipt_number', 'submitted_at'])
        .where('receipt_number', '=', asked ?? '')
        .executeTakeFirst(),
    scope,
  )
  if (!row?.receipt_number || !row.submitted_at) {
    await refuseGuessing(context)
    return { receipt: null }
  }
  return { receipt: { number: row.receipt_number, submitted_at: row.submitted_at.toISOString() } }
})

/**
 * The receipt that a file is, and what became of its choice. What a correction of the amount ended was replaced by
 * nothing: a later answer, or the default, is about another amount.
 */
async function givenAs(tx: Tx, sha256: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    with given as (
      select k.*, c.state = 'cancelled' as cancelled, k.status <> 'submitted' and k.version < (e.correction->>'choice_version')::int
        and not exists (select from choice n where n.campaign_beneficiary_id = k.campaign_beneficiary_id
          and n.receipt_number is not null and n.version > k.version and n.created_at <= k.updated_at) as corrected
      from receipt_file f join choice k on k.receipt_number = f.receipt_number
      join campaign c on c.id = k.campaign_id join campaign_beneficiary e on e.id = k.campaign_beneficiary_id
      where f.sha256 = ${sha256})
    select k.receipt_number, k.submitted_at,
      case when k.cancelled then 'cancelled' when k.status = 'submitted' then 'counts'
        when k.corrected then 'corrected' else 'replaced' end as state,
      case when k.corrected then k.updated_at end as corrected_at,
      case when k.status = 'submitted' or k.corrected then null else (
        select min(greatest(n.submitted_at, n.created_at)) from choice n
        where n.campaign_beneficiary_id = k.campaign_beneficiary_id and n.receipt_number is not null
          and n.version > k.version
      ) end as replaced_at
    from given k`.execute(tx)
  return rows[0]
}
