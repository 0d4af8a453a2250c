import { ArrowRight, CircleCheck, CornerDownRight, Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { Button } from '../../../../kit/button.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { LiveRegion } from '../../../../kit/live-region.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { CellField } from './cell-text.ts'
import { shownFields } from './cell-text.ts'
import { downloadDoubts } from './doubt-list.ts'
import { DoubtKinds } from './doubt-kinds.tsx'
import { FilterBar } from './filter-bar.tsx'
import { nextDoubt } from './next-doubt.ts'
import { RowCard } from './row-card.tsx'
import { RowsGrid } from './rows-grid.tsx'
import { StepFooter } from './step-footer.tsx'
import type { FileReading, FileRow, RowFilter } from './use-extract.ts'
import { useCorrection, useFileRows } from './use-extract.ts'
import { UnknownSites } from './unknown-sites.tsx'
import { useWide } from './use-wide.ts'
import { importWords } from './import-words.ts'

/** The rows with each doubt in its cell, mended there; what is in error first. */
export function RowsStep(props: {
  company: string
  reading: FileReading
  only: RowFilter
  onOnly: (only: RowFilter) => void
  onNext: () => void
}) {
  const { company, reading, only, onOnly, onNext } = props
  const { totals, columns } = reading
  const words = useWords(importWords)
  const { count } = useFormat()
  const wide = useWide()
  const list = useFileRows(company, reading.extract_id, only)
  const { correct } = useCorrection(company, reading.extract_id, only)
  const [goTo, setGoTo] = useState<{ place: { row: number; column: number }; at: number } | null>(null)
  const fields: CellField[] = shownFields(columns, list.rows)

  async function keep(row: FileRow, wanted: boolean) {
    const answer = await correct(row, { left_out: !wanted })
    if (answer instanceof ApiError) showToast({ kind: 'error', title: answer.message })
  }
  function goOn() {
    const place = nextDoubt(list.rows, fields, goTo?.place ?? null)
    if (place) setGoTo({ place, at: (goTo?.at ?? 0) + 1 })
    else showToast({ kind: 'success', title: words.noMoreDoubt })
  }

  return (
    <div className="grid gap-4">
      <section className="card min-w-0">
        <RowsHeader company={company} reading={reading} wide={wide} onNextDoubt={goOn} />
        <FilterBar totals={totals} only={only} onOnly={onOnly} />
        <UnknownSites company={company} reading={reading} />
        <DoubtKinds company={company} reading={reading} />
        <LiveRegion>{words.showing(count(list.rows.length), count(totals.rows))}</LiveRegion>
        {list.error ? (
          <div className="border-t border-neutral-200 p-5">
            <ErrorCard error={list.error} onRetry={list.retry} />
          </div>
        ) : list.loading ? (
          <div className="border-t border-neutral-200 p-5">
            <SkeletonLines lines={10} />
          </div>
        ) : list.rows.length === 0 ? (
          <div className="border-t border-neutral-200">
            <EmptyState
              icon={CircleCheck}
              title={only === 'error' || only === 'problems' ? words.nothingWrong : words.nothingHere}
              actions={<Button onClick={() => onOnly('all')}>{words.seeAll}</Button>}
            >
              {only === 'error' || only === 'problems' ? words.nothingWrongBody : null}
            </EmptyState>
          </div>
        ) : wide ? (
          <RowsGrid
            key={only}
            rows={list.rows}
            fields={fields}
            total={totals.rows}
            correct={correct}
            onKeep={(row, wanted) => void keep(row, wanted)}
            hasMore={list.hasMore}
            loadingMore={list.loadingMore}
            loadMore={list.loadMore}
            goTo={goTo}
          />
        ) : (
          <ul className="divide-y divide-neutral-100 border-t border-neutral-200">
            {list.rows.map((row, index) => (
              <RowCard
                key={row.row || index}
                row={row}
                fields={fields}
                correct={correct}
                onKeep={(each, wanted) => void keep(each, wanted)}
              />
            ))}
            {list.hasMore && (
              <li className="p-4 text-center">
                <Button running={list.loadingMore} onClick={list.loadMore}>
                  {words.more}
                </Button>
              </li>
            )}
          </ul>
        )}
      </section>
      <StepFooter note={totals.error > 0 ? words.rowsErrors(totals.error) : null}>
        <Button look="primary" onClick={onNext}>
          {words.seeChanges}
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      </StepFooter>
    </div>
  )
}

/** How many rows wait for a hand, the list of them, and the next one. */
function RowsHeader(props: {
  company: string
  reading: FileReading
  wide: boolean
  onNextDoubt: () => void
}) {
  const { company, reading, wide, onNextDoubt } = props
  const { totals } = reading
  const words = useWords(importWords)
  const doubtful = totals.error + totals.warnings + totals.duplicate > 0
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 pt-4 pb-3">
      <div className="min-w-0">
        <h2 className="font-semibold">{words.rowsTitle}</h2>
        <p className="text-sm text-neutral-700">
          {totals.error > 0
            ? words.rowsErrors(totals.error)
            : doubtful
              ? words.rowsDoubts(totals.warnings)
              : reading.doubts.some(({ accepted }) => accepted)
                ? words.rowsAccepted
                : words.rowsClear}{' '}
          {totals.error > 0 && totals.warnings > 0 && words.rowsDoubts(totals.warnings)}
        </p>
        {doubtful && wide && <p className="text-sm text-neutral-600">{words.rowsHint}</p>}
      </div>
      {doubtful && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            look="quiet"
            icon={Download}
            onClick={() => void downloadDoubts(company, reading.extract_id, words)}
          >
            {words.doubtList}
          </Button>
          {wide && (
            <Button size="small" icon={CornerDownRight} onClick={onNextDoubt}>
              {words.nextDoubt}
            </Button>
          )}
        </div>
      )}
    </header>
  )
}
