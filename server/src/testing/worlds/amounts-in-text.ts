/** Every amount of a text in cents, in its order: `1 234,56 €` or `€1,234.56`, whatever blanks part the thousands. */
export function amountsIn(text: string): number[] {
  const french = /(\d{1,3}(?:[\s\u00a0\u202f]?\d{3})*),(\d{2})[\s\u00a0\u202f]?€/g
  const english = /€(\d{1,3}(?:,\d{3})*)\.(\d{2})/g
  return [...text.matchAll(french), ...text.matchAll(english)]
    .toSorted((a, b) => a.index - b.index)
    .map(([, whole = '', cents = '']) => Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents))
}
