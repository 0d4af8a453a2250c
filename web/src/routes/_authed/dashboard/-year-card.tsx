import { useState } from 'react'
import { SelectField } from '../../../kit/field.tsx'
import { PlainTable } from '../../../kit/plain-table.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Campaigns } from './-late-card.tsx'
import { LateCard } from './-late-card.tsx'
import { dashboardWords } from './-dashboard-words.ts'
import type { YearFigures } from '../../../campaign/year-figures.ts'
import { launchedYears, twoYears } from '../../../campaign/year-figures.ts'

/** The figures of an exercice, the last one first, beside those of the one before. */
export function YearCard({ campaigns }: { campaigns: Campaigns }) {
  const words = useWords(dashboardWords)
  const [asked, setAsked] = useState<number>()
  const years = launchedYears(campaigns.data?.items ?? [])
  return (
    <LateCard
      title={words.figures}
      reading={campaigns}
      lines={7}
      actions={
        years.length > 1 && (
          <SelectField
            label={words.whichYear}
            labelHidden
            value={String(asked ?? years[0])}
            onChange={(event) => setAsked(Number(event.target.value))}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
          />
        )
      }
    >
      {({ items, people_by_year }) => {
        const { now, before } = twoYears(items, people_by_year, asked)
        return now ? (
          <Figures now={now} before={before} />
        ) : (
          <p className="text-neutral-600">{words.noFigures}</p>
        )
      }}
    </LateCard>
  )
}

type Kind = 'money' | 'count' | 'share'
const measures = [
  ['envelope', 'envelope_cents', 'money'],
  ['people', 'people', 'count'],
  ['average', 'average_cents', 'money'],
  ['response', 'response_bps', 'share'],
  ['invested', 'invested_bps', 'share'],
  ['defaulted', 'defaulted_bps', 'share'],
] as const satisfies readonly (readonly [string, keyof YearFigures, Kind])[]

function Figures({ now, before }: { now: YearFigures; before: YearFigures | null }) {
  const words = useWords(dashboardWords)
  const { roundMoney, count, percent } = useFormat()
  const written = (value: number | null, kind: Kind): string => {
    if (value === null) return '–'
    return kind === 'money' ? roundMoney(value) : kind === 'count' ? count(value) : percent(value, 0)
  }
  return (
    <div className="grid gap-3">
      <PlainTable
        rows={measures}
        rowKey={([name]) => name}
        columns={[
          {
            header: <span className="sr-only">{words.figure}</span>,
            cell: ([name]) => <span className="text-neutral-700">{words.measures[name]}</span>,
          },
          {
            header: <span className="font-semibold text-neutral-950">{now.year}</span>,
            cell: ([, key, kind]) => (
              <span className="font-medium text-neutral-950">{written(now[key], kind)}</span>
            ),
          },
          before && {
            header: before.year,
            cell: ([, key, kind]) => <span className="text-neutral-600">{written(before[key], kind)}</span>,
          },
          before && {
            header: words.change,
            wide: true,
            cell: ([, key, kind]) => (
              <span className="text-sm text-neutral-600">
                <Change now={now[key]} before={before[key]} kind={kind} />
              </span>
            ),
          },
        ]}
      />
      {now.running && <p className="text-sm text-neutral-600">{words.figuresSoFar}</p>}
    </div>
  )
}

/** Points for a share, a share for an amount. */
function Change({ now, before, kind }: { now: number | null; before: number | null; kind: Kind }) {
  const { percent, count, language } = useFormat()
  if (now === null || before === null) return <>–</>
  if (kind === 'share') {
    const points = Math.round((now - before) / 100)
    return (
      <>
        {points > 0 ? '+' : ''}
        {count(points)} {{ fr: 'pts', en: 'pp' }[language]}
      </>
    )
  }
  if (before === 0) return <>–</>
  const share = Math.round((10_000 * (now - before)) / before)
  return (
    <>
      {share > 0 ? '+' : ''}
      {percent(share, 1)}
    </>
  )
}
