import {
  answerRatificationLink,
  readRatificationLink,
  readRatificationLinkText,
} from '@moisson/contract/ratification-vote'
import { MailQuestion } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { fileOf } from '../../api/file-of.ts'
import { send } from '../../api/send.ts'
import { saveBlob } from '../../file/save-blob.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import type { Asked } from '../../ratification/vote-view.tsx'
import { VoteView } from '../../ratification/vote-view.tsx'
import { voteWords } from '../../ratification/vote-words.ts'
import { ButtonLink } from '../../shell/button-link.tsx'
import { useLinkToken } from '../../shell/use-link-token.ts'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useWords } from '../../words/catalogue.ts'

interface Found {
  token: string
  round: number
  asked?: Asked
  failure?: { sentence: string; dead: boolean }
}

/** What the personal link of a mail opens: nothing is answered before two clicks of the person. */
export function LinkVotePage() {
  const words = useWords(voteWords)
  const token = useLinkToken('/ratification')
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Found | null>(null)
  useEffect(() => {
    if (token === null) return
    let stale = false
    void send(readRatificationLink, { body: { token } }).then(
      (asked) => !stale && setAnswer({ token, round, asked }),
      (error: unknown) => !stale && setAnswer({ token, round, failure: failureOf(error, words.unread) }),
    )
    return () => {
      stale = true
    }
  }, [token, round, words])
  const found = answer?.token === token && answer?.round === round ? answer : null
  const dead = token === null || found?.failure?.dead === true
  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-2xl gap-6 px-5 pt-4 pb-16 sm:pt-10">
        {!found?.asked && (
          <h1 tabIndex={-1} data-page-title className="text-2xl leading-8 font-semibold tracking-tight">
            {words.title}
          </h1>
        )}
        {dead && (
          <EmptyState icon={MailQuestion} title={words.deadLink}>
            <p>{found?.failure?.sentence}</p>
            <p className="mt-4">
              <ButtonLink to="/login" search={{ redirect: '/beneficiaire/ratification' }}>
                {words.signIn}
              </ButtonLink>
            </p>
          </EmptyState>
        )}
        {token !== null && !found && <Checking />}
        {found?.failure && !dead && (
          <EmptyState icon={MailQuestion} title={found.failure.sentence}>
            <Button onClick={() => setRound(round + 1)}>{words.retry}</Button>
          </EmptyState>
        )}
        {token !== null && found?.asked && (
          <Voting
            token={token}
            asked={found.asked}
            onAnswered={(asked) => setAnswer({ token, round, asked })}
          />
        )}
      </div>
    </PublicLayout>
  )
}

function Voting(props: { token: string; asked: Asked; onAnswered: (asked: Asked) => void }) {
  const { token, asked, onAnswered } = props
  const words = useWords(voteWords)
  const [running, setRunning] = useState(false)
  const [reading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function during(turn: (on: boolean) => void, work: () => Promise<void>) {
    turn(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(failureOf(error, words.unread).sentence)
    }
    turn(false)
  }
  return (
    <VoteView
      asked={asked}
      running={running}
      reading={reading}
      failure={failure}
      onRead={() =>
        void during(setReading, async () => {
          const { blob, name } = await fileOf(readRatificationLinkText, { body: { token } })
          saveBlob(blob, name || 'accord.pdf')
        })
      }
      onAnswer={(answer) =>
        void during(setRunning, async () =>
          onAnswered(await send(answerRatificationLink, { body: { token, answer } })),
        )
      }
    />
  )
}

function failureOf(error: unknown, unread: string): { sentence: string; dead: boolean } {
  if (!(error instanceof ApiError) || error.status === null) return { sentence: unread, dead: false }
  return { sentence: error.message, dead: error.status === 404 }
}

function Checking() {
  const words = useWords(voteWords)
  return (
    <div className="grid gap-4">
      <p aria-live="polite" className="text-neutral-700">
        {words.checking}
      </p>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-32 w-full rounded-xl" />
    </div>
  )
}
