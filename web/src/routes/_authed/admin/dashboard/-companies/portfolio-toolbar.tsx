import { companySorts } from '@moisson/contract/admin'
import { listManagers } from '@moisson/contract/user'
import { useLateRead } from '../../../../../api/read.ts'
import { SelectField } from '../../../../../kit/field.tsx'
import { FilterSelect } from '../../../../../list/filter-select.tsx'
import { SearchBox } from '../../../../../list/search-box.tsx'
import type { FilterState } from '../../../../../list/use-query-table.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { portfolioWords } from './portfolio-words.ts'

export function PortfolioToolbar(props: {
  filter: (name: 'q' | 'status' | 'manager' | 'sort') => FilterState
}) {
  const { filter } = props
  const words = useWords(portfolioWords)
  const managers = useLateRead(listManagers, {}).data?.items ?? []
  const sort = filter('sort')
  return (
    <>
      <SearchBox label={words.search} hint={words.searchHint} {...filter('q')} />
      <FilterSelect
        label={words.status}
        any={words.anyStatus}
        options={Object.entries(words.statuses).map(([value, label]) => ({ value, label }))}
        {...filter('status')}
      />
      {managers.length > 1 && (
        <FilterSelect
          label={words.manager}
          any={words.anyManager}
          className="w-48"
          options={managers.map((one) => ({ value: one.id, label: one.display_name ?? one.email }))}
          {...filter('manager')}
        />
      )}
      <SelectField
        label={words.sort}
        labelHidden
        className="w-44"
        value={sort.value ?? 'name'}
        options={companySorts.map((value) => ({ value, label: words.sorts[value] }))}
        onChange={(event) => sort.onChange(event.target.value === 'name' ? undefined : event.target.value)}
      />
    </>
  )
}
