/** The first day of each month after `from` and up to `to`. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  let [year = 0, month = 0] = from.split('-').map(Number)
  for (;;) {
    month += 1
    if (month > 12) [year, month] = [year + 1, 1]
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    if (first > to) return months
    months.push(first)
  }
}
