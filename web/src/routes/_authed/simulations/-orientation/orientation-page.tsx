import { BackLink } from '../-back-link.tsx'
import { orientCompany } from '@moisson/contract/simulation'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import clsx from 'clsx'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiError } from '../../../../api/api-error.ts'
import { readOptions } from '../../../../api/read.ts'
import { useSettled } from '../../../../form/use-settled.ts'
import { Card } from '../../../../kit/card.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { LiveRegion } from '../../../../kit/live-region.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { FigureLine } from '../-result/figure-line.tsx'
import { Answers } from './answers.tsx'
import { NextWay } from './next-way.tsx'
import { orientationWords } from './orientation-words.ts'
import { useKeptAnswers } from './use-kept-answers.ts'
import type { Given, Oriented } from './oriented.ts'

const route = getRouteApi('/_authed/simulations/')

/** Four questions of an owner on one page: what the law asks, what is possible, its cost, the net; then one next step. */
export default function OrientationPage() {
  const words = useWords(orientationWords)
  const { text } = useFormat()
  const company = useCompany()
  const before = useLocation({ select: ({ state }) => state.oriented })
  const [given, setGiven] = useState<Given>(before ?? {})
  const tried = given.per_person_cents
  const settled = useSettled(given)
  const navigate = route.useNavigate()
  // With the place in the history of the tab, never in the address: a reload or a way back finds it, a log does not.
  const keepTried = useEffectEvent(() => {
    if (tried !== before?.per_person_cents)
      void navigate({
        search: (kept) => kept,
        state: (kept) => ({ ...kept, oriented: { per_person_cents: tried } }),
        replace: true,
        resetScroll: false,
      })
  })
  useEffect(() => keepTried(), [settled])
  const asked = useQuery({
    ...readOptions(orientCompany, { path: { id: company.id }, body: settled }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
  const error = asked.error as ApiError | null
  const [kept, setKept] = useState<Oriented | undefined>(asked.data)
  if (asked.data && asked.data !== kept) setKept(asked.data)
  const [asks, setAsks] = useState(asked.data?.asks)
  // What is asked stays asked: saving an answer in the file does not take its field away.
  if (asks === undefined && asked.data) setAsks(asked.data.asks)
  const stale = asked.isFetching || given !== settled || error !== null
  const closed_year = kept?.closed_year
  const answers = useKeptAnswers(
    given,
    !stale,
    asks && closed_year !== undefined ? { asks, closed_year } : undefined,
  )
  // What is refused stands at its field; before anything was answered there is no field to stand at.
  const failed = error !== null && (error.status !== 422 || kept === undefined)

  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader above={<BackLink />} title={words.title}>
        {words.lead}
      </PageHeader>
      {failed && <ErrorCard error={error} onRetry={() => void asked.refetch()} />}
      {kept === undefined && !failed && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {kept && (
        <>
          <Answers
            asks={asks ?? kept.asks}
            oriented={kept}
            given={given}
            errors={error?.fieldErrors ?? {}}
            onGiven={setGiven}
          />
          <LiveRegion>{kept.next && !stale ? text(kept.next.title) : ''}</LiveRegion>
          {kept.parts.length === 0 ? (
            <Notice kind="info">{words.start}</Notice>
          ) : (
            <div
              aria-busy={stale || undefined}
              className={clsx('grid min-w-0 grid-cols-1 gap-6 transition-opacity', stale && 'opacity-60')}
            >
              <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
                {kept.parts.map((part) => (
                  <Card key={part.code} title={words.parts[part.code]}>
                    <div className="grid min-w-0 grid-cols-1 gap-1">
                      {part.lines.map((line) => (
                        <FigureLine
                          key={line.code}
                          line={line}
                          steps={part.steps}
                          rounded
                          large={line.role === 'result' && line.amount_cents !== null}
                        />
                      ))}
                    </div>
                    {part.warnings.map((warning) => (
                      <Notice key={warning.code} kind={warning.severity}>
                        {text(warning.message)}
                      </Notice>
                    ))}
                  </Card>
                ))}
              </div>
              <Sentences title={words.estimated} sentences={kept.estimated.map(text)} />
              {kept.next && <NextWay next={kept.next} others={kept.others} answers={answers} />}
            </div>
          )}
        </>
      )}
    </div>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <section className="grid gap-2 text-sm text-neutral-700">
      <h2 className="font-medium text-neutral-900">{title}</h2>
      <ul className="list-disc pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
