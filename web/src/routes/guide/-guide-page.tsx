import type { TopicLine } from '@moisson/core/academy/read-topic'
import type { InEach } from '@moisson/law/text'
import { guideWords } from '../../academy/guide-words.ts'
import { TopicsView } from '../../academy/topics-view.tsx'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useWords } from '../../words/catalogue.ts'

/** The guide for anybody: every topic. */
export function GuidePage({ topics }: { topics: readonly InEach<TopicLine>[] }) {
  const words = useWords(guideWords)
  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-5 pt-6 pb-14 sm:px-8 sm:pt-12">
        <header className="grid gap-4">
          <h1
            tabIndex={-1}
            data-page-title
            className="text-3xl font-semibold tracking-tight text-neutral-950 sm:text-4xl"
          >
            {words.title}
          </h1>
          <p className="max-w-prose text-lg leading-8 text-neutral-700">{words.intro}</p>
        </header>
        <TopicsView topics={topics} place="guide" />
      </div>
    </PublicLayout>
  )
}
