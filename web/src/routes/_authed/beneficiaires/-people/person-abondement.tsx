import { getAbondement } from '@moisson/contract/abondement'
import { useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { late } from '../../../../kit/late.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { AccountsList } from '../../../../abondement/accounts-list.tsx'
import type { Asked } from '../../../../abondement/opening-dialog.tsx'
import { abondementWords } from '../../../../abondement/abondement-words.ts'
import type { Person } from './person-values.ts'

const OpeningDialog = late(() => import('../../../../abondement/opening-dialog.tsx'))

/** The person's matching accounts; what was received elsewhere is added, corrected or taken back here. */
export default function PersonAbondement({ person }: { person: Person }) {
  const words = useWords(abondementWords)
  const { money } = useFormat()
  const path = { id: person.company_id, bid: person.id }
  const read = useLateRead(getAbondement, { path })
  const [asked, setAsked] = useState<Asked | null>(null)
  const accounts = read.data?.items
  const newest = accounts?.[0]
  return (
    <section>
      <h3 className="mb-2 font-semibold">{words.title}</h3>
      {read.error ? (
        <ErrorCard error={read.error} title={words.failed} onRetry={() => void read.refetch()} />
      ) : !accounts ? (
        <SkeletonLines lines={3} />
      ) : (
        <>
          <AccountsList
            accounts={accounts}
            actions={(entry) =>
              entry.kind === 'opening' &&
              entry.source !== 'kept_promise' && (
                <span className="flex gap-1.5">
                  <Button
                    makes="POST /company/{id}/beneficiaries/{bid}/abondement"
                    size="small"
                    aria-label={words.correctEntry(money(entry.gross_cents))}
                    onClick={() => setAsked({ what: 'correct', entry })}
                  >
                    {words.correct}
                  </Button>
                  <Button
                    makes="POST /company/{id}/beneficiaries/{bid}/abondement"
                    size="small"
                    look="quiet"
                    aria-label={words.removeEntry(money(entry.gross_cents))}
                    onClick={() => setAsked({ what: 'remove', entry })}
                  >
                    {words.remove}
                  </Button>
                </span>
              )
            }
          />
          <p className="mt-2 text-sm text-pretty text-neutral-600">{words.untilClose}</p>
          {newest && (
            <Button
              makes="POST /company/{id}/beneficiaries/{bid}/abondement"
              size="small"
              className="mt-3"
              onClick={() => setAsked({ what: 'add' })}
            >
              {words.add}
            </Button>
          )}
        </>
      )}
      {asked && newest && (
        <OpeningDialog path={path} asked={asked} newest={newest} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}
