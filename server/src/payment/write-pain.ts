import { Document } from 'sepa'
import { bankText } from '@moisson/core/payment/transfer-words'
import type { PainFormat } from '@moisson/core/payment/payment-vocabulary'
import { decimalOf } from '@moisson/core/export/write-cell'

export interface Account {
  name: string
  iban: string
  bic: string | null
}
export interface Transfer {
  to: Account
  amount_cents: number
  /** Travels to the beneficiary’s bank and back; 35 characters at most. */
  endToEndId: string
  remittance: string
}
export interface TransferOrder {
  format: PainFormat
  /** Unlike any other order of the company: banks refuse a file they have seen. */
  id: string
  created: Date
  /** `2026-05-29`. */
  executeOn: string
  from: Account
  transfers: readonly Transfer[]
}

/** The order as ISO 20022 XML. The control sums are those of the cents; anything else is a fault of ours. */
export function writePain(order: TransferOrder): string {
  const document = new Document(order.format)
  document.grpHdr.id = order.id
  document.grpHdr.created = order.created
  document.grpHdr.initiatorName = bankText(order.from.name, 70)
  const info = document.createPaymentInfo()
  const [year = 0, month = 1, day = 1] = order.executeOn.split('-').map(Number)
  info.requestedExecutionDate = new Date(year, month - 1, day)
  info.debtorName = bankText(order.from.name, 70)
  info.debtorIBAN = order.from.iban
  info.debtorBIC = bicOf(order.from)
  document.addPaymentInfo(info)
  for (const { to, amount_cents, endToEndId, remittance } of order.transfers) {
    const transfer = info.createTransaction()
    transfer.creditorName = bankText(to.name, 70)
    transfer.creditorIBAN = to.iban
    transfer.creditorBIC = bicOf(to)
    // The division gives the double nearest to the amount, which is written back with two decimals: the cents again.
    transfer.amount = amount_cents / 100
    transfer.end2endId = endToEndId
    transfer.remittanceInfo = bankText(remittance, 140)
    info.addTransaction(transfer)
  }
  const xml = withoutSecrets(() => document.toString())
  const total = decimalOf(
    order.transfers.reduce((sum, one) => sum + one.amount_cents, 0),
    '.',
  )
  const sums = [...xml.matchAll(/<CtrlSum>([^<]*)</g)].map(([, sum]) => sum)
  if (sums.length !== 2 || sums.some((sum) => sum !== total))
    throw new Error('the control sums of a transfer order are not its amounts')
  return xml
}

/** A BIC of another country than the account’s is an error of entry that the IBAN makes useless: banks need none. */
const bicOf = ({ bic, iban }: Account): string => (bic && bic.slice(4, 6) === iban.slice(0, 2) ? bic : '')

/** The library quotes the value it refuses, and a log keeps what it is told: no account number goes that way. */
function withoutSecrets(write: () => string): string {
  try {
    return write()
  } catch (error) {
    const told = error instanceof Error ? error.message : ''
    throw new Error(`the transfer order cannot be written: ${told.replaceAll(/["'“].*/gs, '…')}`)
  }
}
