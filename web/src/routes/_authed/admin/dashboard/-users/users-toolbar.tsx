import { userStatuses } from '@moisson/core/vocabulary'
import { roles } from '@moisson/core/roles'
import { FilterSelect } from '../../../../../list/filter-select.tsx'
import { SearchBox } from '../../../../../list/search-box.tsx'
import type { FilterState } from '../../../../../list/use-query-table.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { usersWords } from './users-words.ts'

export function UsersToolbar({ filter }: { filter: (name: 'q' | 'role' | 'status') => FilterState }) {
  const words = useWords(usersWords)
  return (
    <>
      <SearchBox label={words.search} hint={words.searchHint} {...filter('q')} />
      <FilterSelect
        label={words.role}
        any={words.anyRole}
        className="w-40"
        options={roles.map((value) => ({ value, label: words.roles[value] }))}
        {...filter('role')}
      />
      <FilterSelect
        label={words.status}
        any={words.anyStatus}
        options={[
          ...userStatuses
            .filter((status) => status !== 'closed')
            .map((value) => ({ value, label: words.statuses[value] })),
          { value: 'invited', label: words.invitationWaits },
        ]}
        {...filter('status')}
      />
    </>
  )
}
