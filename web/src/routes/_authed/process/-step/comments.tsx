import { commentStep, listStepComments } from '@moisson/contract/step-comment'
import clsx from 'clsx'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

/** What both sides wrote about the step. */
export function Comments({ step, advised }: { step: Step; advised: boolean }) {
  const { comments: words } = useWords(processWords)
  const { shortInstant } = useFormat()
  const path = { id: step.id }
  const read = useLateRead(listStepComments, { path })
  const write = useChange(commentStep)
  const [text, setText] = useState('')

  async function send() {
    const written = text.trim()
    if (written === '') return
    const outcome = await write.send({ path, body: { text: written } })
    if (!outcome.ok) return
    setText('')
    showToast({ kind: 'success', title: words.sent })
  }
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        {read.error ? (
          <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
        ) : !read.data ? (
          <SkeletonLines />
        ) : read.data.items.length === 0 ? (
          <p className="text-neutral-600">
            {step.allowed_actions.includes('review')
              ? words.noneAdviser
              : advised
                ? words.none
                : words.noneAlone}
          </p>
        ) : (
          <ol className="grid gap-3">
            {read.data.items.map((one) => (
              <li
                key={one.id}
                className={clsx(
                  'max-w-[46ch] rounded-xl px-4 py-2.5',
                  one.mine ? 'justify-self-end bg-primary-50' : 'justify-self-start bg-neutral-100',
                )}
              >
                <p className="text-sm text-neutral-600">
                  <span className="font-medium text-neutral-900">
                    {one.mine ? words.you : one.author_name}
                  </span>
                  {!one.mine && ` (${words.roles[one.author_role]})`} · {shortInstant(one.created_at)}
                </p>
                <p className="text-pretty break-words whitespace-pre-line text-neutral-950">{one.text}</p>
              </li>
            ))}
          </ol>
        )}
        {step.allowed_actions.includes('comment') && (
          <div className="grid gap-3">
            <TextArea
              label={words.label}
              rows={2}
              maxLength={4000}
              value={text}
              error={write.error && sentenceOf(write.error)}
              onChange={(event) => setText(event.target.value)}
            />
            <Button
              icon={Send}
              className="justify-self-start"
              running={write.running}
              disabled={text.trim() === ''}
              onClick={() => void send()}
            >
              {words.send}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
