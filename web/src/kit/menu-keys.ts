/** The item a key leads to from another (-1 for none), or null for a key that moves nothing. */
export function itemFor(key: string, from: number, texts: readonly string[]): number | null {
  const count = texts.length
  if (count === 0) return null
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return null
  const letter = key.toLocaleLowerCase()
  const order = texts.map((_, index) => (from + 1 + index) % count)
  return order.find((index) => texts[index]?.trim().toLocaleLowerCase().startsWith(letter)) ?? null
}
