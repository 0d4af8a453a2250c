import { getCompany } from '@moisson/contract/company'
import { listAdmins, reviewAccess } from '@moisson/contract/company-access'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { readOptions, useLateRead } from '../../../api/read.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { late } from '../../../kit/late.tsx'
import { SaveFailure } from '../../../form/save-failure.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { AdminRow } from './-admin-row.tsx'
import type { CompanyFile } from './-use-file.ts'
import { SecondFactor } from './-second-factor.tsx'
import { societeWords } from './-societe-words.ts'

const CouncilLinks = late(() => import('./-council-links.tsx'))
const InviteDialog = late(() => import('./-invite-dialog.tsx'))

/** Who may enter, who is invited, who no longer may; read again once a year. */
export default function Admins({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { longDay } = useFormat()
  const { id } = file.company
  const client = useQueryClient()
  const reading = useLateRead(listAdmins, { path: { id } })
  const review = useChange(reviewAccess)
  const [inviting, setInviting] = useState(false)
  const data = reading.data
  const present = data?.items.filter(({ status }) => status !== 'revoked') ?? []
  const gone = data?.items.filter(({ status }) => status === 'revoked') ?? []
  const left = data?.invitations_left ?? 0

  async function confirm() {
    const outcome = await review.send({ path: { id } })
    if (!outcome.ok) return
    const { access_reviewed_on } = outcome.value
    client.setQueryData(readOptions(getCompany, {}).queryKey, (former) =>
      former && 'siren' in former ? { ...former, access_reviewed_on, access_review_due: false } : former,
    )
    showToast({ kind: 'success', title: words.reviewed })
  }

  return (
    <>
      <Card
        title={words.sections.admins}
        actions={
          data?.may_manage && (
            <Button
              makes="POST /company/{id}/invite-admin"
              icon={UserPlus}
              look="primary"
              disabled={left === 0}
              onClick={() => setInviting(true)}
            >
              {words.invite}
            </Button>
          )
        }
      >
        <div className="grid gap-4">
          {data && !data.may_manage && <Notice>{words.ownersOnly}</Notice>}
          {data?.may_manage && left === 0 && <Notice kind="warning">{words.noInvitationLeft}</Notice>}
          {reading.error ? (
            <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
          ) : data === undefined ? (
            <SkeletonLines lines={6} />
          ) : (
            <ul className="divide-y divide-neutral-200">
              {present.map((admin) => (
                <AdminRow key={admin.user_id} companyId={id} admin={admin} mayManage={data.may_manage} />
              ))}
            </ul>
          )}
          {gone.length > 0 && (
            <details>
              <summary className="w-fit cursor-pointer rounded py-1 font-medium text-neutral-700 hover:text-neutral-950">
                {words.pastAccess(gone.length)}
              </summary>
              <ul className="mt-2 divide-y divide-neutral-200">
                {gone.map((admin) => (
                  <AdminRow
                    key={admin.user_id}
                    companyId={id}
                    admin={admin}
                    mayManage={data?.may_manage ?? false}
                  />
                ))}
              </ul>
            </details>
          )}
        </div>
      </Card>
      {data && (
        <Card title={words.review}>
          <div className="grid gap-4">
            <p className="max-w-prose text-pretty text-neutral-700">
              {data.access_review_due ? words.reviewNow : words.reviewNext(longDay(data.next_review_on))}{' '}
              {data.access_reviewed_on && words.lastReview(longDay(data.access_reviewed_on))}
            </p>
            {review.error && <SaveFailure error={review.error} />}
            {data.may_manage && (
              <div>
                <Button
                  icon={CalendarCheck}
                  look={data.access_review_due ? 'primary' : 'secondary'}
                  running={review.running}
                  onClick={() => void confirm()}
                >
                  {words.reviewButton}
                </Button>
              </div>
            )}
          </div>
        </Card>
      )}
      {data && (
        <SecondFactor companyId={id} required={data.second_factor_required} mayManage={data.may_manage} />
      )}
      <CouncilLinks companyId={id} />
      {inviting && <InviteDialog companyId={id} left={left} onClose={() => setInviting(false)} />}
    </>
  )
}
