import type { Output } from '@moisson/contract/call'
import type { readRatificationLink } from '@moisson/contract/ratification-vote'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ClauseText } from '../accord/clause-text.tsx'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { voteWords } from './vote-words.ts'

export type Asked = Output<typeof readRatificationLink>
type Answer = NonNullable<Asked['answer']>

/** What somebody is asked about a text: who asks, until when, that the vote is by name, the text, then yes or no. */
export function VoteView(props: {
  asked: Asked
  running: boolean
  /** Why the last try failed. */
  failure: string | null
  reading: boolean
  onRead: () => void
  onAnswer: (answer: Answer) => void
}) {
  const { asked, running, failure, reading, onRead, onAnswer } = props
  const words = useWords(voteWords)
  const { longDay } = useFormat()
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h1
          tabIndex={-1}
          data-page-title
          className="text-2xl leading-8 font-semibold tracking-tight text-balance break-words"
        >
          {asked.title}
        </h1>
        <p className="text-neutral-700">
          {words.from(asked.company_name, `${asked.first_name} ${asked.last_name}`)}{' '}
          {asked.state === 'open' && words.until(longDay(asked.ends_on))}
        </p>
      </header>
      {asked.message && (
        <blockquote className="border-l-4 border-neutral-200 pl-4 text-neutral-800 whitespace-pre-line">
          {asked.message}
        </blockquote>
      )}
      <p className="text-pretty text-neutral-800">{words.majority(asked.needed, asked.personnel)}</p>
      {asked.state === 'open' && (
        <Notice title={words.named}>
          <p className="text-pretty">{words.namedWhy}</p>
        </Notice>
      )}
      <TextOf asked={asked} reading={reading} onRead={onRead} />
      {asked.state === 'open' && asked.answer === null && (
        <Ballot running={running} failure={failure} onAnswer={onAnswer} />
      )}
      <Outcome asked={asked} />
    </div>
  )
}

function TextOf({ asked, reading, onRead }: { asked: Asked; reading: boolean; onRead: () => void }) {
  const words = useWords(voteWords)
  return (
    <section className="card grid gap-3 p-4 sm:p-5" aria-labelledby="text">
      <h2 id="text" className="font-semibold">
        {words.text}
      </h2>
      <div>
        <Button icon={Download} running={reading} onClick={onRead}>
          {words.file}
        </Button>
      </div>
      {asked.clauses && (
        <details className="group">
          <summary className="min-h-11 cursor-pointer content-center font-medium text-primary-800">
            {words.readHere}
          </summary>
          <ol className="mt-2 grid gap-5 border-t border-neutral-200 pt-4">
            {asked.clauses.map((clause, place) => (
              <li key={place} className="grid gap-1.5">
                <h3 className="font-medium text-balance text-neutral-950">
                  {clause.number ? `${clause.number}. ${clause.title}` : clause.title}
                </h3>
                <ClauseText blocks={clause.blocks} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

/** Yes or no, said twice: an answer stands for good. */
function Ballot(props: { running: boolean; failure: string | null; onAnswer: (answer: Answer) => void }) {
  const { running, failure, onAnswer } = props
  const words = useWords(voteWords)
  const [chosen, setChosen] = useState<Answer | null>(null)
  if (chosen !== null)
    return (
      <section className="card grid gap-4 border-primary-700! p-4 sm:p-5" role="alert">
        <div>
          <p className="text-lg font-semibold">{words.sure[chosen]}</p>
          <p className="text-pretty text-neutral-800">{words.final}</p>
        </div>
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button look="primary" running={running} onClick={() => onAnswer(chosen)}>
            {words.confirm[chosen]}
          </Button>
          <Button disabled={running} onClick={() => setChosen(null)}>
            {words.back}
          </Button>
        </div>
      </section>
    )
  return (
    <section className="grid gap-4" aria-labelledby="question">
      <h2 id="question" className="text-lg font-semibold">
        {words.question}
      </h2>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        {(['yes', 'no'] as const).map((answer) => (
          <Button key={answer} wide onClick={() => setChosen(answer)}>
            {words[answer]}
          </Button>
        ))}
      </div>
    </section>
  )
}

function Outcome({ asked }: { asked: Asked }) {
  const words = useWords(voteWords)
  const { longInstant } = useFormat()
  return (
    <>
      {asked.answer && (
        <Notice kind="success" title={words.given[asked.answer]} announced>
          {asked.answered_at && words.givenAt(longInstant(asked.answered_at))}
        </Notice>
      )}
      {asked.state !== 'open' && (
        <Notice title={words.over}>
          {words.states[asked.state]} {asked.answer === null && words.overWhy.silent}
        </Notice>
      )}
    </>
  )
}
