import { SelectField } from '../kit/field.tsx'
import type { FilterState } from './use-query-table.ts'

/** A filter among known values; the first choice filters nothing. */
export function FilterSelect(
  props: FilterState & {
    label: string
    /** What the choice that filters nothing is called. */
    any: string
    options: readonly { value: string; label: string }[]
    className?: string
    /** Its name stands above it. */
    named?: boolean
  },
) {
  const { any, value = '', onChange, named = false, className = named ? undefined : 'w-44', ...field } = props
  return (
    <SelectField
      {...field}
      labelHidden={!named}
      className={className}
      value={value}
      placeholder={any}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}
