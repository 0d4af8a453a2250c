import clsx from 'clsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { FileReading, RowFilter } from './use-extract.ts'
import { importWords } from './import-words.ts'

/** Which rows are shown, with how many there are of each. */
export function FilterBar(props: {
  totals: FileReading['totals']
  only: RowFilter
  onOnly: (only: RowFilter) => void
}) {
  const { totals, only, onOnly } = props
  const words = useWords(importWords)
  const { count } = useFormat()
  const counts: [RowFilter, number | null][] = [
    ['all', totals.rows],
    ['error', totals.error],
    ['problems', null],
    ['duplicate', totals.duplicate],
    ['new', totals.new],
    ['updated', totals.updated],
    ['unchanged', totals.unchanged],
  ]
  return (
    <fieldset aria-label={words.filterLabel} className="flex min-w-0 gap-1.5 overflow-x-auto px-5 pb-3">
      {counts.map(([filter, many]) =>
        many === 0 && filter !== only && filter !== 'error' ? null : (
          <button
            key={filter}
            type="button"
            aria-pressed={only === filter}
            onClick={() => onOnly(filter)}
            className={clsx(
              'inline-flex h-8 shrink-0 items-center gap-2 rounded-full px-3 text-sm font-medium transition-colors pointer-coarse:h-11',
              only === filter
                ? 'bg-neutral-900 text-white'
                : 'bg-neutral-100 text-neutral-700 hover:bg-neutral-200',
            )}
          >
            {words.filters[filter]}
            {many !== null && (
              <span
                className={clsx(
                  'tabular text-xs',
                  only === filter
                    ? 'text-neutral-300'
                    : filter === 'error' && many > 0
                      ? 'font-semibold text-red-800'
                      : 'text-neutral-600',
                )}
              >
                {count(many)}
              </span>
            )}
          </button>
        ),
      )}
    </fieldset>
  )
}
