import { listMyRatifications } from '@moisson/contract/ratification-vote'
import { useLateRead } from '../../../api/read.ts'
import { Notice } from '../../../kit/notice.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { voteWords } from '../../../ratification/vote-words.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'

/** That one's opinion on an agreement is awaited; nothing otherwise. */
export default function VoteCard() {
  const words = useWords(voteWords)
  const { longDay } = useFormat()
  const read = useLateRead(listMyRatifications, {})
  const waiting = read.data?.items.find(({ state, answer }) => state === 'open' && answer === null)
  if (!waiting) return null
  return (
    <Notice
      title={words.waits}
      actions={
        <ButtonLink look="primary" to="/beneficiaire/ratification">
          {words.open}
        </ButtonLink>
      }
    >
      {words.waitsUntil(waiting.title, longDay(waiting.ends_on))}
    </Notice>
  )
}
