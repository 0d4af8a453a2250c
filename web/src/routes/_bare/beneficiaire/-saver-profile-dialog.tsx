import { eraseMySaverProfile } from '@moisson/contract/saver-profile'
import {
  nothingSaid,
  saverQuestionNames,
  type SaverAnswers,
  type SaverQuestion,
} from '@moisson/core/saver-profile/questions'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useChange } from '../../../api/change.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useUser } from '../../../session/account.ts'
import { isKiosk } from '../../../session/session.ts'
import { kitWords } from '../../../words/kit.ts'
import { useWords } from '../../../words/catalogue.ts'
import { saverDoorWords } from './-saver-door-words.ts'
import { saverProfileWords } from './-saver-profile-words.ts'
import { SaverQuestionView } from './-saver-question.tsx'
import { SaverReadingView } from './-saver-reading.tsx'
import { useSaverProfile } from './-use-saver-profile.ts'

export interface SaverProfileDialogProps {
  /** Answered on this page and not kept; null where nothing was. */
  said: SaverAnswers | null
  onSaid: (answers: SaverAnswers | null) => void
  /** What stands beside the answers where the dialog opens: the funds of a plan. */
  beside?: ((answers: SaverAnswers) => ReactNode) | undefined
  onClose: () => void
}

/**
 * Eight questions, one at a time, then what was said in words; it is kept only when the person asks for it. A question
 * passed leaves what was answered to it before.
 */
export function SaverProfileDialog({ said, onSaid, beside, onClose }: SaverProfileDialogProps) {
  const words = useWords(saverProfileWords)
  const door = useWords(saverDoorWords)
  const kit = useWords(kitWords)
  const user = useUser()
  // Whoever came by a link or a letter sees nothing of the account, and keeps nothing in it.
  const linked = user.campaign_scope !== null || isKiosk()
  const { read, kept, keeping } = useSaverProfile(!linked)
  /** The question that is asked; none before the first and after the last. */
  const [at, setAt] = useState<number | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const answers = said ?? kept?.saver_answers ?? nothingSaid
  const name = at === null ? undefined : saverQuestionNames[at]
  const unkept =
    said !== null && (!kept || saverQuestionNames.some((one) => said[one] !== kept.saver_answers[one]))
  const body = useTopOf(`${at} ${told}`)

  function answer(question: SaverQuestion, value: string | null) {
    onSaid({ ...answers, [question]: value } as SaverAnswers)
    next()
  }
  function next() {
    const following = (at ?? -1) + 1
    setAt(following < saverQuestionNames.length ? following : null)
  }
  function begin() {
    setTold(null)
    keeping.reset()
    setAt(0)
  }
  async function keep() {
    setTold(null)
    const outcome = await keeping.send({ body: { saver_answers: answers } })
    if (!outcome.ok) return
    onSaid(null)
    setTold(words.kept)
  }
  function erased() {
    setAsking(false)
    onSaid(null)
    setTold(words.erased)
  }

  return (
    <Dialog open title={door.title} onClose={onClose}>
      <div ref={body} className="grid gap-5">
        {keeping.error && (
          <Notice kind="error" announced>
            {keeping.error.message}
          </Notice>
        )}
        {told && (
          <Notice kind="success" announced>
            {told}
          </Notice>
        )}
        {content()}
      </div>
      {asking && <EraseQuestion onErased={erased} onClose={() => setAsking(false)} />}
    </Dialog>
  )

  function content() {
    if (!linked && read.isPending && !said) return <Pending />
    if (!linked && read.isError && !said) {
      return (
        <Notice
          kind="error"
          announced
          title={words.unread}
          actions={<Button onClick={() => void read.refetch()}>{kit.retry}</Button>}
        >
          {read.error.message}
        </Notice>
      )
    }
    if (name !== undefined && at !== null) {
      return (
        <SaverQuestionView
          key={name}
          name={name}
          at={at}
          value={answers[name]}
          onAnswer={(value) => answer(name, value)}
          onSkip={() => answer(name, answers[name])}
          onBack={at > 0 ? () => setAt(at - 1) : null}
        />
      )
    }
    if (said || kept) {
      return (
        <SaverReadingView
          answers={answers}
          kept={kept}
          unkept={unkept}
          onRevise={begin}
          onKeep={linked ? null : () => void keep()}
          onDrop={() => onSaid(null)}
          onErase={() => setAsking(true)}
          keeping={keeping.running}
          beside={beside?.(answers)}
        />
      )
    }
    return <Start linked={linked} onBegin={begin} />
  }
}

/** Asked once: what is erased is gone. */
function EraseQuestion({ onErased, onClose }: { onErased: () => void; onClose: () => void }) {
  const words = useWords(saverProfileWords)
  const { send, running, error } = useChange(eraseMySaverProfile)
  return (
    <ConfirmDialog
      title={words.eraseTitle}
      description={words.eraseBody}
      confirm={words.erase}
      look="danger"
      running={running}
      error={error}
      onConfirm={() => void send({}).then((outcome) => outcome.ok && onErased())}
      onClose={onClose}
    />
  )
}

function Pending() {
  const words = useWords(saverProfileWords)
  return (
    <output className="block">
      <span className="sr-only">{words.reading}</span>
      <SkeletonLines lines={5} />
    </output>
  )
}

/** What it is for, what becomes of it, and the way in. */
function Start({ linked, onBegin }: { linked: boolean; onBegin: () => void }) {
  const words = useWords(saverProfileWords)
  return (
    <>
      <div className="grid gap-2 text-pretty text-neutral-800">
        <p>{words.intro}</p>
        <p>{words.onlyToInform}</p>
        <p>{linked ? words.privacyLinked : words.privacy}</p>
      </div>
      <Button look="primary" size="large" wide data-saver-title onClick={onBegin}>
        {words.begin}
      </Button>
    </>
  )
}

/** Each question, the reading and what was done begin at their title, at the top. */
function useTopOf(view: string) {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    body.current?.querySelector<HTMLElement>('[data-saver-title]')?.focus({ preventScroll: true })
    body.current?.parentElement?.scrollTo(0, 0)
  }, [view])
  return body
}
