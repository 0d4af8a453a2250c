import type { Day } from '@moisson/law/calendar'
import { inEach, say, type InEach, type Language } from '@moisson/law/text'
import { basisIn, type BasisLine } from './basis.ts'
import { figuresOn } from './figures.ts'
import { spacedIn } from './spaced.ts'
import type { TermWords } from './term.ts'
import { termFiguresOn } from './term-figures.ts'
import { termNames, termOf, type TermName } from './terms.ts'
import { topics } from './topics.ts'

/** A word of the glossary as the pages take it. */
export interface ReadTerm extends TermWords {
  name: TermName
  basis: BasisLine[]
  /** The one that says more. */
  topic: { slug: string; title: string }
}

/** The glossary as a page of the guide. */
export interface Glossary {
  look: 'glossary'
  in: InEach<{ title: string; terms: ReadTerm[] }>
}

/** Every word at a day, by the alphabet of each language; amounts and articles come from the law. */
export const readGlossary = (day: Day): Glossary => ({
  look: 'glossary',
  in: inEach((language) => ({ title: title[language], terms: termsIn(day, language) })),
})
const title = say('Glossaire de l’épargne salariale', 'Glossary of employee savings')

function termsIn(day: Day, language: Language): ReadTerm[] {
  const figures = termFiguresOn(day, language)
  const titles = titlesOn(day, language)
  return termNames
    .map((name): ReadTerm => {
      const { basis, topic, [language]: written } = termOf(name)
      const title = titles.get(topic)
      if (title === undefined) throw new Error(`${name} names ${topic}, which is no topic`)
      return {
        name,
        ...spacedIn(language, written(figures)),
        basis: basisIn(basis, language),
        topic: { slug: topic, title },
      }
    })
    .toSorted((one, other) => one.word.localeCompare(other.word, language))
}

const titlesOn = (day: Day, language: Language) => {
  const figures = figuresOn(day, language)
  return new Map(
    topics.map(({ slug, words }) => [slug, spacedIn(language, words[language](figures)).title] as const),
  )
}
