import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Chip } from '../../../../kit/chip.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import type { FilterState } from '../../../../list/use-query-table.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'

export const issueNames = [
  'no_email',
  'no_own_contact',
  'bounced',
  'no_employee_number',
  'no_birth_date',
  'no_hire_date',
  'no_pay',
  'no_presence',
  'unlikely',
] as const

/** What is missing on the files, with how many of each; one press shows them. */
export function IssueFilter(
  props: FilterState & {
    /** Null while they are counted. */
    counts: Readonly<Record<string, number>> | null
  },
) {
  const { counts, value: chosen, onChange } = props
  const words = useWords(peopleWords)
  const { count } = useFormat()
  if (counts === null) return <Skeleton className="h-8 w-64" />
  const present = issueNames.filter((issue) => (counts[issue] ?? 0) > 0 || chosen === issue)
  if (present.length === 0) {
    return (
      <p className="flex h-8 items-center gap-2 text-sm text-neutral-700">
        <CircleCheck aria-hidden className="size-4 text-primary-700" />
        {words.allComplete}
      </p>
    )
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-3 inline-flex h-8 items-center gap-2 text-sm font-medium text-neutral-900">
        <TriangleAlert aria-hidden className="size-4 text-amber-700" />
        {words.issuesTitle}
      </legend>
      {present.map((issue) => {
        const on = chosen === issue
        return (
          <Chip
            key={issue}
            urgent
            removable
            pressed={on}
            count={count(counts[issue] ?? 0)}
            onPress={() => onChange(on ? undefined : issue)}
          >
            {words.issues[issue]}
          </Chip>
        )
      })}
    </fieldset>
  )
}
