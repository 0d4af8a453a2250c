/** The lines of a list as a spreadsheet writes or copies it, cell by cell: tabs, semicolons or commas, without titles. */
export function pastedRows(text: string): { line: number; cells: string[] }[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const mark = ['\t', ';'].find((one) => first.includes(one)) ?? ','
  return lines.flatMap((written, place) => {
    if (written.trim() === '') return []
    const cells = cellsOf(written, mark)
    return written === first && /matricule|employee/i.test(cells[0] ?? '') ? [] : [{ line: place + 1, cells }]
  })
}

/** The cells of a line, those in quotes with what they hold. */
function cellsOf(line: string, mark: string): string[] {
  const cells: string[] = []
  let [cell, quoted] = ['', false]
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? ''
    if (quoted && sign === '"' && line[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (quoted || cell === '')) quoted = !quoted
    else if (sign === mark && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}
