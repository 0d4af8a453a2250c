import { companySorts } from '@moisson/contract/admin'
import { listManagers } from '@moisson/contract/user'
import { useLateRead } from '../../../../../api/read.ts'
import { SelectField } from '../../../../../kit/field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { SearchField } from '../-search-field.tsx'
import type { PlatformSearch } from '../-search.ts'
import { portfolioWords } from './portfolio-words.ts'

export function PortfolioToolbar(props: {
  search: PlatformSearch
  onChange: (next: Partial<PlatformSearch>) => void
}) {
  const { search, onChange } = props
  const words = useWords(portfolioWords)
  const managers = useLateRead(listManagers, {}).data?.items ?? []
  return (
    <>
      <SearchField
        label={words.search}
        hint={words.searchHint}
        value={search.q ?? ''}
        onChange={(q) => onChange({ q })}
      />
      <SelectField
        label={words.status}
        labelHidden
        className="w-44"
        value={search.status ?? ''}
        placeholder={words.anyStatus}
        options={Object.entries(words.statuses).map(([status, label]) => ({ value: status, label }))}
        onChange={(event) => onChange({ status: event.target.value || undefined })}
      />
      {managers.length > 1 && (
        <SelectField
          label={words.manager}
          labelHidden
          className="w-48"
          value={search.manager ?? ''}
          placeholder={words.anyManager}
          options={managers.map((one) => ({ value: one.id, label: one.display_name ?? one.email }))}
          onChange={(event) => onChange({ manager: event.target.value || undefined })}
        />
      )}
      <SelectField
        label={words.sort}
        labelHidden
        className="w-44"
        value={search.sort ?? 'name'}
        options={companySorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        onChange={(event) =>
          onChange({ sort: event.target.value === 'name' ? undefined : event.target.value })
        }
      />
    </>
  )
}
