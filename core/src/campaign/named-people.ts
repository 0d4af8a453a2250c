import type { Lacking } from './launch-facts.ts'

/** « Ana Roy, Bob Levi. », « Ana Roy, Bob Levi… »: how a sentence ends that names the first of some people. */
export const endNaming = (names: readonly string[], count: number): string =>
  `${names.join(', ')}${count > names.length ? '…' : '.'}`

/** The same of people of whom something is not known. */
export const endNamingOf = ({ count, first }: Lacking): string =>
  endNaming(
    first.map(({ name }) => name),
    count,
  )
