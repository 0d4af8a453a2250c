import { listedStates } from '@moisson/core/vocabulary'
import { Chip } from '../../../../kit/chip.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useEngagement } from '../../../../campaign/state-badge.tsx'
import { peopleWords } from './people-words.ts'

/** The states with the number of people in each; one press filters, several add up. */
export function Segments(props: {
  type: Campaign['type']
  counts: Record<string, number>
  /** Chosen states, separated by commas. */
  chosen: string | undefined
  onChange: (chosen: string | undefined) => void
}) {
  const { counts, chosen, onChange } = props
  const words = useWords(peopleWords)
  const said = useEngagement(props.type)
  const { count } = useFormat()
  const selected = new Set(chosen?.split(',').filter(Boolean))
  const present = listedStates.filter((state) => (counts[state] ?? 0) > 0 || selected.has(state))
  if (present.length < 2) return null
  const all = present.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  function toggle(state: string) {
    const next = new Set(selected)
    if (!next.delete(state)) next.add(state)
    onChange([...next].join(',') || undefined)
  }
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{words.segments}</legend>
      <Chip count={count(all)} pressed={selected.size === 0} onPress={() => onChange(undefined)}>
        {words.all}
      </Chip>
      {present.map((state) => (
        <Chip
          key={state}
          count={count(counts[state] ?? 0)}
          pressed={selected.has(state)}
          onPress={() => toggle(state)}
        >
          {said(state)}
        </Chip>
      ))}
    </fieldset>
  )
}
