import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FileUp, UserPlus } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { onceSomebodyIsThere } from '../../../../kit/once-somebody-is-there.ts'
import { useDenied } from '../../../../kit/rights.ts'
import { late } from '../../../../kit/late.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useToday } from '../../../../clock/business-now.ts'
import { lastClosedYear } from '../../../../company/closed-year.ts'
import { handFile } from '../-import/handed-file.ts'
import { DropAnywhere } from '../../../../file/drop-anywhere.tsx'
import { QueryTable } from '../../../../list/query-table.tsx'
import { useQueryTable } from '../../../../list/use-query-table.ts'
import type { PeopleSearch } from '../-search.ts'
import { peopleWords } from '../-people-words.ts'
import { EmptyPeople } from './empty-people.tsx'
import { IssueFilter } from './issue-filter.tsx'
import { fullName, usePeopleColumns } from './people-columns.tsx'
import { BackToDraft, WaitingImport } from './list-notices.tsx'
import { PeopleToolbar } from './people-toolbar.tsx'
import { SelectionActions } from './selection-actions.tsx'

// The file of a person is fetched once somebody is there, or as soon as one is opened.
const drawers = () => import('./drawers.ts')
const OnePerson = late(async () => ({ default: (await drawers()).OnePerson }))
const AddDrawer = late(async () => ({ default: (await drawers()).AddDrawer }))

const route = getRouteApi('/_authed/beneficiaires/')

/** The people of the company: found, filtered, opened, selected; a payroll file may be dropped anywhere. */
export function PeopleList() {
  const words = useWords(peopleWords)
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/beneficiaires/' })
  const company = useCompany()
  const today = useToday()
  const year = Number(search.year) || lastClosedYear(company, today)
  const go = (next: Partial<PeopleSearch>, replace = true) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace, resetScroll: false })
  const table = useQueryTable(listBeneficiaries, {
    path: { id: company.id },
    query: {
      limit: '200',
      q: search.q,
      status: search.status,
      establishment: search.site,
      issue: search.issue,
      year: search.year,
      sort: search.sort,
    },
    search,
    go,
    filters: ['q', 'status', 'site', 'issue'],
    order: 'name',
  })
  const { nothing: nobody, selected } = table
  const mayImport = useDenied('POST /beneficiaries/extract') === undefined
  const columns = usePeopleColumns(year)
  const sites = table.first?.establishments

  useEffect(() => onceSomebodyIsThere(() => void drawers().catch(() => undefined)), [])
  function openImport(file?: File) {
    if (file) handFile(file)
    void navigate({ search: { import: 'new' } })
  }
  return (
    <>
      <PageHeader
        title={words.title}
        actions={!nobody && <WaysIn onOne={() => go({ person: 'new' }, false)} onFile={() => openImport()} />}
      >
        {!nobody && <HowMany loading={table.loading} total={table.total} />}
      </PageHeader>
      <WaitingImport
        company={company.id}
        onResume={(id) => void navigate({ search: { import: id, step: 'rows' } })}
      />
      {search.campaign && <BackToDraft campaign={search.campaign} />}
      {nobody ? (
        <EmptyPeople onFile={() => openImport()} onOne={() => go({ person: 'new' }, false)} />
      ) : (
        <>
          {!table.error && (
            <IssueFilter counts={table.first?.issue_counts ?? null} {...table.filter('issue')} />
          )}
          <QueryTable
            table={table}
            id="people"
            label={words.tableLabel}
            columns={columns}
            rowName={fullName}
            onOpen={(person) => go({ person }, false)}
            selectionActions={
              <SelectionActions
                people={table.rows.filter(({ id }) => selected.has(id))}
                year={year}
                today={today}
                onDone={() => table.onSelect(new Set())}
              />
            }
            toolbar={
              <PeopleToolbar filter={table.filter} sites={sites} request={table.request} year={year} />
            }
          />
        </>
      )}
      {search.person === 'new' ? (
        <AddDrawer
          company={company.id}
          year={year}
          onOpen={(id) => go({ person: id })}
          onClose={() => go({ person: undefined })}
        />
      ) : (
        search.person && (
          <OnePerson
            key={search.person}
            company={company.id}
            id={search.person}
            listed={table.rows.find(({ id }) => id === search.person)}
            year={year}
            field={search.field}
            onClose={() => go({ person: undefined, field: undefined })}
          />
        )
      )}
      <DropAnywhere
        enabled={mayImport}
        title={words.dropHere}
        hint={words.dropHint}
        onFiles={(files) => openImport(files.length === 1 ? files[0] : undefined)}
      />
    </>
  )
}

/** One person by hand, or a file of them. */
function WaysIn({ onOne, onFile }: { onOne: () => void; onFile: () => void }) {
  const words = useWords(peopleWords)
  return (
    <>
      <Button makes="POST /company/{id}/beneficiary" icon={UserPlus} onClick={onOne}>
        {words.add}
      </Button>
      <Button makes="POST /beneficiaries/extract" look="primary" icon={FileUp} onClick={onFile}>
        {words.importFile}
      </Button>
    </>
  )
}

/** How many people the list holds; nothing is said of a list that cannot be read. */
function HowMany({ loading, total }: { loading: boolean; total: number | undefined }) {
  const words = useWords(peopleWords)
  if (loading) return <Skeleton className="my-1.5 h-4 w-24" />
  return total !== undefined && words.count(total)
}
