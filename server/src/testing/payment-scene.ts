import { exportSepa, listPayments, recordPayment } from '@moisson/contract/payment'
import { csgCrds } from '@moisson/law/csg-crds'
import { sealIban } from '../company/company-iban.ts'
import { plantSettled, type SettledFacts } from './plant-settled.ts'
import { plantCompany, plantMembership, plantUser } from './plant.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const OUR_IBAN = 'FR7630006000011234567890189'
export const KEEPER_IBAN = 'FR1420041010050500013M02606'
export const LEAVER_IBAN = 'FR7699999000219537667088810'

/** The server and the administrator of a suite, once `openScene` has run. */
export let server: TestServer
export let admin: string
export async function openScene(): Promise<void> {
  server = await startTestServer()
  await server.setNow('2026-05-20T10:00:00Z')
  admin = await plantUser(server, { name: 'Claire Martin' })
}

export const netOf = (gross: number) => csgCrds.value({ gross_cents: gross, on: '2026-05-29' }).net_cents
export const people: SettledFacts[] = [
  { number: '0010', gross: 100_000, paid: netOf(100_000) },
  {
    number: '0002',
    lastName: 'Lefèvre',
    firstName: 'Zoé',
    gross: 33_333,
    paid: netOf(33_333) - 20_099,
    pee: 20_000,
    percol: 99,
    abondement: { gross: 6_000, net: 5_418 },
  },
  { number: '0003', gross: 250_001, pee: netOf(250_001), byDefault: true },
  { number: '0004', gross: 5_000 },
]

export async function scene(facts: readonly SettledFacts[] = people, options: { bound?: boolean } = {}) {
  const company = await plantCompany(server)
  await plantMembership(server, admin, company, 'company_admin')
  const campaign = await plantSettled(server, company, facts, options)
  return { company, cid: campaign.id, fund: campaign.fund }
}
export const withIbans = async (company: string, { keeper = true } = {}) => {
  const { sealer } = server.services
  await server.owner.query(
    `update company set iban_cipher = $2, iban_mask = '••••0189', keeper_iban_cipher = $3, account_keeper_company_code = 'GES-0042' where id = $1`,
    [
      company,
      sealIban(sealer, company, 'iban', OUR_IBAN),
      keeper ? sealIban(sealer, company, 'keeper_iban', KEEPER_IBAN) : null,
    ],
  )
}
export const payments = (company: string, query: Record<string, string> = { year: '2025' }) =>
  server.call(listPayments, { path: { id: company }, query } as never, { as: admin })
export type Kind = 'payroll' | 'account_keeper' | 'levies' | 'held'
export const record = (
  { company, cid }: { company: string; cid: string },
  kind: Kind,
  body: {
    status: 'to_prepare' | 'ordered' | 'paid'
    paid_on?: string
    proof_document_id?: string
    reference?: string
  },
  headers: Record<string, string> = {},
) => server.call(recordPayment, { path: { id: company, cid, kind }, body }, { as: admin, headers })
export const sepa = (
  { company, cid }: { company: string; cid: string },
  query: Record<string, string> = {},
) => server.call(exportSepa, { path: { id: company, cid }, query } as never, { as: admin })
