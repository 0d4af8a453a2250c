export interface FirstLines {
  columns: string[]
  rows: string[][]
}

/** The heading and the first rows of a csv with semicolons, quotes doubled inside a quoted cell. */
export function firstCsvLines(csv: string, count: number): FirstLines {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const text = csv.replace(/^\ufeff/, '')
  for (let at = 0; at < text.length && rows.length <= count; at += 1) {
    const sign = text[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ';') {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')])
      row = []
      cell = ''
    } else cell += sign
  }
  if (rows.length <= count && (cell !== '' || row.length > 0)) rows.push([...row, cell])
  const [columns = [], ...others] = rows
  return { columns, rows: others.slice(0, count) }
}

/** The same of the JSON form. */
export function firstJsonLines(json: string, count: number): FirstLines {
  const { items = [] } = JSON.parse(json) as { items?: Record<string, unknown>[] }
  const columns = Object.keys(items[0] ?? {})
  const written = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return {
    columns,
    rows: items.slice(0, count).map((item) => columns.map((column) => written(item[column]))),
  }
}
