import type { listBeneficiaries } from '@moisson/contract/beneficiary'
import { statusNames } from '@moisson/core/beneficiary/choice-names'
import { personFields } from '@moisson/core/beneficiary/fields'
import type { Request } from '@moisson/contract/call'
import { Download, FileInput } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { late } from '../../../../kit/late.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { FilterSelect } from '../../../../list/filter-select.tsx'
import { SearchBox } from '../../../../list/search-box.tsx'
import type { FilterState } from '../../../../list/use-query-table.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useLanguage } from '../../../../words/language.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { peopleWords } from '../-people-words.ts'
import { downloadPeople, everybody } from './export-people.ts'

const OpeningsDialog = late(() => import('../../../../abondement/openings-dialog.tsx'))

/** Search and filters, all of it in the address, and what is done with everybody found. */
export function PeopleToolbar(props: {
  filter: (name: 'q' | 'status' | 'site') => FilterState
  /** Undefined until they are read: their place is kept. */
  sites: readonly string[] | undefined
  request: Request<typeof listBeneficiaries>
  year: number
}) {
  const { filter, sites } = props
  const words = useWords(peopleWords)
  const { text } = useFormat()
  return (
    <>
      <SearchBox label={words.search} hint={words.searchHint} {...filter('q')} />
      <FilterSelect
        label={text(personFields.status.label)}
        any={words.anyStatus}
        className="w-44 max-sm:w-[calc(50%-0.25rem)]"
        options={Object.entries(statusNames).map(([value, name]) => ({ value, label: text(name) }))}
        {...filter('status')}
      />
      {!sites && <span className="h-10 w-52 max-sm:w-[calc(50%-0.25rem)] pointer-coarse:h-12" />}
      {sites && sites.length > 1 && (
        <FilterSelect
          label={text(personFields.establishment.label)}
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
  const language = useLanguage()
  const [running, setRunning] = useState(false)
  async function take() {
    setRunning(true)
    try {
      downloadPeople(await everybody(request), year, words.exportName, language)
    } catch {
      showToast({ kind: 'error', title: words.exportFailed })
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button
      makes="GET /campaigns/{id}/export/payroll"
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
      <Button
        makes="POST /company/{id}/abondement/openings"
        size="small"
        icon={FileInput}
        onClick={() => setOpen(true)}
        className="max-sm:hidden"
      >
        {words.openings}
      </Button>
      {open && <OpeningsDialog company={company.id} onClose={() => setOpen(false)} />}
    </>
  )
}
