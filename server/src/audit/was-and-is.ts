/** The two sides of an audit row: what each changed name held in the row, and what it holds from now on. */
export function wasAndIs<Changes extends object>(row: object, changes: Changes) {
  const was = row as Readonly<Record<string, unknown>>
  return {
    before: Object.fromEntries(Object.keys(changes).map((name) => [name, was[name] ?? null])),
    after: changes,
  }
}
