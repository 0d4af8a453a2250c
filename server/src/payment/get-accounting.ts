import { getAccounting } from '@moisson/contract/payment'
import { csvHeader, csvWriter } from '@moisson/core/export/write-cell'
import { layoutOf } from '@moisson/core/export/layout'
import { accountingLayouts } from '@moisson/core/payment/accounting-layout'
import { journalOf } from '@moisson/core/payment/journal'
import { isPayable } from '@moisson/core/payment/movements'
import { campaignReference } from '@moisson/core/payment/transfer-words'
import { parisDay } from '@moisson/law/paris-time'
import { companyRow } from '../company/company-store.ts'
import { handle } from '../http/handle.ts'
import { paidCampaigns } from './campaign-payments.ts'

/** The entries of the validated campaigns of an exercice; a campaign whose totals differ has none until it is mended. */
export const handleGetAccounting = handle(getAccounting, async (ctx) => {
  const { tx, companyId, input, now } = ctx
  const today = parisDay(now.toISOString())
  const year = input.query.year ?? Number(today.slice(0, 4))
  const layout = ctx.orRefuse(layoutOf(accountingLayouts, input.query.layout_version || undefined))
  const campaigns = (await paidCampaigns(ctx.transaction, companyId, { year }, today)).filter(
    ({ facts, gap }) => isPayable(facts.state) && gap === null,
  )
  const lines = campaigns.flatMap(({ facts, movements, interest }) =>
    journalOf(
      {
        facts,
        movements,
        reference: campaignReference(facts),
        validated_on: parisDay((facts.validated_at ?? now).toISOString()),
        interest_on: interest.map(({ paid_on }) => paid_on).toSorted()[0] ?? null,
      },
      layout,
    ).map((line) => ({ ...line, campaign_id: facts.id })),
  )
  if (input.query.as === 'csv') {
    const { siren } = await companyRow(tx, companyId)
    const write = csvWriter(layout)
    const rows = lines.map((line) => write({ ...line }))
    return {
      file: {
        name: `Ecritures_${siren}_${year}.csv`,
        type: 'text/csv; charset=utf-8',
        body: Buffer.from(`${layout.csv.bom ? '\ufeff' : ''}${csvHeader(layout)}${rows.join('')}`),
      },
    }
  }
  return {
    year,
    layout_version: layout.version,
    notice: layout.notice,
    debit_cents: lines.reduce((sum, line) => sum + line.debit_cents, 0),
    credit_cents: lines.reduce((sum, line) => sum + line.credit_cents, 0),
    lines,
    accounts: Object.entries(layout.accounts).map(([role, { account, label, meaning, options }]) => ({
      role,
      account,
      label,
      meaning,
      options: [...options],
    })),
  }
})
