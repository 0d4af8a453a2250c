import type { Layout } from '@moisson/core/export/layout'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'

/** A layout by kind: the version asked for, else the current one. */
export async function layoutIn(tx: Tx, kind: Layout['kind'], version?: string): Promise<Layout> {
  const rows = await tx.selectFrom('export_layout').select('layout').where('kind', '=', kind).execute()
  const layouts = rows.map((row) => row.layout as Layout)
  const found = layouts.find((layout) =>
    version === undefined ? layout.current : layout.version === version,
  )
  if (!found)
    throw refused('unknown_format', {
      format: version ?? kind,
      formats: layouts
        .map((layout) => layout.version)
        .toSorted()
        .join(', '),
    })
  return found
}
