import { FileCheck, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { Tabs } from '../../../../kit/tabs.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { openQuestions } from './asked-settings.ts'
import { ChangedList } from './changed-list.tsx'
import { LastYear } from './last-year.tsx'
import type { FileReading, RowFilter } from './use-extract.ts'
import { importWords } from './import-words.ts'
import type { Written } from './write-import.ts'
import { useWriteImport } from './write-import.ts'

const shown = ['updated', 'new', 'missing', 'unchanged'] as const
type Shown = (typeof shown)[number]

/** What will change, before and after, with the totals; then everything is written, or nothing. */
export function ChangesStep(props: {
  company: string
  reading: FileReading
  year: number
  only: RowFilter
  onOnly: (only: RowFilter) => void
  onFix: () => void
  onSettings: () => void
  onWritten: (written: Written) => void
}) {
  const { company, reading, year, only, onOnly, onFix, onSettings, onWritten } = props
  const { totals } = reading
  const words = useWords(importWords)
  const { count, money } = useFormat()
  const [missing, setMissing] = useState<'keep' | 'mark_left'>('keep')
  const { write, running, error } = useWriteImport(company, reading.extract_id)
  const tab: Shown = shown.find((one) => one === only) ?? shown.find((one) => totals[one] > 0) ?? 'new'
  const written = totals.new + totals.updated
  const markLeft = missing === 'mark_left' && totals.missing > 0
  const aside = totals.rows - totals.new - totals.updated - totals.unchanged

  async function confirm() {
    const answer = await write({ year, withoutErrors: totals.error > 0, markLeft })
    if (answer) onWritten(answer)
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-5">
        <ToMendFirst reading={reading} onFix={onFix} onSettings={onSettings} />
        <section className="card min-w-0 px-5 pt-4 pb-5">
          <h2 className="mb-2 font-semibold">{words.changesTitle}</h2>
          <Tabs
            label={words.changesTitle}
            value={tab}
            onChange={onOnly}
            tabs={shown.map((value) => ({
              value,
              label: words.filters[value],
              count: count(totals[value]),
            }))}
          >
            <ChangedList company={company} extract={reading.extract_id} only={tab} />
          </Tabs>
        </section>
        {totals.missing > 0 && <OnMissing reading={reading} missing={missing} onChoose={setMissing} />}
      </div>
      <section
        aria-label={words.steps.changes}
        className="card grid gap-4 p-5 max-lg:order-first lg:sticky lg:top-8"
      >
        <dl className="grid gap-2">
          <Figure label={words.counts.new} value={count(totals.new)} strong />
          <Figure label={words.counts.updated} value={count(totals.updated)} strong />
          <Figure label={words.counts.unchanged} value={count(totals.unchanged)} />
          <Figure label={words.counts.missing} value={count(totals.missing)} />
          <Figure label={words.counts.set_aside} value={count(aside)} />
        </dl>
        {totals.reference_salary_cents !== 0 && (
          <div className="border-t border-neutral-200 pt-4">
            <p className="text-sm text-neutral-600">{words.salaries(String(year))}</p>
            <p className="tabular text-lg font-semibold text-neutral-950">
              {money(totals.reference_salary_cents)}
            </p>
            <LastYear reading={reading} />
            <p className="text-sm text-neutral-600">{words.salariesHelp}</p>
          </div>
        )}
        {error && <ErrorCard error={error} title={words.writeFailed} safe={words.refusedSafe} />}
        <div className="grid gap-2 border-t border-neutral-200 pt-4">
          {written > 0 || markLeft ? (
            <>
              {totals.error > 0 && (
                <p className="text-sm text-amber-900">{words.withoutThem(totals.error)}</p>
              )}
              {markLeft && <p className="text-sm text-amber-900">{words.confirmLeft(totals.missing)}</p>}
              <Button
                look="primary"
                size="large"
                wide
                icon={FileCheck}
                running={running}
                onClick={() => void confirm()}
              >
                {words.confirm(written)}
              </Button>
              <p className="text-sm text-neutral-600">
                {words.confirmFacts(count(totals.new), count(totals.updated))}
              </p>
            </>
          ) : (
            <p className="text-neutral-700">{words.nothingToWrite}</p>
          )}
        </div>
      </section>
    </div>
  )
}

/** What had better be mended before anything is written. */
function ToMendFirst(props: { reading: FileReading; onFix: () => void; onSettings: () => void }) {
  const { reading, onFix, onSettings } = props
  const { totals } = reading
  const words = useWords(importWords)
  const open = openQuestions(reading, words)
  return (
    <>
      {totals.error > 0 && (
        <Notice
          kind="warning"
          title={words.blockedTitle(totals.error)}
          actions={
            <Button size="small" icon={PencilLine} onClick={onFix}>
              {words.fixThem}
            </Button>
          }
        >
          {words.blockedBody(totals.error)}
        </Notice>
      )}
      {open > 0 && (
        <Notice
          kind="warning"
          title={words.asked.count(open)}
          actions={
            <Button size="small" onClick={onSettings}>
              {words.asked.goToThem}
            </Button>
          }
        >
          {words.asked.countBody}
        </Notice>
      )}
    </>
  )
}

/** What becomes of the people that the file does not name. */
function OnMissing(props: {
  reading: FileReading
  missing: 'keep' | 'mark_left'
  onChoose: (missing: 'keep' | 'mark_left') => void
}) {
  const { reading, missing, onChoose } = props
  const { totals } = reading
  const words = useWords(importWords)
  const unread = reading.settings.sheets.filter(({ read }) => !read)
  return (
    <section className="card p-5">
      <RadioCards
        legend={words.onMissing(totals.missing)}
        columns={2}
        value={missing}
        onChange={onChoose}
        options={[
          { value: 'keep', title: words.keepMissing, body: words.keepMissingBody },
          {
            value: 'mark_left',
            title: words.markLeft,
            body:
              unread.length > 0
                ? words.sheetsLeft(unread.map(({ name }) => name).join(', '))
                : words.markLeftBody,
            disabled: unread.length > 0,
          },
        ]}
      />
    </section>
  )
}

function Figure({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={strong ? 'text-neutral-900' : 'text-neutral-600'}>{label}</dt>
      <dd className={strong ? 'tabular text-lg font-semibold text-neutral-950' : 'tabular text-neutral-700'}>
        {value}
      </dd>
    </div>
  )
}
