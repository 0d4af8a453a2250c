import { useTabTitle } from '../shell/tab-title.ts'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'
import { backClass } from './page-pieces.tsx'
import { TopicsLink, type GuidePlace } from './topic-link.tsx'

/** The head of a page that one looks things up in. */
export function LookUpHeader({ title, intro, place }: { title: string; intro: string; place: GuidePlace }) {
  const words = useWords(guideWords)
  useTabTitle(title)
  return (
    <header className="grid max-w-3xl gap-4">
      <TopicsLink place={place} className={backClass}>
        <span aria-hidden>←</span>
        {words.back}
      </TopicsLink>
      <h1
        tabIndex={-1}
        data-page-title
        className="text-3xl font-semibold tracking-tight text-balance text-neutral-950 sm:text-4xl"
      >
        {title}
      </h1>
      <p className="text-lg leading-8 text-pretty text-neutral-700">{intro}</p>
    </header>
  )
}
