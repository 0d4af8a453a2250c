import { leaveCompany } from '@moisson/contract/user'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import type { User } from '../../../session/account.ts'
import { homeOfRole, useUser } from '../../../session/account.ts'
import { useSwitches } from '../../../shell/use-switches.ts'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

type Membership = User['memberships'][number]

/** The companies of the person and what they do there; an administrator may step down. */
export function CompaniesSection() {
  const words = useWords(profileWords)
  const user = useUser()
  const switches = useSwitches()
  const leave = useChange(leaveCompany)
  const [leaving, setLeaving] = useState<Membership | null>(null)
  const companies = [...new Set(user.memberships.map(({ company_id }) => company_id))].map((id) =>
    user.memberships.filter(({ company_id }) => company_id === id),
  )

  async function confirm(membership: Membership) {
    const outcome = await leave.send({ path: { company_id: membership.company_id } })
    if (!outcome.ok) return
    setLeaving(null)
    showToast({ kind: 'success', title: words.left(membership.company_name) })
  }

  return (
    <Card title={words.companies}>
      {companies.length === 0 && <p className="text-neutral-600">{words.noCompany}</p>}
      <ul className="divide-y divide-neutral-200">
        {companies.map((held) => {
          const [first] = held
          if (!first) return null
          const own = held.find(({ role }) => role === 'company_admin')
          const works = held.some(({ role }) => role !== 'beneficiary')
          const current = first.company_id === user.current_company_id
          return (
            <li
              key={first.company_id}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <div className="min-w-48 flex-1">
                <p className="font-medium text-neutral-950">{first.company_name}</p>
                <p className="mt-1 flex flex-wrap gap-1.5">
                  {held.map(({ role }) => (
                    <Badge key={role}>{words.roles[role]}</Badge>
                  ))}
                  {current && works && <Badge tone="green">{words.current}</Badge>}
                </p>
              </div>
              {!current && works && (
                <Button
                  size="small"
                  aria-label={words.openCompany(first.company_name)}
                  onClick={() => void switches.toCompany(first.company_id, homeOfRole('company_admin'))}
                >
                  {words.open}
                </Button>
              )}
              {own && (
                <Button
                  size="small"
                  look="quiet"
                  aria-label={words.leaveCompany(first.company_name)}
                  onClick={() => setLeaving(own)}
                >
                  {words.leave}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={words.leaveTitle(leaving.company_name)}
          description={words.leaveBody}
          confirm={words.leave}
          look="danger"
          running={leave.running}
          error={leave.error}
          onConfirm={() => void confirm(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Card>
  )
}
