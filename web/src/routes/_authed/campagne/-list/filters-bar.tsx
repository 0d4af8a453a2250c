import { campaignStates, campaignTypes } from '@moisson/core/vocabulary'
import { ListFilter, X } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { LiveRegion } from '../../../../kit/live-region.tsx'
import { Menu } from '../../../../kit/menu.tsx'
import { FilterSelect } from '../../../../list/filter-select.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import type { CampaignsSearch } from './search.ts'
import { listWords } from './list-words.ts'

/** Year, type, states and whether what is over is shown; all kept in the address. */
export function FiltersBar(props: {
  search: CampaignsSearch
  campaigns: readonly Campaign[]
  /** Undefined while it is read. */
  total: number | undefined
  onChange: (changes: Partial<CampaignsSearch>) => void
}) {
  const { search, campaigns, total, onChange } = props
  const words = useWords(listWords)
  const { types, states } = useWords(campaignWords)
  const years = [...new Set(campaigns.map(({ year }) => year))].toSorted((a, b) => b - a)
  const present = new Set(campaigns.map(({ type }) => type))
  const chosen = new Set(search.state?.split(',').filter(Boolean))
  const filtered = Boolean(search.year || search.type || search.state)

  function toggleState(state: string) {
    const next = new Set(chosen)
    if (!next.delete(state)) next.add(state)
    onChange({ state: [...next].join(',') || undefined })
  }
  return (
    <search aria-label={words.filters} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FilterSelect
        label={words.year}
        any={words.anyYear}
        className="w-48 max-sm:grow max-sm:basis-[calc(50%-0.75rem)]"
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        value={search.year}
        onChange={(year) => onChange({ year })}
      />
      <FilterSelect
        label={words.type}
        any={words.anyType}
        className="w-52 max-sm:grow max-sm:basis-[calc(50%-0.75rem)]"
        options={campaignTypes
          .filter((type) => present.has(type) || type === search.type)
          .map((type) => ({ value: type, label: types[type] }))}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
      <Menu
        align="start"
        trigger={
          <Button icon={ListFilter}>
            {chosen.size > 0 ? words.statesChosen(chosen.size) : words.anyState}
          </Button>
        }
        entries={campaignStates.map((state) => ({
          label: states[state],
          checked: chosen.has(state),
          onSelect: () => toggleState(state),
        }))}
      />
      <Checkbox
        label={words.includeCompleted}
        checked={search.include_completed === 'true' || chosen.size > 0}
        disabled={chosen.size > 0}
        onChange={(event) => onChange({ include_completed: event.target.checked ? 'true' : undefined })}
      />
      {filtered && (
        <Button
          look="quiet"
          size="small"
          icon={X}
          onClick={() => onChange({ year: undefined, type: undefined, state: undefined })}
        >
          {words.clear}
        </Button>
      )}
      {total !== undefined && <LiveRegion>{words.found(total)}</LiveRegion>}
    </search>
  )
}
