import { spaced } from '@moisson/core/company/spaced-number'
import { fileFields } from '@moisson/core/company/fields'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useDenied } from '../../../kit/rights.ts'
import { Notice } from '../../../kit/notice.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { Card } from '../../../kit/card.tsx'
import { late } from '../../../kit/late.tsx'
import { useCompany } from '../../../session/account.ts'
import { UnsavedChanges } from '../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { Completeness } from './-completeness.tsx'
import { fieldsIn } from './-section-form.tsx'
import { SectionNav } from './-section-nav.tsx'
import type { SectionId } from './-search.ts'
import { useFile, type CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

const parts: Record<SectionId, ComponentType<{ file: CompanyFile }>> = {
  identity: lazy(() => import('./-identity.tsx')),
  headcount: lazy(() => import('./-headcount.tsx')),
  representative: lazy(() => import('./-representative.tsx')),
  schemes: lazy(() => import('./-schemes.tsx')),
  plans: lazy(() => import('./-plans.tsx')),
  agreements: lazy(() => import('./-agreements.tsx')),
  payroll: lazy(() => import('./-payroll.tsx')),
  bank: lazy(() => import('./-bank.tsx')),
  establishments: lazy(() => import('./-establishments.tsx')),
  admins: lazy(() => import('./-admins.tsx')),
  journal: lazy(() => import('./-journal.tsx')),
}
const Start = late(() => import('./-start.tsx'), <Waiting />)
const ConflictDialog = lazy(() =>
  import('../../../form/conflict-dialog.tsx').then((all) => ({
    default: all.ConflictDialog<CompanyFile['record']['values']>,
  })),
)

/** The company file; what is typed about one company never stays for another. */
export function SocietePage() {
  const { id } = useCompany()
  return <FilePage key={id} />
}

/** Its parts beside how complete it is; a new company begins with three questions. */
function FilePage() {
  const reviews = useDenied('POST /company/{id}/access-review') === undefined
  const words = useWords(societeWords)
  const file = useFile()
  const { company } = file
  const { section = 'identity', field } = useSearch({ from: '/_authed/societe/' })
  const navigate = useNavigate()
  // Decided once: the answers make the company less new while they are given.
  const [starting, setStarting] = useState(
    company.headcount === null && company.contact_email === null && company.siret === null,
  )
  const Part = parts[section]
  useEffect(() => {
    if (field) focusField(field)
  }, [field])

  function open(next: SectionId, missing?: string) {
    void navigate({ to: '/societe', search: next === 'identity' ? {} : { section: next } }).then(() => {
      if (missing) focusField(missing)
    })
  }

  return (
    <>
      <PageHeader title={company.legal_name} above={words.title}>
        <span className="tabular">{words.siren(spaced(company.siren))}</span>
        {company.manager_name && <> · {words.adviser(company.manager_name)}</>}
      </PageHeader>
      <UnsavedChanges when={file.record.dirty} />
      {file.record.conflicts.length > 0 && (
        <Suspense>
          <ConflictDialog
            record={file.record}
            fields={fileFields}
            onSaved={() => showToast({ kind: 'success', title: words.saved })}
          />
        </Suspense>
      )}
      {starting && section === 'identity' && !field ? (
        <Start file={file} onEnd={() => setStarting(false)} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-6">
            <Completeness company={company} onMend={open} />
            <SectionNav
              current={section}
              company={company}
              touched={(id) => fieldsIn(id).some((name) => file.record.changed.has(name))}
            />
          </div>
          <div className="grid min-w-0 gap-6">
            {company.access_review_due && reviews && section !== 'admins' && (
              <Notice kind="warning">
                {words.reviewDue}{' '}
                <button type="button" className="link" onClick={() => open('admins')}>
                  {words.reviewOpen}
                </button>
              </Notice>
            )}
            <Suspense key={section} fallback={<Waiting />}>
              <Part file={file} />
            </Suspense>
          </div>
        </div>
      )}
    </>
  )
}

function Waiting() {
  return (
    <Card>
      <SkeletonLines lines={8} />
    </Card>
  )
}

/** The field to complete takes the focus once its section is shown. */
function focusField(field: string, tries = 20): void {
  const box = document.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]`)
  if (box) box.focus()
  else if (tries > 0) setTimeout(() => focusField(field, tries - 1), 50)
}
