import type { Line } from '@moisson/core/choice/offer'
import type { Receipt } from '@moisson/core/choice/receipt'
import { hashOf } from '../frozen/receipt.ts'
import { enrolled, personInCampaign, type Broken, type Invariant } from './invariant.ts'

interface Row extends Omit<Broken, 'what'> {
  status: string
  lines: Line[]
  receipt: Receipt | null
  receipt_number: string | null
  receipt_sha256: string | null
  gross_cents: number
  net_cents: number
  advance_gross_cents: number
  advance_net_cents: number
  untaxed: boolean
  told_number: string | null
  /** Confirmed for an amount or an advance that may have been corrected since. */
  superseded: boolean
}

export const receiptIntact: Invariant = {
  name: 'receipt-intact',
  sentence:
    'every receipt is what its hash says, and tells the person, the amounts and the lines that were confirmed',
  async *broken(reading) {
    const receipts = reading.rows<Row>(
      `select ${personInCampaign}, k.status, k.lines, k.receipt, k.receipt_number, k.receipt_sha256, 
         -- Of one's own money each receipt has the amount that was chosen then.
         case when e.room_cents is null then e.due_gross_cents else k.total_cents end as gross_cents,
         case when e.room_cents is null then e.due_net_cents else k.total_cents end as net_cents,
         e.advance_gross_cents, e.advance_net_cents, e.untaxed,
         e.correction is not null and k.status = 'overridden' as superseded,
         e.receipt_number as told_number
       from ${enrolled} join choice k on k.campaign_beneficiary_id = e.id
       where k.receipt is not null or k.receipt_number is not null or k.receipt_sha256 is not null`,
    )
    for await (const row of receipts) {
      const what = faultOf(row)
      if (what) yield { ...row, what: `receipt ${row.receipt_number}: ${what}` }
    }
  },
}

function faultOf(row: Row): string | null {
  const { receipt, lines } = row
  if (!receipt) return 'its facts are missing'
  if (hashOf(receipt) !== row.receipt_sha256) return 'its facts are not those that were hashed'
  if (receipt.number !== row.receipt_number) return `its facts are those of ${receipt.number}`
  if (receipt.campaign.id !== row.campaign_id) return `it is of campaign ${receipt.campaign.id}`
  const sameAmount = receipt.gross_cents === row.gross_cents && receipt.net_cents === row.net_cents
  if (!sameAmount && !row.superseded)
    return `gross ${receipt.gross_cents} and net ${receipt.net_cents}, where what is due is ${row.gross_cents} and ${row.net_cents}`
  const told = receipt.advance ?? { gross_cents: 0, net_cents: 0 }
  const sameAdvance = told.gross_cents === row.advance_gross_cents && told.net_cents === row.advance_net_cents
  if (!sameAdvance && !row.superseded)
    return `an advance of ${told.net_cents}, where ${row.advance_net_cents} was received`
  if (row.untaxed && !row.superseded && receipt.estimate.taxable_cents !== 0)
    return `${receipt.estimate.taxable_cents} to be declared of a share that bears no income tax`
  if (receipt.lines.map(placeOf).join() !== lines.map(placeOf).join())
    return `lines ${receipt.lines.map(placeOf).join()}, where the choice has ${lines.map(placeOf).join()}`
  for (const side of ['gross', 'net'] as const) {
    const sum = receipt.lines.reduce((total, line) => total + line[`abondement_${side}_cents`], 0)
    const told = receipt.estimate[`abondement_${side}_cents`]
    if (sum !== told) return `matching ${told} ${side}, where its lines make ${sum}`
  }
  if (row.status === 'submitted' && row.told_number !== receipt.number)
    return `the person’s file names ${row.told_number}`
  return null
}

const placeOf = (line: Line): string =>
  `${line.destination}/${line.management_mode ?? ''}/${line.managed_profile ?? ''}/${line.fund_id ?? ''}:${line.amount_cents}`
