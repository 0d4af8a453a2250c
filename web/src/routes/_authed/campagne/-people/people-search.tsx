import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { useLateRead } from '../../../../api/read.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { FilterSelect } from '../../../../list/filter-select.tsx'
import { SearchBox } from '../../../../list/search-box.tsx'
import type { FilterState } from '../../../../list/use-query-table.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from './people-words.ts'

/** Who and where: what the list of people is asked for. */
export function PeopleSearch(props: { campaign: Campaign; filter: (name: 'q' | 'site') => FilterState }) {
  const { campaign, filter } = props
  const words = useWords(peopleWords)
  const company = useLateRead(listBeneficiaries, {
    path: { id: campaign.company_id },
    query: { limit: '1' },
  })
  const sites = company.data?.establishments ?? []
  const site = filter('site')
  return (
    <>
      <SearchBox label={words.search} hint={words.searchHint} {...filter('q')} />
      {(sites.length > 1 || site.value) && (
        <FilterSelect
          label={words.site}
          any={words.anySite}
          className="w-52 max-sm:grow"
          options={sites.map((value) => ({ value, label: value }))}
          {...site}
        />
      )}
    </>
  )
}
