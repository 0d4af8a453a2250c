/** The texts that an address holds under these keys; what is empty or no text is left out. */
export function textsIn<Key extends string>(
  search: Record<string, unknown>,
  keys: readonly Key[],
): { [Name in Key]?: string } {
  const found: { [Name in Key]?: string } = {}
  for (const key of keys) {
    const value = search[key]
    if (typeof value === 'string' && value !== '') found[key] = value
  }
  return found
}
