import { readCalendar } from '@moisson/contract/company'
import type { Output } from '@moisson/contract/call'
import clsx from 'clsx'
import { useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { societeWords } from './-societe-words.ts'

type LegalDate = Output<typeof readCalendar>['items'][number]

/** The legal dates that the closing day makes, changing as it is chosen, before anything is saved. */
export function LegalCalendar(props: {
  companyId: string
  closing: { month: number; day: number }
  tried: boolean
}) {
  const { companyId, closing, tried } = props
  const words = useWords(societeWords)
  const [all, setAll] = useState(false)
  const reading = useLateRead(readCalendar, {
    path: { id: companyId },
    query: { month: String(closing.month), day: String(closing.day) },
  })
  const items = reading.data?.items ?? []
  const near = items.filter(({ days_left }) => days_left >= -31 && days_left <= 380)
  return (
    <Card
      title={words.calendar}
      actions={tried ? <Badge tone="blue">{words.tried}</Badge> : undefined}
      className="scroll-mt-6"
    >
      <p className="-mt-2 mb-4 max-w-prose text-pretty text-neutral-600">{words.calendarHelp}</p>
      {reading.error ? (
        <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
      ) : reading.data === undefined ? (
        <SkeletonLines lines={8} />
      ) : (
        <div aria-live="polite">
          <ol className="grid gap-0">
            {(all ? items : near).map((date) => (
              <OneDate key={`${date.on} ${date.code}`} date={date} />
            ))}
          </ol>
          {items.length > near.length && (
            <Button look="quiet" size="small" onClick={() => setAll(!all)}>
              {all ? words.nearDates : words.allDates(items.length)}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

function OneDate({ date }: { date: LegalDate }) {
  const words = useWords(societeWords)
  const { text, mediumDay } = useFormat()
  const left = date.days_left
  const tone = left < 0 ? 'past' : left <= 30 ? 'soon' : 'calm'
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-neutral-200 py-3 first:border-t-0 first:pt-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className={clsx('tabular font-medium', tone === 'past' ? 'text-neutral-600' : 'text-neutral-950')}>
        {mediumDay(date.on)}
        <span
          className={clsx(
            'block text-sm font-normal',
            tone === 'soon' ? 'font-medium text-amber-900' : 'text-neutral-600',
          )}
        >
          {left < 0 ? words.daysAgo(-left) : left === 0 ? words.today : words.inDays(left)}
        </span>
      </p>
      <div className="min-w-0">
        <p className={clsx('font-medium', tone === 'past' ? 'text-neutral-700' : 'text-neutral-950')}>
          {text(date.label)}
        </p>
        <p className="text-sm text-neutral-600">
          {date.schemes.map((scheme) => words.schemeTypes[scheme]).join(', ')} ·{' '}
          {words.exerciceOf(mediumDay(date.exercise.end))}
          {date.articles.length > 0 && (
            <>
              {' · '}
              {date.articles.map((article, index) => (
                <span key={article.number}>
                  {index > 0 && ', '}
                  {article.url ? (
                    <a className="link inline-block" href={article.url} target="_blank" rel="noreferrer">
                      {words.article(article.number)}
                    </a>
                  ) : (
                    words.article(article.number)
                  )}
                </span>
              ))}
            </>
          )}
        </p>
        {date.late && <p className="mt-1 text-sm text-pretty text-neutral-700">{text(date.late)}</p>}
      </div>
    </li>
  )
}
