import { listOpinions, settleOpinion } from '@moisson/contract/academy'
import { Bookmark, Check } from 'lucide-react'
import { useChange } from '../api/change.ts'
import { useLateRead } from '../api/read.ts'
import { Badge } from '../kit/badge.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useFormat } from '../kit/use-format.ts'
import { useUser } from '../session/account.ts'
import { useWords } from '../words/catalogue.ts'
import { parisDay } from '@moisson/law/paris-time'
import { readingWords } from './reading-words.ts'
import { useReading } from './use-reading.ts'

/** What the account keeps of the page, and what readers say of it for the platform. */
export default function AcademyEnd({ page }: { page: string }) {
  const platform = useUser().roles.includes('platform_admin')
  return (
    <>
      <ReadingBar page={page} />
      {platform && <Opinions page={page} />}
    </>
  )
}

function ReadingBar({ page }: { page: string }) {
  const words = useWords(readingWords)
  const { mediumDay } = useFormat()
  const { items, keep, running } = useReading()
  if (!items) return null
  const kept = items.find((one) => one.page === page)
  const change = async (what: { read?: boolean; saved?: boolean }) => {
    const outcome = await keep(page, what)
    if (!outcome.ok) showToast({ kind: 'error', title: words.failed, body: outcome.error.message })
  }
  const makes = 'POST /academy/reading'
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {kept?.read_at ? (
        <>
          <Badge tone="green" icon={Check}>
            {words.readOn(mediumDay(parisDay(new Date(kept.read_at))))}
          </Badge>
          <Button look="quiet" running={running} makes={makes} onClick={() => void change({ read: false })}>
            {words.unread}
          </Button>
        </>
      ) : (
        <Button icon={Check} running={running} makes={makes} onClick={() => void change({ read: true })}>
          {words.read}
        </Button>
      )}
      <Button
        icon={Bookmark}
        running={running}
        makes={makes}
        onClick={() => void change({ saved: !kept?.saved_at })}
      >
        {kept?.saved_at ? words.unsave : words.save}
      </Button>
    </div>
  )
}

function Opinions({ page }: { page: string }) {
  const words = useWords(readingWords)
  const { count, mediumDay } = useFormat()
  const { data } = useLateRead(listOpinions, { query: { page } })
  const settle = useChange(settleOpinion)
  if (!data) return null
  const { opinions } = words
  return (
    <div className="print:hidden">
      <Card title={opinions.title}>
        <p className="text-neutral-700">{opinions.counts(count(data.useful), count(data.not_useful))}</p>
        {data.items.length === 0 ? (
          <p className="mt-2 text-neutral-700">{opinions.none}</p>
        ) : (
          <ul className="mt-3 divide-y divide-neutral-200 border-t border-neutral-200">
            {data.items.map(({ id, comment, useful, said_at }) => (
              <li key={id} className="grid justify-items-start gap-2 py-3">
                <p className="text-sm text-neutral-600">
                  {mediumDay(parisDay(new Date(said_at)))} · {useful ? opinions.useful : opinions.notUseful}
                </p>
                <p className="whitespace-pre-line text-pretty text-neutral-950">{comment}</p>
                <Button
                  running={settle.running}
                  makes="POST /academy/opinions/{oid}/settle"
                  onClick={() => void settle.send({ path: { oid: id } })}
                >
                  {opinions.settle}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
