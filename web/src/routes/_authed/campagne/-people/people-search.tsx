import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { SelectField, TextField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { CampaignSearch } from '../-detail/search.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { peopleWords } from './people-words.ts'

/** What is typed reaches the address, and the server, once the hand rests. */
const restMs = 250

export function PeopleSearch(props: {
  campaign: Campaign
  search: CampaignSearch
  onSearch: (changes: Partial<CampaignSearch>) => void
}) {
  const { campaign, search, onSearch } = props
  const words = useWords(peopleWords)
  const [typed, setTyped] = useState(search.q ?? '')
  const send = useEffectEvent((q: string) => {
    if (q !== (search.q ?? '')) onSearch({ q: q || undefined })
  })
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), restMs)
    return () => clearTimeout(timer)
  }, [typed])
  const company = useLateRead(listBeneficiaries, {
    path: { id: campaign.company_id },
    query: { limit: '1' },
  })
  const sites = company.data?.establishments ?? []
  return (
    <>
      <TextField
        type="search"
        label={words.search}
        labelHidden
        placeholder={words.searchHint}
        className="w-60 max-sm:basis-full"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        end={typed === '' ? <Search aria-hidden className="mr-2 size-4 text-neutral-500" /> : undefined}
      />
      {(sites.length > 1 || search.site) && (
        <SelectField
          label={words.site}
          labelHidden
          className="w-52 max-sm:grow"
          value={search.site ?? ''}
          placeholder={words.anySite}
          onChange={(event) => onSearch({ site: event.target.value || undefined })}
          options={sites.map((site) => ({ value: site, label: site }))}
        />
      )}
    </>
  )
}
