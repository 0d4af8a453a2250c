import { createHash } from 'node:crypto'
import type { Receipt } from '@moisson/core/choice/receipt'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { receiptPdf } from './receipt-pdf.ts'

/** A receipt as it is given away, with the digest by which anybody may check it later. */
export async function printedReceipt(
  receipt: Receipt,
  inTransaction: (work: (tx: Tx, now: Date) => Promise<unknown>) => Promise<unknown>,
): Promise<{ name: string; body: Buffer; sha256: string }> {
  const { name, body } = await receiptPdf(receipt)
  const sha256 = createHash('sha256').update(body).digest('hex')
  await inTransaction((tx, now) =>
    sql`insert into receipt_file (sha256, company_id, receipt_number, printed_at)
      select ${sha256}, company_id, receipt_number, ${now} from choice where receipt_number = ${receipt.number}
      on conflict (sha256) do nothing`.execute(tx),
  )
  return { name, body, sha256 }
}
