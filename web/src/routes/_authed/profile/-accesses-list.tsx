import { listMyAccesses } from '@moisson/contract/beneficiary'
import { useList } from '../../../api/read-list.ts'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { QueryRows } from '../../../list/query-rows.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

/** Who changed the person's file or took a file it stands in. */
export function AccessesList() {
  const words = useWords(profileWords)
  const format = useFormat()
  const list = useList(listMyAccesses, { query: { limit: '10' } })
  return (
    <div className="border-t border-neutral-200 pt-4">
      <h3 className="font-medium">{words.accesses}</h3>
      <QueryRows
        list={list}
        failed={words.accessesFailed}
        waiting={<SkeletonLines lines={2} />}
        empty={<p className="mt-1 text-sm text-neutral-600">{words.accessesNone}</p>}
      >
        {(rows) => (
          <ul className="mt-1 divide-y divide-neutral-200">
            {rows.map((row) => (
              <li key={row.id} className="py-2">
                <p className="text-neutral-950">{row.what}</p>
                <p className="text-sm text-neutral-600">
                  {row.who}, {row.company_name}, {format.shortInstant(row.at)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryRows>
    </div>
  )
}
