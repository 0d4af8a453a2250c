/** A text as a search compares it: without accents nor capitals. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'AE')
    .toLowerCase()

/** Whether a text holds each word of a search, in whatever order. */
export function holdsWords(text: string, search: string): boolean {
  const plain = plainLetters(text)
  return plainLetters(search)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
