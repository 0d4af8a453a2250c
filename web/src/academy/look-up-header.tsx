import type { ReactNode } from 'react'
import { useTabTitle } from '../shell/tab-title.ts'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'
import { BackArrow, backClass } from './page-pieces.tsx'
import { TopicsLink, type GuidePlace } from './topic-link.tsx'

/** The head of a page that one looks things up in. */
export const LookUpHeader = ({ intro, ...head }: { title: string; intro: string; place: GuidePlace }) => (
  <GuideHeader {...head}>
    <p className="text-lg leading-8 text-pretty text-neutral-700">{intro}</p>
  </GuideHeader>
)

/** The head of a page of the guide: the way back to all of them, its title, and what comes first. */
export function GuideHeader(props: { title: string; place: GuidePlace; children: ReactNode }) {
  const { title, place, children } = props
  const words = useWords(guideWords)
  useTabTitle(title)
  return (
    <header data-page-head className="grid max-w-3xl gap-4">
      <TopicsLink place={place} className={backClass}>
        <BackArrow />
        {words.back}
      </TopicsLink>
      <h1
        tabIndex={-1}
        data-page-title
        className="text-3xl font-semibold tracking-tight text-balance text-neutral-950 sm:text-4xl"
      >
        {title}
      </h1>
      {children}
    </header>
  )
}
