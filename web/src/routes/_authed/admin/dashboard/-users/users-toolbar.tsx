import { roles, userStatuses } from '@moisson/core/vocabulary'
import { SelectField } from '../../../../../kit/field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { SearchField } from '../-search-field.tsx'
import type { PlatformSearch } from '../-search.ts'
import { usersWords } from './users-words.ts'

export function UsersToolbar(props: {
  search: PlatformSearch
  onChange: (next: Partial<PlatformSearch>) => void
}) {
  const { search, onChange } = props
  const words = useWords(usersWords)
  return (
    <>
      <SearchField
        label={words.search}
        hint={words.searchHint}
        value={search.q ?? ''}
        onChange={(q) => onChange({ q })}
      />
      <SelectField
        label={words.role}
        labelHidden
        className="w-40"
        value={search.role ?? ''}
        placeholder={words.anyRole}
        options={roles.map((role) => ({ value: role, label: words.roles[role] }))}
        onChange={(event) => onChange({ role: event.target.value || undefined })}
      />
      <SelectField
        label={words.status}
        labelHidden
        className="w-44"
        value={search.status ?? ''}
        placeholder={words.anyStatus}
        options={[
          ...userStatuses
            .filter((status) => status !== 'closed')
            .map((status) => ({ value: status, label: words.statuses[status] })),
          { value: 'invited', label: words.invitationWaits },
        ]}
        onChange={(event) => onChange({ status: event.target.value || undefined })}
      />
    </>
  )
}
