import { Download, FileInput, Search, X } from 'lucide-react'
import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { inputClass, SelectField } from '../../../../kit/field.tsx'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { PeopleSearch } from '../-search.ts'
import { peopleWords } from '../-people-words.ts'

const OpeningsDialog = lazy(() => import('../../../../abondement/openings-dialog.tsx'))

/** How long to wait after the last key before asking. */
const restMs = 250

/** Search and filters; all of it is in the address. */
export function PeopleToolbar(props: {
  search: PeopleSearch
  sites: readonly string[]
  onChange: (next: Partial<PeopleSearch>) => void
  onExport: () => void
  exporting: boolean
}) {
  const { search, sites, onChange, onExport, exporting } = props
  const words = useWords(peopleWords)
  return (
    <>
      <SearchBox value={search.q ?? ''} onChange={(q) => onChange({ q: q || undefined })} />
      <SelectField
        label={words.status}
        labelHidden
        className="w-44 max-sm:w-[calc(50%-0.25rem)]"
        value={search.status ?? ''}
        placeholder={words.anyStatus}
        options={Object.entries(words.statuses).map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange({ status: event.target.value || undefined })}
      />
      {sites.length > 1 && (
        <SelectField
          label={words.site}
          labelHidden
          className="w-52 max-sm:w-[calc(50%-0.25rem)]"
          value={search.site ?? ''}
          placeholder={words.anySite}
          options={sites.map((site) => ({ value: site, label: site }))}
          onChange={(event) => onChange({ site: event.target.value || undefined })}
        />
      )}
      <Button size="small" icon={Download} running={exporting} onClick={onExport} className="max-sm:hidden">
        {words.export}
      </Button>
      <Openings />
    </>
  )
}

/** The way to a list of what people received elsewhere. */
function Openings() {
  const words = useWords(peopleWords)
  const company = useCompany()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={FileInput} onClick={() => setOpen(true)} className="max-sm:hidden">
        {words.openings}
      </Button>
      {open && (
        <Suspense>
          <OpeningsDialog company={company.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = useWords(peopleWords)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed by another way than this box: back, or the filters cleared.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const ask = useEffectEvent(() => {
    if (typed.trim() !== value) onChange(typed.trim())
  })
  useEffect(() => {
    const timer = setTimeout(ask, restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className="relative w-64 max-sm:w-full">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-neutral-500"
      />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${inputClass} pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden`}
      />
      {typed !== '' && (
        <IconButton
          icon={X}
          size="small"
          label={words.clearFilters}
          className="absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => setTyped('')}
        />
      )}
    </search>
  )
}
