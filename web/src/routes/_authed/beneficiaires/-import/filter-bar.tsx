import { Chip } from '../../../../kit/chip.tsx'
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
          <Chip
            key={filter}
            pressed={only === filter}
            urgent={filter === 'error' && many !== null && many > 0}
            count={many === null ? undefined : count(many)}
            onPress={() => onOnly(filter)}
          >
            {words.filters[filter]}
          </Chip>
        ),
      )}
    </fieldset>
  )
}
