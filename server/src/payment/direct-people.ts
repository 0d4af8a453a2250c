import { sql } from 'kysely'
import { dueDayOf } from '@moisson/core/payment/movements'
import type { TransferFault } from '@moisson/core/payment/payment-vocabulary'
import { transferFault } from '@moisson/core/payment/transferable'
import type { Tx } from '../database/connect.ts'
import type { Sealer } from '../security/sealer.ts'
import type { CampaignFacts } from './payment-facts.ts'

interface DirectPerson {
  /** The enrolment. */
  id: string
  beneficiary_id: string
  employee_number: string | null
  first_name: string
  last_name: string
  amount_cents: number
}
export interface DirectPeople {
  paid: (DirectPerson & { iban: string })[]
  /** Owed as the others are, but no bank would take their transfer. */
  aside: (DirectPerson & { reason: TransferFault })[]
}

/** People who had left by the day of payment and are paid at once: whom a bank file pays, and whom it cannot. */
export async function directPeople(
  tx: Tx,
  sealer: Sealer,
  facts: Pick<CampaignFacts, 'id' | 'company_id' | 'planned_payment_date' | 'legal_payment_deadline'>,
): Promise<DirectPeople> {
  const { rows } = await sql<DirectPerson & { iban_cipher: Buffer | null }>`
    select e.id, b.id as beneficiary_id, e.employee_number, b.first_name, b.last_name, b.iban_cipher,
      e.paid_cents + e.late_interest_paid_cents as amount_cents
    from campaign_beneficiary e join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
    where e.company_id = ${facts.company_id} and e.campaign_id = ${facts.id} and e.engagement_state <> 'excluded'
      and e.paid_cents > 0 and b.exit_date <= ${dueDayOf(facts)}
    order by e.employee_number collate "C" nulls last, e.id`.execute(tx)
  const found: DirectPeople = { paid: [], aside: [] }
  for (const { iban_cipher, ...person } of rows) {
    const iban =
      iban_cipher &&
      sealer.open(facts.company_id, `beneficiary.iban/${person.beneficiary_id}`, iban_cipher).toString()
    const reason = transferFault({ iban, name: `${person.first_name} ${person.last_name}` })
    if (reason === null && iban !== null) found.paid.push({ ...person, iban })
    else found.aside.push({ ...person, reason: reason ?? 'no_iban' })
  }
  return found
}
