import type { Savings } from '@moisson/contract/savings'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { peeAvailableOn } from '@moisson/core/choice/consequence'
import { offerFrom } from '@moisson/core/choice/offer-from'
import { feesSentence } from '@moisson/core/company/plan-keeping'
import { keeperOfPlan } from '@moisson/core/keeper/keepers-of'
import { heldUntil } from '@moisson/core/payment/held-until'
import { planKinds } from '@moisson/core/vocabulary'
import { sourceIn } from '@moisson/law/legal-points'
import { parisDay } from '@moisson/law/paris-time'
import { inEach } from '@moisson/law/text'
import { sql } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import { planOn, planRows } from '../company/plan-store.ts'
import type { Tx } from '../database/connect.ts'
import { interestIn, settledSums, type SettledSum } from './settled-sums.ts'

export type SavingsOfEmployer = Infer<typeof Savings>

interface FileRow {
  id: string
  company_id: string
  legal_name: string
  logo_url: string | null
  account_keeper: string | null
  account_keeper_name: string | null
  percol_account_keeper: string | null
  percol_keeper_name: string | null
  exit_date: string | null
  status: string
  own_contact: boolean
}
/** What people have through each employer, read from what their campaigns recorded; nothing is computed anew. */
export async function savingsOf(
  tx: Tx,
  beneficiaryIds: readonly string[],
  now: Date,
): Promise<SavingsOfEmployer[]> {
  const mine = sql`any(${beneficiaryIds}::uuid[])`
  const { rows: files } = await sql<FileRow>`
    select b.id, b.company_id, o.legal_name, o.logo_url, b.exit_date, b.status,
      o.account_keeper, o.account_keeper_name, o.percol_account_keeper, o.percol_keeper_name,
      b.personal_email is not null or b.mobile is not null as own_contact
    from beneficiary b join company o on o.id = b.company_id where b.id = ${mine} order by o.legal_name, b.id`.execute(
    tx,
  )
  const settled = await settledSums(tx, beneficiaryIds)
  const today = parisDay(now)
  return Promise.all(
    files.map(async (file) => {
      const own = settled.filter((row) => row.beneficiary_id === file.id)
      const latest = own[0]
      return {
        beneficiary_id: file.id,
        company: { id: file.company_id, legal_name: file.legal_name, logo_url: file.logo_url },
        left_on: file.exit_date !== null && file.exit_date <= today ? file.exit_date : null,
        leaves_on: file.exit_date !== null && file.exit_date > today ? file.exit_date : null,
        plans: await plansIn(tx, file, own, now),
        held: own.filter(({ held_cents }) => held_cents > 0).map(heldIn),
        late_interest: own.flatMap((row) => interestIn(row).map((one) => ({ ...campaignOf(row), ...one }))),
        contact: latest
          ? { name: latest.contact_name, email: latest.contact_email, phone: latest.contact_phone }
          : null,
        own_contact: file.own_contact,
      }
    }),
  )
}

async function plansIn(
  tx: Tx,
  file: FileRow,
  own: readonly SettledSum[],
  now: Date,
): Promise<SavingsOfEmployer['plans']> {
  const versions = await planRows(tx, file.company_id)
  const plans: SavingsOfEmployer['plans'] = []
  for (const plan of planKinds) {
    const lots = own.flatMap((row) => {
      const matching = row[`${plan}_matched`]
      const placed_cents = row[`${plan}_cents`] + matching
      if (placed_cents === 0) return []
      return [
        {
          ...campaignOf(row),
          keeper: keeperOfPlan(row.keepers, plan),
          placed_cents,
          abondement_net_cents: matching,
          available_on: plan === 'pee' ? peeAvailableOn(offerFrom(row.frozen, row.type, row.paid_on)) : null,
          settled: row.paid_on !== null && !row[`${plan}_refused`],
          refused: row[`${plan}_refused`],
        },
      ]
    })
    if (lots.length === 0) continue
    const rules = planOn(
      versions.filter(({ kind }) => kind === plan),
      parisDay(now),
    )
    const keeping = {
      fees_after_departure: rules?.fees_after_departure ?? null,
      fees_per_year_cents: rules?.fees_per_year_cents ?? null,
    }
    plans.push({
      plan,
      keeper: keeperOfPlan(file, plan),
      keeper_contract: rules?.keeper_contract ?? null,
      keeper_contact: rules?.keeper_contact ?? null,
      fees_after_departure: keeping.fees_after_departure,
      fees: feesSentence(keeping),
      placed_cents: totalOf(lots.filter(({ settled }) => settled)),
      under_way_cents: totalOf(lots.filter(({ settled, refused }) => !settled && !refused)),
      lots,
    })
  }
  return plans
}

const totalOf = (lots: readonly { placed_cents: number }[]): number =>
  lots.reduce((sum, { placed_cents }) => sum + placed_cents, 0)

const heldIn = (row: SettledSum): SavingsOfEmployer['held'][number] => ({
  ...campaignOf(row),
  held_cents: row.held_cents,
  held_until: heldUntil(row),
  outcome: row.held_outcome,
  left_on: row.held_left_on,
  reference: row.held_reference,
  source: inEach((language) => sourceIn(campaignTypeFacts[row.type].points.unclaimed, language)),
})

const campaignOf = ({ campaign_id, campaign_name, type, year }: SettledSum) => ({
  campaign_id,
  name: campaign_name,
  type,
  year,
})
