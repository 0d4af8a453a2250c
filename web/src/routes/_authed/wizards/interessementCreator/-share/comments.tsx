import type { Output } from '@moisson/contract/call'
import { deleteAccordComment, listAccordComments, treatAccordComment } from '@moisson/contract/accord-links'
import { Check, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { useLateRead } from '../../../../../api/read.ts'
import { ConfirmDialog } from '../../../../../form/confirm-dialog.tsx'
import { SaveFailure } from '../../../../../form/save-failure.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { TextArea } from '../../../../../kit/field.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useCompany } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { shareWords } from './share-words.ts'

export type DraftComment = Output<typeof listAccordComments>['items'][number]

/** What the readers of this draft wrote. */
export function useComments() {
  const { draftId } = useCreator()
  const company = useCompany()
  return useLateRead(listAccordComments, { path: { id: company.id, aid: draftId } })
}

/** The comments at one clause: those to deal with, then the others behind a line. */
export function Comments({ comments }: { comments: readonly DraftComment[] }) {
  const words = useWords(shareWords)
  const open = comments.filter(({ closed_at }) => closed_at === null)
  const closed = comments.filter(({ closed_at }) => closed_at !== null)
  if (comments.length === 0) return null
  return (
    <div className="grid gap-3 rounded-lg border border-amber-200 bg-amber-50 p-4 text-sm">
      {open.map((comment) => (
        <OneComment key={comment.id} comment={comment} />
      ))}
      {closed.length > 0 && (
        <details>
          <summary className="min-h-8 text-neutral-700 pointer-coarse:min-h-11">
            {words.done(closed.length)}
          </summary>
          <div className="mt-2 grid gap-3">
            {closed.map((comment) => (
              <OneComment key={comment.id} comment={comment} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

function OneComment({ comment }: { comment: DraftComment }) {
  const words = useWords(shareWords)
  const { longInstant } = useFormat()
  const { draftId } = useCreator()
  const company = useCompany()
  const treat = useChange(treatAccordComment)
  const [answering, setAnswering] = useState(false)
  const [erasing, setErasing] = useState(false)
  const path = { id: company.id, aid: draftId, cid: comment.id }
  const closed = comment.closed_at !== null
  return (
    <article className="grid gap-2" data-comment={comment.id}>
      <p className="text-neutral-600">
        {words.by(comment.author_name, comment.link_label, longInstant(comment.created_at))}
      </p>
      <p className="break-words whitespace-pre-line text-neutral-950">{comment.body}</p>
      {comment.answer !== null && !answering && (
        <div className="border-l-2 border-neutral-300 pl-3">
          <p className="text-neutral-600">
            {words.answered(comment.answered_by_name, longInstant(comment.answered_at ?? comment.created_at))}
          </p>
          <p className="break-words whitespace-pre-line text-neutral-900">{comment.answer}</p>
        </div>
      )}
      {answering && <Answer comment={comment} path={path} onDone={() => setAnswering(false)} />}
      {treat.error && <SaveFailure error={treat.error} />}
      <div className="flex flex-wrap items-center gap-2">
        {!answering && (
          <Button size="small" makes={treatAccordComment} onClick={() => setAnswering(true)}>
            {comment.answer === null ? words.send : words.change}
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          icon={closed ? RotateCcw : Check}
          makes={treat}
          running={treat.running}
          onClick={() => void treat.send({ path, body: { closed: !closed } })}
        >
          {closed ? words.reopen : words.close}
        </Button>
        {closed && (
          <Button
            size="small"
            look="quiet"
            icon={Trash2}
            makes={deleteAccordComment}
            onClick={() => setErasing(true)}
          >
            {words.erase}
          </Button>
        )}
        {comment.closed_at !== null && (
          <span className="text-neutral-600">
            {words.closedBy(comment.closed_by_name, longInstant(comment.closed_at))}
          </span>
        )}
      </div>
      {erasing && <EraseComment comment={comment} path={path} onClose={() => setErasing(false)} />}
    </article>
  )
}

function EraseComment(props: {
  comment: DraftComment
  path: { id: string; aid: string; cid: string }
  onClose: () => void
}) {
  const { comment, path, onClose } = props
  const words = useWords(shareWords)
  const erase = useChange(deleteAccordComment)
  return (
    <ConfirmDialog
      title={words.eraseTitle(comment.author_name)}
      confirm={words.erase}
      look="danger"
      makes={erase}
      running={erase.running}
      error={erase.error}
      onClose={onClose}
      onConfirm={() =>
        void erase.send({ path }).then(({ ok }) => {
          if (ok) showToast({ kind: 'success', title: words.erased })
        })
      }
    >
      <p className="text-pretty">{words.eraseWhat}</p>
    </ConfirmDialog>
  )
}

function Answer(props: {
  comment: DraftComment
  path: { id: string; aid: string; cid: string }
  onDone: () => void
}) {
  const { comment, path, onDone } = props
  const words = useWords(shareWords)
  const treat = useChange(treatAccordComment)
  const [answer, setAnswer] = useState(comment.answer ?? '')
  const [missing, setMissing] = useState(false)
  async function send() {
    setMissing(answer.trim() === '')
    if (answer.trim() === '') return
    if ((await treat.send({ path, body: { answer } })).ok) onDone()
  }
  // It stands inside the form of the step, whose button leads on: its own button sends it.
  return (
    <div className="grid gap-3">
      <TextArea
        label={words.answer}
        help={words.answerHelp}
        rows={3}
        maxLength={2000}
        value={answer}
        error={missing && words.missing}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {treat.error && <SaveFailure error={treat.error} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="primary" makes={treat} running={treat.running} onClick={() => void send()}>
          {words.send}
        </Button>
        <Button size="small" look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

/** Comments on the whole, and those of clauses that the text no longer has. */
export function OtherComments({ clauses }: { clauses: readonly string[] }) {
  const words = useWords(shareWords)
  const { data, error, refetch } = useComments()
  if (error && !data) return <ErrorCard error={error} onRetry={() => void refetch()} />
  const others = (data?.items ?? []).filter(({ clause_code }) => !clauses.includes(clause_code ?? ''))
  const whole = others.filter(({ clause_code }) => clause_code === null)
  const gone = Map.groupBy(
    others.filter(({ clause_code }) => clause_code !== null),
    ({ clause_title }) => clause_title ?? '',
  )
  if (others.length === 0) return null
  return (
    <section className="card grid gap-4 p-5">
      <h3 className="font-semibold">{words.commentsTitle}</h3>
      <Comments comments={whole} />
      {[...gone].map(([title, comments]) => (
        <div key={title} className="grid gap-2">
          <h4 className="text-sm font-medium">{words.elsewhere(title)}</h4>
          <Comments comments={comments} />
        </div>
      ))}
    </section>
  )
}
