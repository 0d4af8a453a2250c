// Several times the largest published agreement: what is walked thousands of times has to stay small.
const MOST_NODES = 400
const MOST_DEPTH = 40

/** Whether a written tree is small enough to be read, walked and explained; looked at without recursion. */
export function isSmallTree(tree: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: tree, depth: 0 }]
  for (let seen = 0; waiting.length > 0; seen += 1) {
    const next = waiting.pop()
    if (seen > MOST_NODES || (next?.depth ?? 0) > MOST_DEPTH) return false
    if (typeof next?.value === 'string' && next.value.length > 300) return false
    if (typeof next?.value !== 'object' || next.value === null) continue
    for (const [key, value] of Object.entries(next.value)) {
      if (key.length > 300) return false
      waiting.push({ value, depth: next.depth + 1 })
    }
  }
  return true
}
