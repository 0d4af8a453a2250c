// npm run -s extract -- FILE [--sheet NAME] [--header-row N] [--encoding NAME] [--delimiter C]
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { columnFields } from '@moisson/core/import/read-sheets'
import { readRecords, SheetRefusal, type ReadHead } from '../server/src/beneficiary/read-sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sheet: { type: 'string' },
    'header-row': { type: 'string' },
    encoding: { type: 'string' },
    delimiter: { type: 'string' },
    today: { type: 'string' },
  },
})
const [path] = positionals

const line = (key: string, value: unknown): string => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`

function printHead(file: string, head: ReadHead): void {
  const place =
    head.sheet_name === null
      ? { encoding: head.encoding, delimiter: head.delimiter }
      : { sheet: head.sheet_name }
  process.stdout.write('{\n' + line('file', basename(file)))
  for (const [key, value] of Object.entries(place)) process.stdout.write(line(key, value))
  process.stdout.write(line('header_row', head.header_row) + line('columns', columnFields(head.columns)))
  process.stdout.write('  "records": [')
}

async function extract(file: string): Promise<void> {
  const problems: unknown[] = []
  let separator = '\n'
  const summary = await readRecords(
    file,
    {
      today: values.today ?? new Date().toISOString().slice(0, 10),
      sheet: values.sheet,
      headerRow: values['header-row'] === undefined ? undefined : Number(values['header-row']),
      encoding: values.encoding,
      delimiter: values.delimiter,
    },
    (chunk) => {
      for (const record of chunk.records) {
        process.stdout.write(`${separator}    ${JSON.stringify(record)}`)
        separator = ',\n'
      }
      problems.push(...chunk.problems)
    },
    (head) => printHead(file, head),
  )
  const listed = problems.map((problem) => `\n    ${JSON.stringify(problem)}`).join(',')
  process.stdout.write(
    `\n  ],\n${line('rows_expected', summary.rows_expected)}  "problems": [${listed}\n  ]\n}\n`,
  )
}

if (path === undefined) {
  process.stderr.write(
    'Usage: npm run -s extract -- FILE [--sheet NAME] [--header-row N] [--encoding NAME] [--delimiter C]\n',
  )
  process.exitCode = 2
} else if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
  process.stderr.write(`${path}: no such file\n`)
  process.exitCode = 2
} else {
  try {
    await extract(path)
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error
    process.stderr.write(`${error.sentence('fr')}\n${error.sentence('en')}\n`)
    process.stdout.write(
      `${JSON.stringify({ file: basename(path), code: error.code, error: error.sentence('fr') })}\n`,
    )
    process.exitCode = 1
  }
}
