export type Given = Record<string, unknown>

/** Where « nothing » is an answer of its own: a plan without matching is not the plan of the company. */
const nothingCounts: ReadonlySet<string> = new Set(['pee', 'percol'])

/** An emptied field is not sent, so that the company's file may speak again. */
export function sent(given: Given): Given {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== null || nothingCounts.has(name)),
  )
}

/** An emptied field stays empty until the answer says what stands in its place. */
export function shown(completed: Given, given: Given, current: boolean): Given {
  const emptied = Object.entries(given).filter(([name, value]) => value === null && !nothingCounts.has(name))
  const own = current ? sent(given) : given
  return { ...completed, ...own, ...(current ? {} : Object.fromEntries(emptied)) }
}
