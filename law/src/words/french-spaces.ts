const narrow = '\u202f'
const wide = '\u00a0'

/** Real French spacing: narrow before ; ! ? % and between digits, no-break before : € and inside guillemets. */
export function frenchSpaces(text: string): string {
  return text
    .replaceAll(/ ([;!?%])/g, `${narrow}$1`)
    .replaceAll(/ ([:€])/g, `${wide}$1`)
    .replaceAll(/\b(art\.|n°|articles?) (?=[LRD]?\d)/g, `$1${wide}`)
    .replaceAll('« ', `«${wide}`)
    .replaceAll(' »', `${wide}»`)
    .replaceAll(/(\d) (?=\d{3}(?!\d))/g, `$1${narrow}`)
}
