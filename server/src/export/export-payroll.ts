import { createHash, type Hash } from 'node:crypto'
import { auditNameOf } from '@moisson/contract/calls'
import { exportPayroll, payrollFormats } from '@moisson/contract/export'
import { ForfaitRun } from '@moisson/core/export/forfait-run'
import type { Layout } from '@moisson/core/export/layout'
import { payrollAmounts, payrollLine, type PayrollLine } from '@moisson/core/export/payroll-line'
import { csvHeader, csvWriter } from '@moisson/core/export/write-cell'
import type { SettledPerson } from '@moisson/core/export/payroll-line'
import { handle } from '../http/handle.ts'
import {
  exportedCampaign,
  fileName,
  paymentDay,
  regimeOf,
  requireValidated,
  type ExportedCampaign,
} from './exported-campaign.ts'
import { layoutIn } from './layout-store.ts'
import { allowTime, recorded } from './record-download.ts'
import { settledPeople } from './settled-people.ts'
import { writeXlsx, type Cell } from './write-xlsx.ts'

const types = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
type Format = keyof typeof types

export const handleExportPayroll = handle(exportPayroll, async (ctx) => {
  const { input, tx, companyId, now, caller, language, request } = ctx
  const format = input.query.format === undefined || input.query.format === '' ? 'json' : input.query.format
  if (!isFormat(format)) throw ctx.refuse('unknown_format', { format, formats: payrollFormats.join(', ') })
  const campaign = await exportedCampaign(tx, companyId, input.path.id)
  requireValidated(campaign, language)
  const layout = await layoutIn(tx, 'payroll')
  await allowTime(tx)
  const content = createHash('sha256')
  const people = settledPeople(ctx.transaction.client, campaign)
  const lines = hashed(payrollLines(people, campaign), layout, content)
  const body = bodies[format](lines, campaign, layout, input.query.bom)
  return {
    file: {
      name: fileName('Paie', campaign, format),
      type: types[format],
      inline: format === 'json',
      body: recorded(body, content, {
        tx,
        now,
        actor: {
          user_id: caller.user_id,
          name: caller.name,
          session_id: caller.session_id,
          request_id: request.id,
        },
        action: auditNameOf(exportPayroll),
        campaign,
        kind: 'payroll',
        format,
        layoutVersion: layout.version,
      }),
    },
  }
})

const isFormat = (name: string): name is Format => Object.hasOwn(types, name)

/** The lines of a campaign, a few hundred at a time; the employer's levy runs through them in order. */
export async function* payrollLines(
  people: AsyncIterable<SettledPerson[]>,
  campaign: ExportedCampaign,
): AsyncGenerator<PayrollLine[]> {
  const forfait = new ForfaitRun(regimeOf(campaign), paymentDay(campaign))
  for await (const some of people) yield some.map((person) => payrollLine(person, campaign, forfait))
}

interface Written {
  line: PayrollLine
  csv: string
}
type Lines = AsyncIterable<Written[]>

async function* hashed(
  lines: AsyncIterable<PayrollLine[]>,
  layout: Layout,
  content: Hash,
): AsyncGenerator<Written[]> {
  const write = csvWriter(layout)
  content.update(csvHeader(layout))
  for await (const some of lines) {
    const written = some.map((line) => ({ line, csv: write(line) }))
    content.update(written.map(({ csv }) => csv).join(''))
    yield written
  }
}

const bodies: Record<
  Format,
  (lines: Lines, campaign: ExportedCampaign, layout: Layout, bom?: boolean) => AsyncIterable<Buffer | string>
> = {
  json: jsonBody,
  csv: csvBody,
  xlsx: (lines, _campaign, layout) =>
    writeXlsx([{ name: layout.sheet.name, rows: cellRows(lines, layout), frozenHeader: true }]),
}

async function* jsonBody(lines: Lines, campaign: ExportedCampaign, layout: Layout): AsyncGenerator<string> {
  const totals = Object.fromEntries(payrollAmounts.map((name) => [name, 0])) as Record<string, number>
  let count = 0
  yield `{"campaign_id":"${campaign.id}","layout_version":${JSON.stringify(layout.version)},"items":[`
  for await (const some of lines) {
    let text = ''
    for (const { line } of some) {
      text += (count === 0 ? '' : ',') + JSON.stringify(line)
      count += 1
      for (const name of payrollAmounts) totals[name] = (totals[name] ?? 0) + line[name]
    }
    yield text
  }
  yield `],"count":${count},"totals":${JSON.stringify(totals)}}`
}

async function* csvBody(
  lines: Lines,
  _campaign: ExportedCampaign,
  layout: Layout,
  bom = layout.csv.bom,
): AsyncGenerator<string> {
  yield (bom ? '\ufeff' : '') + csvHeader(layout)
  for await (const some of lines) yield some.map(({ csv }) => csv).join('')
}

async function* cellRows(lines: Lines, { sheet }: Layout): AsyncGenerator<Cell[]> {
  yield sheet.columns.map(({ header }) => ({ value: header, kind: 'text', bold: true }))
  for await (const some of lines)
    for (const { line } of some) yield sheet.columns.map(({ field, kind }) => ({ value: line[field], kind }))
}
