import { readCompanyAudit } from '@moisson/contract/company-access'
import type { Output } from '@moisson/contract/call'
import { auditKinds } from '@moisson/core/company/audit-kinds'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useList } from '../../../api/read-list.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

type Line = Output<typeof readCompanyAudit>['items'][number]

/** Who changed what, newest first; filters live in the address. */
export default function Journal({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { kind, person } = useSearch({ from: '/_authed/societe/' })
  const navigate = useNavigate()
  const asked = auditKinds.find((one) => one === kind)
  const list = useList(readCompanyAudit, {
    path: { id: file.company.id },
    query: { ...(asked ? { kind: asked } : {}), ...(person ? { person } : {}), limit: '40' },
  })
  const filter = (change: { kind?: string; person?: string }) =>
    void navigate({
      to: '/societe',
      search: {
        section: 'journal' as const,
        ...(change.kind ? { kind: change.kind } : {}),
        ...(change.person ? { person: change.person } : {}),
      },
      replace: true,
    })
  return (
    <Card title={words.sections.journal}>
      <p className="-mt-2 mb-4 max-w-prose text-pretty text-neutral-600">{words.helps.journal}</p>
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.journalKind}
          placeholder={words.everything}
          value={asked ?? ''}
          options={auditKinds.map((value) => ({ value, label: words.auditKinds[value] }))}
          onChange={(event) => filter({ kind: event.target.value, person })}
        />
        <SelectField
          label={words.journalPerson}
          placeholder={words.everybody}
          value={person ?? ''}
          options={(list.first?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => filter({ kind, person: event.target.value })}
        />
      </div>
      {list.error ? (
        <ErrorCard error={list.error} onRetry={list.retry} />
      ) : list.loading ? (
        <SkeletonLines lines={10} />
      ) : list.rows.length === 0 ? (
        <EmptyState icon={History} filtered={Boolean(asked ?? person)} />
      ) : (
        <>
          <p className="mb-2 text-sm text-neutral-600">{words.lines(list.total)}</p>
          <ol className="divide-y divide-neutral-200">
            {list.rows.map((line) => (
              <OneLine key={line.id} line={line} />
            ))}
          </ol>
          {list.hasMore && (
            <div className="mt-4 grid justify-center">
              <Button running={list.loadingMore} onClick={list.loadMore}>
                {words.more}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

function OneLine({ line }: { line: Line }) {
  const words = useWords(societeWords)
  const { shortInstant } = useFormat()
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <time dateTime={line.at} className="tabular text-sm leading-6 text-neutral-600">
        {shortInstant(line.at)}
      </time>
      <div className="min-w-0">
        <p className="text-neutral-950">
          {line.sentence}
          {line.target_name && <span className="text-neutral-600"> · {line.target_name}</span>}
        </p>
        {line.differences.length > 0 && (
          <details className="mt-1 text-sm">
            <summary className="w-fit cursor-pointer rounded text-neutral-700 hover:text-neutral-950">
              {words.differences(line.differences.length)}
            </summary>
            <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
              {line.differences.map((one) => (
                <div key={one.field} className="contents">
                  <dt className="text-neutral-600">{one.label}</dt>
                  <dd className="min-w-0 break-words text-neutral-900">
                    {one.hidden ? (
                      words.hidden
                    ) : (
                      <>
                        {one.before !== null && (
                          <>
                            <del className="text-neutral-600">{one.before}</del>
                            {' → '}
                          </>
                        )}
                        <ins className="font-medium no-underline">{one.after ?? words.nothing}</ins>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </li>
  )
}
