import { type Article, citation } from '@moisson/law/article'
import { type LegalPoint, legalPoints } from '@moisson/law/legal-points'
import { pageOf } from '@moisson/law/parameter'
import { VALUE_SHARING } from '@moisson/law/ppv'
import { readArticles, unseenArticles, type ReadArticle } from '@moisson/law/read-articles'
import { schemePoints } from '@moisson/law/scheme-points'
import { mediumDay } from '@moisson/law/words/days'
import type { Language } from '@moisson/law/text'

/** A point of law that a page of the academy rests on, by its name in `law`. */
export type BasisPoint = LegalPoint | keyof typeof schemePoints | 'value_sharing'

/** An article as a reader sees it: its page, the day its version counts from, and whether we read it at the source. */
export interface BasisLine {
  citation: string
  url: string | null
  /** In words; null where the version is not known. */
  since: string | null
  /** Read in a copy of the code only: to be confirmed before it decides anything. */
  copy: boolean
}

export function articlesBehind(point: BasisPoint): readonly Article[] {
  if (point === 'value_sharing') return VALUE_SHARING
  if (point in legalPoints) return legalPoints[point as LegalPoint]
  return [schemePoints[point as keyof typeof schemePoints]]
}

/** The articles of these points, each once, in the order of the points. */
export function basisIn(points: readonly BasisPoint[], language: Language): BasisLine[] {
  const lines = points.flatMap(articlesBehind).map((article): BasisLine => {
    const read = versionOf(article)
    const copies: Record<string, readonly string[]> = unseenArticles
    return {
      citation: citation(article),
      url: article.url ?? (read ? pageOf(read.id) : null),
      since: read ? mediumDay(read.from, language) : null,
      copy: copies[article.code]?.includes(article.number) ?? false,
    }
  })
  return lines.filter((line, place) => lines.findIndex((one) => one.citation === line.citation) === place)
}

function versionOf({ code, number }: Article): ReadArticle | undefined {
  const versions: Record<string, Readonly<Record<string, ReadArticle>>> = readArticles
  return versions[code]?.[number]
}
