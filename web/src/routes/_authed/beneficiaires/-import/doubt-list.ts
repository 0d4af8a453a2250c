import { getExtract } from '@moisson/contract/extract'
import { send } from '../../../../api/send.ts'
import { currentLanguage } from '../../../../words/language.ts'
import type { Words } from '../../../../words/catalogue.ts'
import { downloadCsv } from '../../../../file/csv.ts'
import { labelOf } from './cell-text.ts'
import type { FileRow } from './use-extract.ts'
import type fr from './import-words.fr.ts'

/** Every row of a file that answers a filter, page after page. */
export async function allRows(
  company: string,
  extract: string,
  only: 'problems' | 'error',
): Promise<FileRow[]> {
  const rows: FileRow[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: Record<string, string> = { only, limit: '200', ...(cursor ? { cursor } : {}) }
    const page = await send(getExtract, { path: { id: company, extractId: extract }, query })
    rows.push(...page.rows)
    cursor = page.next_cursor
  }
  return rows
}

/** The doubts as a table, for whoever mends them in the payroll software. */
export async function downloadDoubts(
  company: string,
  extract: string,
  words: Words<typeof fr>,
): Promise<void> {
  const rows = await allRows(company, extract, 'problems')
  const language = currentLanguage()
  downloadCsv(words.doubtListName, [
    words.doubtColumns.split(';'),
    ...rows.flatMap((row) =>
      row.problems.map((problem) => [
        row.sheet === null ? String(row.line) : `${row.sheet} ${row.line}`,
        problem.field ? labelOf(problem.field, language) : '',
        words.severities[problem.severity],
        problem.message,
      ]),
    ),
  ])
}
