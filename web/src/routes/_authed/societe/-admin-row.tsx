import { companyRoleNames } from '@moisson/core/company/role-names'
import { companyRoles, type CompanyRole } from '@moisson/core/vocabulary'
import { resendInvitation, revokeAdmin, type listAdmins } from '@moisson/contract/company-access'
import { setUserRole } from '@moisson/contract/user-role'
import type { Output } from '@moisson/contract/call'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { Badge, type Tone } from '../../../kit/badge.tsx'
import { SaveFailure } from '../../../form/save-failure.tsx'
import { IconButton } from '../../../kit/icon-button.tsx'
import { Menu, type MenuEntry } from '../../../kit/menu.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { societeWords } from './-societe-words.ts'
import { parisDay } from '@moisson/law/paris-time'

type Admin = Output<typeof listAdmins>['items'][number]
const tones: Record<Admin['status'], Tone> = {
  active: 'green',
  invited: 'blue',
  expired: 'amber',
  revoked: 'neutral',
}

/** One person with access, what they may do, and what may be changed about it. */
export function AdminRow(props: { companyId: string; admin: Admin; mayManage: boolean }) {
  const { companyId, admin, mayManage } = props
  const words = useWords(societeWords)
  const { shortInstant, mediumDay, text } = useFormat()
  const resend = useChange(resendInvitation)
  const revoke = useChange(revokeAdmin)
  const role = useChange(setUserRole)
  const [asking, setAsking] = useState(false)
  const path = { id: companyId, uid: admin.user_id }
  const name = admin.name ?? admin.email
  const waits = admin.status === 'invited' || admin.status === 'expired'
  const error = resend.error ?? role.error

  async function sendAgain() {
    const outcome = await resend.send({ path })
    if (outcome.ok) showToast({ kind: 'success', title: words.resent(admin.email) })
  }
  async function give(company_role: CompanyRole) {
    const outcome = await role.send({
      path: { id: admin.user_id },
      body: { role: 'company_admin', company_id: companyId, company_role },
    })
    if (!outcome.ok) return
    const again = admin.status === 'revoked' && outcome.value.status === 'invited'
    showToast({
      kind: 'success',
      title: again
        ? words.resent(admin.email)
        : words.roleGiven(name, text(companyRoleNames[company_role].name)),
    })
  }
  async function takeAway() {
    const outcome = await revoke.send({ path })
    if (!outcome.ok) return
    setAsking(false)
    showToast({ kind: 'success', title: waits ? words.withdrawn(name) : words.revoked(name) })
  }

  const neverCame = admin.status === 'revoked' && admin.accepted_at === null && admin.invited_at !== null
  const locked = admin.last_owner ? words.lastOwner : undefined
  const entries: MenuEntry[] =
    admin.status === 'revoked'
      ? [
          {
            label: neverCame ? words.inviteAgain : words.giveBack,
            onSelect: () => void give(admin.company_role),
          },
        ]
      : [
          ...(waits ? [{ label: words.resend, onSelect: () => void sendAgain() }] : []),
          ...companyRoles
            .filter((one) => one !== admin.company_role)
            .map((one) => ({
              label: words.makeRole(text(companyRoleNames[one].name)),
              hint: locked,
              disabled: admin.last_owner,
              onSelect: () => void give(one),
            })),
          'line' as const,
          {
            label: waits ? words.withdraw : words.revoke,
            hint: locked,
            danger: true,
            disabled: admin.last_owner,
            onSelect: () => setAsking(true),
          },
        ]

  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-neutral-950">
            <span className="truncate">{name}</span>
            {admin.is_self && <span className="text-sm font-normal text-neutral-600">({words.you})</span>}
            <Badge tone={tones[admin.status]}>{words.accessStatuses[admin.status]}</Badge>
          </p>
          <p className="text-sm text-pretty text-neutral-600">
            {admin.name && <span className="break-all">{admin.email} · </span>}
            {text(companyRoleNames[admin.company_role].name)}
            {!admin.is_self && ' · '}
            {admin.is_self
              ? null
              : waits && admin.expires_at
                ? admin.status === 'expired'
                  ? words.expiredOn(mediumDay(parisDay(admin.expires_at)))
                  : words.validUntil(mediumDay(parisDay(admin.expires_at)))
                : neverCame
                  ? words.neverCame
                  : admin.last_login_at
                    ? words.lastSeen(shortInstant(admin.last_login_at))
                    : words.neverSeen}
            {waits && admin.invited_by_name && ` · ${words.invitedBy(admin.invited_by_name)}`}
          </p>
        </div>
        {mayManage && !admin.is_self && (
          <Menu trigger={<IconButton icon={Ellipsis} label={words.actionsOn(name)} />} entries={entries} />
        )}
      </div>
      {error && <SaveFailure error={error} />}
      {asking && (
        <ConfirmDialog
          title={waits ? words.withdrawTitle(name) : words.revokeTitle(name)}
          description={waits ? words.withdrawBody : words.revokeBody}
          confirm={waits ? words.withdraw : words.revoke}
          look="danger"
          running={revoke.running}
          error={revoke.error}
          onConfirm={() => void takeAway()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
