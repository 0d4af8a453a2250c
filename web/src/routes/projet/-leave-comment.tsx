import type { Output } from '@moisson/contract/call'
import { commentAccordLink } from '@moisson/contract/accord-links'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/send.ts'
import { LightForm } from '../../form/light-form.tsx'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { TextArea, TextField } from '../../kit/field.tsx'
import { Notice } from '../../kit/notice.tsx'
import { showToast } from '../../kit/toast-store.ts'
import { useFormat } from '../../kit/use-format.ts'
import { useWords } from '../../words/catalogue.ts'
import { draftLinkWords } from './-draft-link-words.ts'

export type Left = Output<typeof commentAccordLink>
interface Place {
  token: string
  /** The whole text without one. */
  clause: { code: string; title: string } | null
  /** Whoever commented before on this page. */
  author: string
  onLeft: (left: Left) => void
}

/** A word at a clause, behind a button until somebody wants to say it. */
export function LeaveComment(props: Place) {
  const words = useWords(draftLinkWords)
  const [writing, setWriting] = useState(false)
  const { clause } = props
  if (writing) return <CommentForm {...props} onDone={() => setWriting(false)} />
  return (
    <Button
      size="small"
      look="quiet"
      icon={MessageSquarePlus}
      className="justify-self-start"
      aria-label={clause === null ? words.whole : words.commentOn(clause.title)}
      onClick={() => setWriting(true)}
    >
      {clause === null ? words.whole : words.comment}
    </Button>
  )
}

function CommentForm({ token, clause, author, onLeft, onDone }: Place & { onDone: () => void }) {
  const words = useWords(draftLinkWords)
  const [name, setName] = useState(author)
  const [body, setBody] = useState('')
  const [missing, setMissing] = useState<{ name?: string; body?: string } | null>(null)
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function leave() {
    const wrong = {
      ...(name.trim() === '' && { name: words.missingName }),
      ...(body.trim() === '' && { body: words.missingBody }),
    }
    setFailure(null)
    setMissing(Object.keys(wrong).length > 0 ? wrong : null)
    if (Object.keys(wrong).length > 0) return
    setRunning(true)
    try {
      const about = clause && { clause_code: clause.code }
      const left = await send(commentAccordLink, { body: { token, name, body, ...about } })
      showToast({ kind: 'success', title: words.sent })
      onLeft(left)
      onDone()
    } catch (error) {
      setFailure(error instanceof ApiError && error.status !== null ? error.message : words.failed)
      setRunning(false)
    }
  }
  return (
    <LightForm
      error={missing}
      running={running}
      onSubmit={() => void leave()}
      className="grid max-w-prose gap-4 rounded-lg bg-neutral-50 p-4"
    >
      <TextField
        label={words.name}
        help={words.nameHelp}
        maxLength={80}
        autoComplete="name"
        value={name}
        error={missing?.name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea
        label={words.body}
        rows={4}
        maxLength={2000}
        value={body}
        error={missing?.body}
        onChange={({ target }) => setBody(target.value)}
      />
      {failure !== null && <Notice kind="warning">{failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" look="primary" running={running}>
          {words.send}
        </Button>
        <Button size="small" look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </LightForm>
  )
}

/** What was said by this link, and what the company made of it. */
export function LeftComments({ comments }: { comments: readonly Left[] }) {
  const words = useWords(draftLinkWords)
  const { longInstant } = useFormat()
  if (comments.length === 0) return null
  return (
    <div className="grid max-w-prose gap-3 rounded-lg border border-amber-200 bg-amber-50 p-4 text-sm">
      {comments.map((comment) => (
        <article key={comment.id} className="grid gap-1.5">
          <p className="flex flex-wrap items-center gap-2 text-neutral-600">
            {words.yours(comment.author_name, longInstant(comment.created_at))}
            {comment.closed_at !== null && <Badge tone="green">{words.closed}</Badge>}
          </p>
          <p className="break-words whitespace-pre-line text-neutral-950">{comment.body}</p>
          {comment.answer !== null && (
            <div className="border-l-2 border-neutral-300 pl-3">
              <p className="text-neutral-600">
                {words.answered(longInstant(comment.answered_at ?? comment.created_at))}
              </p>
              <p className="break-words whitespace-pre-line text-neutral-900">{comment.answer}</p>
            </div>
          )}
        </article>
      ))}
    </div>
  )
}
