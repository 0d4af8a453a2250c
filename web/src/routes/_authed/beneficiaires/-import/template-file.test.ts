import { readSheets } from '@moisson/core/import/read-sheets'
import { expect, test } from 'vitest'
import { templateRows } from './template-file.ts'

test.each(['fr', 'en'] as const)(
  'every column of the %s template is recognised, its example accepted',
  (language) => {
    const rows = templateRows(language).map((cells, index) => ({ row: index + 1, cells }))
    const reading = readSheets([{ name: 'Modèle', rows, hiddenColumns: [] }], { today: '2026-08-01' })
    expect(reading?.columns.map(({ field }) => field)).not.toContain(null)
    expect(reading?.problems).toEqual([])
    expect(reading?.records).toHaveLength(1)
  },
)
