import type { Hash } from 'node:crypto'
import type { Layout } from '@moisson/core/export/layout'
import { payrollAmounts, type PayrollLine } from '@moisson/core/export/payroll-line'
import { csvHeader, csvWriter } from '@moisson/core/export/write-cell'
import type { ExportedCampaign } from './exported-campaign.ts'
import { writeXlsx, type Cell } from './write-xlsx.ts'

export interface Batch {
  lines: readonly PayrollLine[]
  /** The same lines as csv; empty when nobody asked for them. */
  csv: Buffer
}
interface Shape {
  campaign: ExportedCampaign
  layout: Layout
  bom: boolean
}

const opening = (layout: Layout, bom: boolean): string => (bom ? '\ufeff' : '') + csvHeader(layout)

/** Each batch with its csv lines, which make the content's hash whatever the format taken. */
export async function* withCsv(
  batches: AsyncIterable<readonly PayrollLine[]>,
  layout: Layout,
  content: Hash | null,
): AsyncGenerator<Batch> {
  const write = csvWriter(layout)
  content?.update(opening(layout, layout.csv.bom))
  for await (const lines of batches) {
    let text = ''
    for (const line of lines) text += write(line)
    const csv = Buffer.from(text)
    content?.update(csv)
    yield { lines, csv }
  }
}

/** The file of each format, as it is written. */
export const payrollBodies = {
  json: jsonBody,
  csv: csvBody,
  xlsx: (batches: AsyncIterable<Batch>, { layout }: Shape) =>
    writeXlsx([{ name: layout.sheet.name, rows: cellRows(batches, layout), frozenHeader: true }]),
}

async function* jsonBody(batches: AsyncIterable<Batch>, { campaign, layout }: Shape): AsyncGenerator<string> {
  const totals = Object.fromEntries(payrollAmounts.map((name) => [name, 0])) as Record<string, number>
  let count = 0
  yield `{"campaign_id":"${campaign.id}","layout_version":${JSON.stringify(layout.version)},"items":[`
  for await (const { lines } of batches) {
    let text = ''
    for (const line of lines) {
      text += (count === 0 ? '' : ',') + JSON.stringify(line)
      count += 1
      for (const name of payrollAmounts) totals[name] = (totals[name] ?? 0) + line[name]
    }
    yield text
  }
  yield `],"count":${count},"totals":${JSON.stringify(totals)}}`
}

async function* csvBody(
  batches: AsyncIterable<Batch>,
  { layout, bom }: Shape,
): AsyncGenerator<Buffer | string> {
  yield opening(layout, bom)
  for await (const { csv } of batches) yield csv
}

async function* cellRows(batches: AsyncIterable<Batch>, { sheet }: Layout): AsyncGenerator<Cell[]> {
  yield sheet.columns.map(({ header }) => ({ value: header, kind: 'text', bold: true }))
  for await (const { lines } of batches)
    for (const line of lines) yield sheet.columns.map(({ field, kind }) => ({ value: line[field], kind }))
}
