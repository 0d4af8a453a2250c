import type { ReactNode } from 'react'

/** Articles in a line, the number of each whole: it goes to the next line rather than be cut at its hyphen. */
export const cited = (articles: readonly string[]): ReactNode =>
  articles
    .join(' · ')
    .split(/([LRD]\d{3,4}(?:-\d+)+)/)
    .map((part, place) =>
      place % 2 === 1 ? (
        <span key={place} className="inline-block">
          {part}
        </span>
      ) : (
        part
      ),
    )
