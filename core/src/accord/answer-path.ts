const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answer at `duration.years`; undefined while nobody gave it. */
export function answerAt(answers: object, place: string): unknown {
  return place.split('.').reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), answers)
}

/** The same answers with another one at that place; null takes it away, and what it leaves empty. */
export function withAnswer<Answers extends object>(answers: Answers, place: string, value: unknown): Answers {
  // The place is one of the answers' own, and its field gives values of its kind.
  return changed(answers, place.split('.'), value ?? undefined) as Answers
}

function changed(node: unknown, [key = '', ...rest]: readonly string[], value: unknown): object {
  const parts = isNode(node) ? node : {}
  const next = rest.length === 0 ? value : changed(parts[key], rest, value)
  const empty = next === undefined || (rest.length > 0 && Object.keys(next as object).length === 0)
  return empty
    ? Object.fromEntries(Object.entries(parts).filter(([name]) => name !== key))
    : { ...parts, [key]: next }
}
