import { listMyQuestions, writeToMyQuestion } from '@moisson/contract/question'
import type { Output } from '@moisson/contract/call'
import { parisDay } from '@moisson/law/paris-time'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { Form } from '../../../form/form.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { TextArea } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useNow } from '../../../clock/business-now.ts'
import { questionTones } from '../../../question/question-tones.ts'
import { questionWords } from '../../../question/question-words.ts'
import { Thread } from '../../../question/thread.tsx'
import { useWords } from '../../../words/catalogue.ts'

type MyQuestion = Output<typeof listMyQuestions>['items'][number]

/** What one asked and was answered; nothing where nothing was asked. */
export default function MyQuestions() {
  const words = useWords(questionWords)
  const read = useLateRead(listMyQuestions, {})
  const items = read.data?.items ?? []
  if (items.length === 0) return null
  return (
    <section id="questions" aria-labelledby="my-questions" className="card grid gap-1 p-4">
      <h2 id="my-questions" className="font-semibold">
        {words.mine}
      </h2>
      <ul className="divide-y divide-neutral-200">
        {items.map((question) => (
          <li key={question.id}>
            <OneQuestion question={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneQuestion({ question }: { question: MyQuestion }) {
  const words = useWords(questionWords)
  const { mediumDay, longDay } = useFormat()
  const today = parisDay(new Date(useNow()))
  const [adding, setAdding] = useState(false)
  // What was read for the first time stays open while it is looked at.
  const [unread] = useState(question.unread)
  const { number, kind, state, outcome, asked_at, answer_due: due, campaign_name, messages } = question
  return (
    <details open={unread || question.state === 'answered'} className="py-2">
      <summary className="min-h-8 pointer-coarse:min-h-11">
        <span className="mr-2 font-medium text-neutral-950">
          {words.kinds[kind]}, {words.number(number).toLowerCase()}
        </span>
        <Badge tone={questionTones[state]}>{outcome ? words.outcomes[outcome] : words.states[state]}</Badge>
      </summary>
      <div className="grid gap-3 pt-2 pb-1">
        <p className="text-sm text-neutral-600">
          {campaign_name}, {mediumDay(parisDay(asked_at))}
          {due && <> · {due < today ? words.late(longDay(due)) : words.due(longDay(due))}</>}
        </p>
        <Thread messages={messages} reader="person" />
        {adding ? (
          <Add question={question} onDone={() => setAdding(false)} />
        ) : (
          <Button
            size="small"
            className="justify-self-start"
            makes={writeToMyQuestion}
            onClick={() => setAdding(true)}
          >
            {{ open: words.addMore, answered: words.add, closed: words.addClosed }[state]}
          </Button>
        )}
      </div>
    </details>
  )
}

function Add({ question, onDone }: { question: MyQuestion; onDone: () => void }) {
  const words = useWords(questionWords)
  const change = useChange(writeToMyQuestion)
  const form = useForm(
    { body: '' },
    {
      change,
      check: ({ body }) => ({ body: body.trim() === '' && words.missing }),
      send: ({ body }) => change.send({ path: { qid: question.id }, body: { body } }),
      done: onDone,
    },
  )
  return (
    <Form {...form.sends} className="grid gap-3">
      <TextArea
        label={words.message}
        help={question.state === 'closed' ? words.reopens : undefined}
        rows={4}
        maxLength={2000}
        {...form.text('body')}
      />
      <Button
        type="submit"
        look="primary"
        makes={change}
        running={change.running}
        className="justify-self-start"
      >
        {words.send}
      </Button>
    </Form>
  )
}
