import { listCampaigns } from '@moisson/contract/campaign'
import { updateCompany } from '@moisson/contract/company'
import { uploadDocument } from '@moisson/contract/document'
import { listHeldSums, recordHeldSum } from '@moisson/contract/held-sum'
import { listPayments, receiveKeeperAnswer, recordPayment } from '@moisson/contract/payment'
import { decimalOf, frenchDay } from '@moisson/core/export/write-cell'
import type { SentLine } from '@moisson/core/payment/match-answer'
import { addDays, addMonths, startOfMonth } from '@moisson/law/calendar'
import { inTransaction } from '../database/transaction.ts'
import { sentLines } from '../payment/sent-lines.ts'
import type { Cast, DemoCompany } from './cast.ts'

/** Example accounts, valid by their key and nobody's. */
const accounts = {
  iban: 'FR7630006000011234567890189',
  keeper_iban: 'FR1420041010050500013M02606',
} as const

/**
 * The payments of the two past years with their proofs, the keeper's answer to the last one with two refusals to
 * treat, and the accounts of both companies: this year's transfer can be prepared.
 */
export async function makePayments(cast: Cast, vergers: DemoCompany, phare: DemoCompany): Promise<void> {
  for (const { id } of [vergers, phare])
    await cast.sophie(updateCompany, { path: { id }, body: { ...accounts } })
  for (const back of [2, 1]) await recordYear(cast, vergers, cast.dates.year - back)
  await handOver(cast, vergers)
  const { items } = await cast.claire(listCampaigns, {
    path: { id: vergers.id },
    query: { year: String(cast.dates.year - 1), include_completed: 'true' },
  })
  const answered = items.find(({ state }) => state === 'completed')
  if (!answered) throw new Error('last year’s campaign is completed')
  const sent = await inTransaction(cast.services.pool, { companies: [vergers.id] }, (tx) =>
    sentLines(tx, { id: answered.id, company_id: vergers.id }),
  )
  await cast.claire(receiveKeeperAnswer, {
    path: { id: vergers.id, cid: answered.id },
    body: {},
    file: new File([answerOf(sent)], `retour-groupama-${cast.dates.year - 1}.csv`, { type: 'text/csv' }),
  })
}

/** Every movement of a completed year, paid on its day with the bank's advice. */
async function recordYear({ claire }: Cast, { id }: DemoCompany, year: number): Promise<void> {
  const { campaigns } = await claire(listPayments, { path: { id }, query: { year: String(year) } })
  for (const { campaign_id, name, paid_on, reference, movements } of campaigns) {
    if (paid_on === null) continue
    for (const { kind, amount_cents } of movements) {
      if (kind !== 'payroll' && kind !== 'account_keeper') continue
      const proof = await claire(uploadDocument, {
        path: { id },
        body: {
          type: 'payment_proof',
          title: `Avis d’exécution – ${name}, ${orders[kind]}`,
          year: String(year),
        },
        file: new File(
          [adviceOf({ paid_on, reference, amount_cents, to: orders[kind] })],
          `avis-execution-${year}-${kind === 'payroll' ? 'paie' : 'teneur'}.txt`,
          { type: 'text/plain' },
        ),
      })
      await claire(recordPayment, {
        path: { id, cid: campaign_id, kind },
        body: { status: 'paid', paid_on, reference: `VIR ${reference}`, proof_document_id: proof.id },
      })
    }
    await claire(recordPayment, {
      path: { id, cid: campaign_id, kind: 'levies' },
      body: { status: 'paid', paid_on: declaredOn(paid_on), reference: 'DSN du mois du paiement' },
    })
  }
}

/** What was held long enough went to the Caisse des dépôts the day after; what is held since is still to be looked after. */
async function handOver({ claire }: Cast, { id }: DemoCompany): Promise<void> {
  const { items } = await claire(listHeldSums, { path: { id }, query: { state: 'to_deposit' } })
  for (const { id: eid, held_until, year } of items) {
    if (held_until === null) continue
    await claire(recordHeldSum, {
      path: { id, eid },
      body: {
        outcome: 'deposited',
        done_on: addDays(held_until, 1),
        reference: `CDC-${year}-0118`,
        note: 'Deux courriers à la dernière adresse connue, sans réponse.',
      },
    })
  }
}

/** The levies leave with the return of the month after. */
const declaredOn = (paid_on: string): string => `${addMonths(startOfMonth(paid_on), 1).slice(0, 8)}15`

const orders = { payroll: 'virement de paie', account_keeper: 'virement au teneur de compte' } as const

const adviceOf = (order: { paid_on: string; reference: string; amount_cents: number; to: string }): string =>
  [
    'Banque de la Vallée – agence de Saint-Prix',
    'AVIS D’EXÉCUTION DE VIREMENT SEPA',
    '',
    `Date d’exécution : ${frenchDay(order.paid_on)}`,
    'Donneur d’ordre : Les Vergers de Saint-Prix',
    `Objet : ${order.to}`,
    `Référence : ${order.reference}`,
    `Montant : ${decimalOf(order.amount_cents, ',')} EUR`,
    'Statut : exécuté',
  ].join('\r\n')

/** The answer as a keeper writes it: everything placed but two lines. */
function answerOf(sent: readonly SentLine[]): string {
  const refusals = new Map([
    [2, 'Lieu de naissance absent'],
    [5, 'Compte épargnant clos : identité à confirmer'],
  ])
  const rows = sent.map((line, at) =>
    [
      line.employee_number,
      line.person_name,
      line.plan,
      line.fund_code,
      decimalOf(line.amount_cents, ','),
      refusals.has(at) ? 'Rejeté' : 'Accepté',
      refusals.get(at) ?? '',
    ].join(';'),
  )
  return ['Matricule;Nom et prénom;Plan;Code fonds;Montant net investi;Statut;Motif', ...rows].join('\r\n')
}
