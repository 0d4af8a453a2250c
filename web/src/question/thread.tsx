import type { listMyQuestions } from '@moisson/contract/question'
import type { Output } from '@moisson/contract/call'
import clsx from 'clsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { questionWords } from './question-words.ts'

type Message = Output<typeof listMyQuestions>['items'][number]['messages'][number]

/** What was written, oldest first; `reader` is whose own words stand on the right. */
export function Thread({ messages, reader }: { messages: readonly Message[]; reader: Message['by'] }) {
  const words = useWords(questionWords)
  const { longInstant } = useFormat()
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, by, author_name, body, created_at }) => (
        <li
          key={id}
          className={clsx(
            'grid max-w-[92%] gap-1 rounded-xl px-3.5 py-2.5',
            by === reader
              ? 'justify-self-end bg-secondary-50'
              : 'justify-self-start border border-neutral-200 bg-white',
          )}
        >
          <p className="text-sm text-neutral-600">
            <span className="font-medium text-neutral-800">
              {by === reader && by === 'person' ? words.you : author_name}
            </span>{' '}
            <time dateTime={created_at}>{longInstant(created_at)}</time>
          </p>
          <p className="break-words whitespace-pre-line text-neutral-950">{body}</p>
        </li>
      ))}
    </ol>
  )
}
