import {
  answerRatification,
  listMyRatifications,
  readMyRatificationText,
} from '@moisson/contract/ratification-vote'
import { Inbox } from 'lucide-react'
import { useChange } from '../../../../api/change.ts'
import { useRead } from '../../../../api/read.ts'
import { useTake } from '../../../../file/use-file.ts'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import type { Asked } from '../../../../ratification/vote-view.tsx'
import { VoteView } from '../../../../ratification/vote-view.tsx'
import { voteWords } from '../../../../ratification/vote-words.ts'
import { LegalLinks } from '../../../../shell/legal-links.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { UnderHomeBar } from '../-under-home-bar.tsx'

/** The text the personnel is asked about, for somebody signed in. */
export function MyVotePage() {
  const words = useWords(voteWords)
  const { items } = useRead(listMyRatifications, {})
  // One that waits comes first; of those that are over, the last one.
  const asked = items.find(({ state, answer }) => state === 'open' && answer === null) ?? items[0]
  return (
    <>
      <UnderHomeBar title={words.title} back={words.home} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid min-h-dvh w-full max-w-2xl content-start gap-5 px-4 pt-5 pb-12 sm:px-5"
      >
        {asked ? (
          <Voting key={asked.id} asked={asked} />
        ) : (
          <div className="card">
            <h1 tabIndex={-1} data-page-title className="sr-only">
              {words.title}
            </h1>
            <EmptyState icon={Inbox} title={words.none}>
              {words.noneWhy}
            </EmptyState>
          </div>
        )}
      </main>
      <LegalLinks className="mx-auto w-full max-w-2xl px-4 pb-6 sm:px-5" />
    </>
  )
}

function Voting({ asked }: { asked: Asked }) {
  const answering = useChange(answerRatification)
  const text = useTake(readMyRatificationText)
  const path = { rid: asked.id }
  return (
    <VoteView
      asked={asked}
      running={answering.running}
      failure={answering.error?.message ?? null}
      reading={text.running}
      onRead={() => void text.take({ path }, 'accord.pdf')}
      onAnswer={(answer) => void answering.send({ path, body: { answer } })}
    />
  )
}
