import { evaluateFigure } from './evaluate-figure.ts'
import type { AccordRecord, Figure, Reading } from './read-record.ts'
import { readRecord } from './read-record.ts'

/** `said`: how the figure was evaluated, or why it was not. */
export type FigureReport = { id: string; figure: Figure; value: number | null; said: string }
export type AccordsReport = {
  records: { id: string; reading: Reading }[]
  passed: FigureReport[]
  failed: FigureReport[]
  skipped: FigureReport[]
}

/** Reads every record and evaluates every figure that can be. */
export function runAccords(records: readonly AccordRecord[]): AccordsReport {
  const report: AccordsReport = { records: [], passed: [], failed: [], skipped: [] }
  for (const record of records) {
    const reading = readRecord(record)
    report.records.push({ id: record.id, reading })
    for (const figure of record.figures_recomputed ?? []) {
      const outcome = evaluateFigure(record, reading, figure)
      if (outcome.kind === 'not_evaluated') {
        report.skipped.push({ id: record.id, figure, value: null, said: outcome.reason })
      } else {
        const list = outcome.kind === 'passed' ? report.passed : report.failed
        list.push({ id: record.id, figure, value: outcome.value, said: outcome.how })
      }
    }
  }
  return report
}
