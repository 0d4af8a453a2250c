import { engagementStates } from '@moisson/core/vocabulary'
import clsx from 'clsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { peopleWords } from './people-words.ts'

/** The engagement states with the number of people in each; one press filters, several add up. */
export function Segments(props: {
  counts: Record<string, number>
  /** Chosen states, separated by commas. */
  chosen: string | undefined
  onChange: (chosen: string | undefined) => void
}) {
  const { counts, chosen, onChange } = props
  const words = useWords(peopleWords)
  const { engagement } = useWords(campaignWords)
  const { count } = useFormat()
  const selected = new Set(chosen?.split(',').filter(Boolean))
  const present = engagementStates.filter((state) => (counts[state] ?? 0) > 0 || selected.has(state))
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
      <Segment
        label={words.all}
        count={count(all)}
        pressed={selected.size === 0}
        onPress={() => onChange(undefined)}
      />
      {present.map((state) => (
        <Segment
          key={state}
          label={engagement[state]}
          count={count(counts[state] ?? 0)}
          pressed={selected.has(state)}
          onPress={() => toggle(state)}
        />
      ))}
    </fieldset>
  )
}

function Segment(props: { label: string; count: string; pressed: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={props.pressed}
      onClick={props.onPress}
      className={clsx(
        'inline-flex h-9 shrink-0 items-center gap-2 rounded-full border px-3.5 text-sm font-medium transition-colors pointer-coarse:h-11',
        props.pressed
          ? 'border-primary-800 bg-primary-800 text-white'
          : 'border-neutral-300 bg-white text-neutral-800 hover:border-neutral-500',
      )}
    >
      {props.label}
      <span className={clsx('tabular', props.pressed ? 'text-primary-100' : 'text-neutral-600')}>
        {props.count}
      </span>
    </button>
  )
}
