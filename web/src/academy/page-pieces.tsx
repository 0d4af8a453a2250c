import type { BasisLine } from '@moisson/core/academy/basis'
import type { QuestionLine } from '@moisson/core/academy/read-question'
import type { InEach } from '@moisson/law/text'
import { lazy, type ReactNode } from 'react'
import { buttonClass } from '../kit/button-class.ts'
import { OnceNear } from '../kit/once-near.tsx'
import { ButtonLink } from '../shell/button-link.tsx'
import { useLanguage } from '../words/language.ts'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'
import { Opinion } from './opinion.tsx'
import { QuestionLink, type GuidePlace } from './topic-link.tsx'
import type { ReadTopic } from '@moisson/core/academy/read-topic'

const AcademyEnd = lazy(() => import('./academy-end.tsx'))

export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 leading-7">
      <h2 className="text-xl font-semibold tracking-tight text-neutral-950">{title}</h2>
      {children}
    </section>
  )
}

export const Points = ({ items }: { items: readonly string[] }) => (
  <ul className="grid list-disc gap-1.5 pl-5 marker:text-neutral-400">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** What the page answers, before anything else. */
export const AnswerFirst = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-2 rounded-xl border border-primary-200 bg-primary-50 p-5 text-lg leading-7 text-neutral-950">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

export const backClass =
  'inline-flex min-h-11 items-center gap-2 justify-self-start rounded-lg text-secondary-800 hover:underline print:hidden'

/** The arrow that every page's font holds, turned round: the other one would fetch a font for itself. */
export const BackArrow = () => (
  <span aria-hidden className="inline-block -scale-x-100">
    →
  </span>
)

/** The articles that the page rests on, each with its page and the day its version counts from. */
export function BasisList({ basis }: { basis: readonly BasisLine[] }) {
  const words = useWords(guideWords)
  return (
    <ul className="grid gap-1.5">
      {basis.map(({ citation, url, since, copy }) => (
        <li key={citation}>
          {url ? (
            <a href={url} className="underline underline-offset-4">
              {citation}
            </a>
          ) : (
            citation
          )}
          {since && <span className="text-neutral-600">, {words.since(since)}</span>}
          {copy && <span className="text-neutral-600"> ({words.copy})</span>}
        </li>
      ))}
    </ul>
  )
}

/** When it was read over, then what to do. */
export function PageEnd(props: {
  page: string
  reviewed: string
  due: string
  next: ReadTopic['next']
  place: GuidePlace
}) {
  const words = useWords(guideWords)
  return (
    <>
      {props.place === 'academy' && (
        <OnceNear key={props.page} margin="400px" className="min-h-11 print:hidden">
          <AcademyEnd page={props.page} />
        </OnceNear>
      )}
      <p className="text-sm text-neutral-600">
        {words.reviewed(props.reviewed, props.due)} {words.noAdvice}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {props.place === 'academy' ? (
          <ButtonLink look="primary" to={props.next}>
            {words.next[props.next]}
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" to="/login">
            {words.signIn}
          </ButtonLink>
        )}
        <button type="button" onClick={() => window.print()} className={buttonClass()}>
          {words.print}
        </button>
      </div>
      <Opinion key={props.page} page={props.page} />
    </>
  )
}

/** The questions of a topic, as links. */
export function QuestionList(props: { questions: readonly InEach<QuestionLine>[]; place: GuidePlace }) {
  const language = useLanguage()
  return (
    <ul className="divide-y divide-neutral-200 border-y border-neutral-200">
      {props.questions.map((line) => (
        <li key={line[language].slug}>
          <QuestionLink
            place={props.place}
            topic={line[language].topic}
            question={line[language].slug}
            className="flex min-h-12 items-center justify-between gap-4 py-2.5 text-pretty text-secondary-800 hover:underline"
          >
            {line[language].question}
            <span aria-hidden>→</span>
          </QuestionLink>
        </li>
      ))}
    </ul>
  )
}
