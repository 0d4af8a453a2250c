import { radarRisks, type RadarRisk } from '@moisson/core/vocabulary'
import clsx from 'clsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { daysBetween } from '../../../../../clock/days-between.ts'
import { monthsBetween } from './months-between.ts'
import type { Radar, RadarCompany } from './radar.ts'
import { riskLook } from './risk-badge.tsx'
import { radarWords } from './radar-words.ts'
import { useMarks } from '../../../../../words/marks.ts'

const worst = (dates: readonly { risk: RadarRisk }[]): RadarRisk =>
  radarRisks.find((risk) => dates.some((date) => date.risk === risk)) ?? 'ok'

/** As many lanes as are looked at together. */
const DRAWN = 40

/**
 * A lane for each company, the most pressing first, a mark for each legal date. The marks are for the eye: the list above
 * it reads the same, and on a phone it is alone.
 */
export function Timeline(props: {
  radar: Radar
  companies: readonly RadarCompany[]
  onOpen: (company: string) => void
}) {
  const { radar, companies, onOpen } = props
  const words = useWords(radarWords)
  const { shortDay, language } = useFormat()
  const { colon } = useMarks()
  const span = Math.max(1, daysBetween(radar.from, radar.to))
  // What is late since before the period stands at its edge.
  const at = (day: string) => Math.min(99, Math.max(0.5, (100 * daysBetween(radar.from, day)) / span))
  const monthName = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  const dated = companies.filter(({ dates }) => dates.length > 0)
  const shown = dated.slice(0, DRAWN)
  if (shown.length === 0) return null
  return (
    <figure className="card hidden p-4 md:block">
      <figcaption className="sr-only">{words.lanes}</figcaption>
      <div className="grid grid-cols-[13rem_minmax(0,1fr)]">
        <p className="self-end pb-1 text-xs text-neutral-600">{words.lanesHint}</p>
        <div aria-hidden className="relative h-9">
          {monthsBetween(radar.from, radar.to).map((month) => (
            <span
              key={month}
              className="absolute bottom-1 border-l border-neutral-200 pl-1 text-xs text-neutral-600"
              style={{ left: `${at(month)}%` }}
            >
              {monthName.format(new Date(`${month}T12:00:00Z`))}
            </span>
          ))}
          <span
            className="absolute top-0 -translate-x-1/2 rounded bg-neutral-800 px-1.5 text-xs leading-4 text-white"
            style={{ left: `${at(radar.today)}%` }}
          >
            {words.today}
          </span>
        </div>
        {shown.map((company) => (
          <div key={company.id} className="contents">
            <div className="flex min-w-0 flex-col justify-center border-t border-neutral-100 py-2 pr-3">
              <button
                type="button"
                onClick={() => onOpen(company.id)}
                className="link truncate text-left font-medium"
                aria-label={words.openCompany(company.legal_name)}
              >
                {company.legal_name}
              </button>
              <span className="truncate text-xs text-neutral-600">
                {[
                  words.dates(company.dates.length),
                  company.stuck_steps > 0 ? words.stuck(company.stuck_steps) : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <div aria-hidden className="relative h-full min-h-12 border-t border-neutral-100">
              <span className="absolute inset-x-0 top-1/2 border-t border-neutral-200" />
              <span
                className="absolute inset-y-0 border-l border-dashed border-neutral-500"
                style={{ left: `${at(radar.today)}%` }}
              />
              {Object.entries(Object.groupBy(company.dates, ({ date }) => date)).map(([day, same = []]) => (
                <span
                  key={day}
                  title={same
                    .map(
                      (one) =>
                        `${shortDay(day)} – ${one.label}\n${words.risks[one.risk]}${colon} ${one.reason}`,
                    )
                    .join('\n\n')}
                  className="absolute top-1/2 grid size-6 -translate-1/2 place-items-center"
                  style={{ left: `${at(day)}%` }}
                >
                  <span className={clsx('size-3.5 ring-2 ring-white', riskLook[worst(same)].mark)} />
                  {same.length > 1 && (
                    <span className="tabular absolute -top-2 left-4 text-xs text-neutral-700">
                      {same.length}
                    </span>
                  )}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      {dated.length > DRAWN && (
        <p className="border-t border-neutral-100 pt-3 text-sm text-neutral-600">
          {words.lanesCut(dated.length - DRAWN)}
        </p>
      )}
    </figure>
  )
}
