import {
  answerRatificationLink,
  readRatificationLink,
  readRatificationLinkText,
} from '@moisson/contract/ratification-vote'
import { MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { fileOf } from '../../api/file-of.ts'
import { send } from '../../api/send.ts'
import { saveBlob } from '../../file/save-blob.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { linkFailureOf, useLinkAnswer } from '../../link/use-link-answer.ts'
import type { Asked } from '../../ratification/vote-view.tsx'
import { VoteView } from '../../ratification/vote-view.tsx'
import { voteWords } from '../../ratification/vote-words.ts'
import { ButtonLink } from '../../shell/button-link.tsx'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useWords } from '../../words/catalogue.ts'

const readAsked = (token: string): Promise<Asked> => send(readRatificationLink, { body: { token } })

/** What the personal link of a mail opens: nothing is answered before two clicks of the person. */
export function LinkVotePage() {
  const words = useWords(voteWords)
  const link = useLinkAnswer('/ratification', readAsked, words.unread)
  const { token, view: asked, failure, dead } = link
  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-2xl gap-6 px-5 pt-4 pb-16 sm:pt-10">
        {!asked && (
          <h1 tabIndex={-1} data-page-title className="text-2xl leading-8 font-semibold tracking-tight">
            {words.title}
          </h1>
        )}
        {dead && (
          <EmptyState icon={MailQuestion} title={words.deadLink}>
            <p>{failure?.sentence}</p>
            <p className="mt-4">
              <ButtonLink to="/login" search={{ redirect: '/beneficiaire/ratification' }}>
                {words.signIn}
              </ButtonLink>
            </p>
          </EmptyState>
        )}
        {token !== null && !asked && !failure && <Checking />}
        {failure && !dead && (
          <EmptyState icon={MailQuestion} title={failure.sentence}>
            <Button onClick={link.again}>{words.retry}</Button>
          </EmptyState>
        )}
        {token !== null && asked && <Voting token={token} asked={asked} onAnswered={link.show} />}
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
      setFailure(linkFailureOf(error, words.unread).sentence)
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
