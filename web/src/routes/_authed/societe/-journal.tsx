import { readCompanyAudit } from '@moisson/contract/company-access'
import type { Output } from '@moisson/contract/call'
import { auditKinds } from '@moisson/core/company/audit-kinds'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { Card } from '../../../kit/card.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { FilterSelect } from '../../../list/filter-select.tsx'
import { QueryRows } from '../../../list/query-rows.tsx'
import { useQueryTable } from '../../../list/use-query-table.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

type Line = Output<typeof readCompanyAudit>['items'][number]

/** Who changed what, newest first; filters live in the address. */
export default function Journal({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const search = useSearch({ from: '/_authed/societe/' })
  const navigate = useNavigate({ from: '/societe/' })
  const kind = auditKinds.find((one) => one === search.kind)
  const list = useQueryTable(readCompanyAudit, {
    path: { id: file.company.id },
    query: { kind, person: search.person, limit: '40' },
    search,
    go: (changes) => void navigate({ search: (now) => ({ ...now, ...changes }), replace: true }),
    filters: ['kind', 'person'],
  })
  return (
    <Card title={words.sections.journal}>
      <p className="-mt-2 mb-4 max-w-prose text-pretty text-neutral-600">{words.helps.journal}</p>
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        <FilterSelect
          named
          label={words.journalKind}
          any={words.everything}
          options={auditKinds.map((value) => ({ value, label: words.auditKinds[value] }))}
          {...list.filter('kind')}
        />
        <FilterSelect
          named
          label={words.journalPerson}
          any={words.everybody}
          options={(list.first?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...list.filter('person')}
        />
      </div>
      <QueryRows list={list} empty={<EmptyState icon={History} filtered={list.filtered} />}>
        {(lines) => (
          <>
            <p className="mb-2 text-sm text-neutral-600">
              {list.total !== undefined && words.lines(list.total)}
            </p>
            <ol className="divide-y divide-neutral-200">
              {lines.map((line) => (
                <OneLine key={line.id} line={line} />
              ))}
            </ol>
          </>
        )}
      </QueryRows>
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
