import type { ReadQuestion } from '@moisson/core/academy/read-question'
import { useTabTitle } from '../shell/tab-title.ts'
import { useLanguage } from '../words/language.ts'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'
import { Listen } from './listen.tsx'
import {
  AnswerFirst,
  BackArrow,
  backClass,
  BasisList,
  PageEnd,
  Points,
  QuestionList,
  Titled,
} from './page-pieces.tsx'
import { ToolSlot } from './tool-slot.tsx'
import { TopicLink, type GuidePlace } from './topic-link.tsx'

/** One question: the answer, what the law asks exactly, what to send, until when, what next, and where it stands. */
export function QuestionView({ question, place }: { question: ReadQuestion; place: GuidePlace }) {
  const words = useWords(guideWords)
  const page = question.in[useLanguage()]
  useTabTitle(page.question)
  return (
    <article className="grid max-w-3xl grid-cols-1 gap-9 text-pretty text-neutral-800">
      <header data-page-head className="grid gap-4">
        <TopicLink place={place} slug={question.topic} className={backClass}>
          <BackArrow />
          {page.topicTitle}
        </TopicLink>
        <h1
          tabIndex={-1}
          data-page-title
          className="text-3xl font-semibold tracking-tight text-balance text-neutral-950"
        >
          {page.question}
        </h1>
        <AnswerFirst lines={page.answer} />
        <Listen />
      </header>
      <Titled title={words.condition}>
        <p>{page.condition}</p>
      </Titled>
      {page.papers.length > 0 && (
        <Titled title={words.papers}>
          <Points items={page.papers} />
        </Titled>
      )}
      <Titled title={words.delay}>
        <p>{page.delay}</p>
      </Titled>
      {question.tool && <ToolSlot tool={question.tool} place={place} />}
      <Titled title={words.doNext}>
        <p>{page.next}</p>
      </Titled>
      <Titled title={words.basis}>
        <BasisList basis={page.basis} />
      </Titled>
      <footer className="grid gap-6">
        <PageEnd
          page={`${question.topic}/${question.slug}`}
          reviewed={page.reviewed}
          due={page.due}
          next={question.next}
          place={place}
        />
        {question.others.length > 0 && (
          <nav aria-label={words.otherQuestions} className="grid gap-4 print:hidden">
            <h2 className="text-xl font-semibold tracking-tight text-neutral-950">{words.otherQuestions}</h2>
            <QuestionList questions={question.others} place={place} />
          </nav>
        )}
      </footer>
    </article>
  )
}
