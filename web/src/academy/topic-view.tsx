import { GuideHeader } from './look-up-header.tsx'
import type { ReadTopic, TopicPage } from '@moisson/core/academy/read-topic'
import type { Part } from '@moisson/core/academy/topic'
import { useLanguage } from '../words/language.ts'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'
import { AnswerFirst, BasisList, PageEnd, Points, QuestionList, Titled } from './page-pieces.tsx'
import { Listen } from './listen.tsx'
import { Quiz, type Answers } from './quiz.tsx'
import { lazy, useState } from 'react'
import { OnceNear } from '../kit/once-near.tsx'
import { ToolSlot } from './tool-slot.tsx'
import { TopicLink, type GuidePlace } from './topic-link.tsx'
import { TopicCard } from './topics-view.tsx'

const KeptAnswers = lazy(() => import('./kept-answers.tsx'))

/** A topic: the answer first, then how and why, the figures with their texts, three questions, what to do next. */
export function TopicView({ topic, place }: { topic: ReadTopic; place: GuidePlace }) {
  const words = useWords(guideWords)
  const page = topic.in[useLanguage()]
  return (
    <article className="grid max-w-3xl grid-cols-1 gap-10 text-pretty text-neutral-800">
      <GuideHeader title={page.title} place={place}>
        <p className="text-sm text-neutral-600">
          {words.minutes(topic.minutes)} · {words.level[topic.level]}
        </p>
        <AnswerFirst lines={page.summary} />
        <Listen />
      </GuideHeader>
      <Titled title={words.goals}>
        <Points items={page.goals} />
      </Titled>
      {page.sections.map(({ title, body }) => (
        <Titled key={title} title={title}>
          {body.map((part, index) => (
            <BodyPart key={index} part={part} />
          ))}
        </Titled>
      ))}
      <Example {...page.example} title={`${words.example}. ${page.example.title}`} />
      {topic.tool && <ToolSlot tool={topic.tool} place={place} />}
      {page.figures.length > 0 && <Figures figures={page.figures} />}
      <Titled title={words.quiz}>
        {place === 'academy' ? (
          <OwnQuiz key={topic.slug} questions={page.quiz} page={topic.slug} />
        ) : (
          <Quiz key={topic.slug} questions={page.quiz} />
        )}
      </Titled>
      {topic.questions.length > 0 && (
        <Titled title={words.questions}>
          <QuestionList questions={topic.questions} place={place} />
        </Titled>
      )}
      <footer className="grid gap-6">
        <Basis basis={page.basis} />
        <PageEnd page={topic.slug} reviewed={page.reviewed} due={page.due} next={topic.next} place={place} />
        <Onwards topic={topic} place={place} />
      </footer>
    </article>
  )
}

/** The questions, and what the account keeps of them, which comes behind and takes nothing back. */
function OwnQuiz({ questions, page }: { questions: TopicPage['quiz']; page: string }) {
  const [before, setBefore] = useState<Answers>()
  const [given, setGiven] = useState<Answers>([])
  return (
    <div>
      <OnceNear margin="400px">
        <KeptAnswers page={page} given={given} onBefore={setBefore} />
      </OnceNear>
      <Quiz questions={questions} before={before} onGiven={setGiven} />
    </div>
  )
}

function BodyPart({ part }: { part: Part }) {
  if (typeof part === 'string') return <p>{part}</p>
  if ('list' in part) return <Points items={part.list} />
  return (
    <ol className="grid list-decimal gap-1.5 pl-5 marker:text-neutral-500">
      {part.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

function Example({ title, lines, said }: TopicPage['example']) {
  return (
    <section className="card grid gap-4 p-5">
      <h2 className="font-semibold text-neutral-950">{title}</h2>
      <dl className="divide-y divide-neutral-100">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex items-baseline justify-between gap-6 py-2">
            <dt>{label}</dt>
            <dd className="shrink-0 font-medium text-neutral-950 tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-neutral-600">{said}</p>
    </section>
  )
}

function Figures({ figures }: Pick<TopicPage, 'figures'>) {
  const words = useWords(guideWords)
  return (
    <Titled title={words.figures}>
      <dl className="divide-y divide-neutral-200 border-y border-neutral-200">
        {figures.map(({ label, value, since, text, url }) => (
          <div key={label} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <dt className="text-neutral-950">{label}</dt>
            <dd className="font-medium text-neutral-950 tabular-nums sm:text-right">{value}</dd>
            <dd className="text-sm text-neutral-600 sm:col-span-2">
              {url ? (
                <a href={url} className="underline underline-offset-4">
                  {text}
                </a>
              ) : (
                text
              )}
              , {words.since(since)}
            </dd>
          </div>
        ))}
      </dl>
    </Titled>
  )
}

function Basis({ basis }: Pick<TopicPage, 'basis'>) {
  const words = useWords(guideWords)
  return (
    <details className="card">
      <summary className="flex min-h-12 items-center rounded-xl px-5 py-2.5 font-medium text-neutral-950 hover:bg-neutral-50">
        {words.basis}
      </summary>
      <div className="border-t border-neutral-200 px-5 py-3">
        <BasisList basis={basis} />
      </div>
    </details>
  )
}

function Onwards({ topic, place }: { topic: ReadTopic; place: GuidePlace }) {
  const words = useWords(guideWords)
  const language = useLanguage()
  const around = [
    { said: words.before, line: topic.before?.[language] },
    { said: words.after, line: topic.after?.[language] },
  ]
  return (
    <nav aria-label={words.related} className="grid gap-4 print:hidden">
      <h2 className="text-xl font-semibold tracking-tight text-neutral-950">{words.related}</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {topic.related.map((line) => (
          <li key={line[language].slug}>
            <TopicCard topic={line[language]} place={place} />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        {around.map(
          ({ said, line }) =>
            line && (
              <li key={said} className="grid">
                <span className="text-sm text-neutral-600">{said}</span>
                <TopicLink
                  place={place}
                  slug={line.slug}
                  className="inline-flex min-h-11 items-center text-secondary-800 underline underline-offset-4"
                >
                  {line.title}
                </TopicLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
