/** What would be lost with the page, each saying whether it still would: typed and not saved, or a change on its way. */
export const stakes = new Set<() => boolean>()

/** Holds something that would be lost with the page; gives what lets go. */
export function hold(loses: () => boolean): () => void {
  stakes.add(loses)
  return () => void stakes.delete(loses)
}
