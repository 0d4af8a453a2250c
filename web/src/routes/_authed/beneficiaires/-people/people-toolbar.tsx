import type { listBeneficiaries } from '@moisson/contract/beneficiary'
import type { Request } from '@moisson/contract/call'
import { Download, FileInput } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { FilterSelect } from '../../../../list/filter-select.tsx'
import { SearchBox } from '../../../../list/search-box.tsx'
import type { FilterState } from '../../../../list/use-query-table.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import { downloadPeople, everybody } from './export-people.ts'

const OpeningsDialog = lazy(() => import('../../../../abondement/openings-dialog.tsx'))

/** Search and filters, all of it in the address, and what is done with everybody found. */
export function PeopleToolbar(props: {
  filter: (name: 'q' | 'status' | 'site') => FilterState
  sites: readonly string[]
  request: Request<typeof listBeneficiaries>
  year: number
}) {
  const { filter, sites } = props
  const words = useWords(peopleWords)
  return (
    <>
      <SearchBox label={words.search} hint={words.searchHint} {...filter('q')} />
      <FilterSelect
        label={words.status}
        any={words.anyStatus}
        className="w-44 max-sm:w-[calc(50%-0.25rem)]"
        options={Object.entries(words.statuses).map(([value, label]) => ({ value, label }))}
        {...filter('status')}
      />
      {sites.length > 1 && (
        <FilterSelect
          label={words.site}
          any={words.anySite}
          className="w-52 max-sm:w-[calc(50%-0.25rem)]"
          options={sites.map((site) => ({ value: site, label: site }))}
          {...filter('site')}
        />
      )}
      <Export request={props.request} year={props.year} />
      <Openings />
    </>
  )
}

function Export({ request, year }: { request: Request<typeof listBeneficiaries>; year: number }) {
  const words = useWords(peopleWords)
  const [running, setRunning] = useState(false)
  async function take() {
    setRunning(true)
    try {
      downloadPeople(await everybody(request), year, words)
    } catch {
      showToast({ kind: 'error', title: words.exportFailed })
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button
      size="small"
      icon={Download}
      running={running}
      onClick={() => void take()}
      className="max-sm:hidden"
    >
      {words.export}
    </Button>
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
