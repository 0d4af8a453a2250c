import { createHash } from 'node:crypto'
import { exportPayroll, payrollFormats } from '@moisson/contract/export'
import { asksDays } from '@moisson/core/campaign/type-facts'
import { isLikePay } from '@moisson/core/campaign/like-pay'
import { ForfaitRun } from '@moisson/core/export/forfait-run'
import {
  payrollLateColumns,
  withAdvances,
  withLateInterest,
  withRestDays,
} from '@moisson/core/export/added-columns'
import { layoutOf } from '@moisson/core/export/layout'
import { payrollLayouts } from '@moisson/core/export/payroll-layout'
import { payrollLine, type PayrollLine, type SettledPerson } from '@moisson/core/export/payroll-line'
import { handle } from '../http/handle.ts'
import {
  exportedCampaign,
  fileName,
  paymentDay,
  requireValidated,
  type ExportedCampaign,
} from './exported-campaign.ts'
import { payrollBodies, withCsv } from './payroll-bodies.ts'
import { recordDownload } from './record-download.ts'
import { countSettled, settledPeople } from './settled-people.ts'

const types = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const handleExportPayroll = handle(exportPayroll, async (ctx) => {
  const { input, tx, companyId, now, caller, language } = ctx
  const format = input.query.format === undefined || input.query.format === '' ? 'json' : input.query.format
  if (!isFormat(format)) throw ctx.refuse('unknown_format', { format, formats: payrollFormats.join(', ') })
  const campaign = await exportedCampaign(tx, companyId, input.path.id)
  requireValidated(campaign, language)
  const plain = ctx.orRefuse(layoutOf(payrollLayouts))
  const late = campaign.late_interest ? withLateInterest(plain, payrollLateColumns) : plain
  const advanced = campaign.advances ? withAdvances(late) : late
  const layout = asksDays(campaign.type) ? withRestDays(advanced) : advanced
  const bom = input.query.bom ?? layout.csv.bom
  // The csv as its layout says is the content itself: its bytes are hashed once.
  const content = format === 'csv' && bom === layout.csv.bom ? null : createHash('sha256')
  const lines = payrollLines(settledPeople(ctx.transaction.client, campaign), campaign)
  const taken = { kind: 'payroll', format, layout_version: layout.version }
  ctx.note({ after: { ...taken, people: await countSettled(tx, campaign) } })
  return {
    file: {
      name: fileName('Paie', campaign, format),
      type: types[format],
      inline: format === 'json',
      body: payrollBodies[format](withCsv(lines, layout, content), { campaign, layout, bom }),
      whole: (sha256) => recordDownload({ tx, now, by: caller, campaign, ...taken }, sha256, content),
    },
  }
})

const isFormat = (name: string): name is keyof typeof types => Object.hasOwn(types, name)

/** The lines of a campaign, a few hundred at a time; the employer's levy runs through them in order. */
export async function* payrollLines(
  people: AsyncIterable<SettledPerson[]>,
  campaign: ExportedCampaign,
): AsyncGenerator<PayrollLine[]> {
  const paid = { ...campaign, like_pay: campaign.frozen !== null && isLikePay(campaign.frozen) }
  const forfait = new ForfaitRun(campaign.levy.regime, paymentDay(campaign))
  for await (const some of people) yield some.map((person) => payrollLine(person, paid, forfait))
}
