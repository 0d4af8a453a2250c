import { setUserRole } from '@moisson/contract/user-role'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { Button } from '../../../../../kit/button.tsx'
import { SaveFailure } from '../../../../../form/save-failure.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { nameOf, type AdminUser } from './admin-user.ts'
import { usersWords } from './users-words.ts'

/** Where the person administers, advises or works; the right to administer can be taken away. */
export function UserCompanies({ user }: { user: AdminUser }) {
  const words = useWords(usersWords)
  const change = useChange(setUserRole)
  const [asking, setAsking] = useState<string | null>(null)

  async function withdraw(company_id: string, company: string) {
    const outcome = await change.send({
      path: { id: user.id },
      body: { role: 'company_admin', company_id, action: 'revoke' },
    })
    setAsking(null)
    if (outcome.ok) showToast({ kind: 'success', title: words.withdrawn(nameOf(user), company) })
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-semibold">{words.companies}</h3>
      {change.error && <SaveFailure error={change.error} />}
      {user.companies.length === 0 ? (
        <p className="text-neutral-600">{words.noCompany}</p>
      ) : (
        <ul className="divide-y divide-neutral-100">
          {user.companies.map((one) => (
            <li key={`${one.company_id}-${one.role}`} className="flex items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block truncate text-neutral-950">{one.company_name}</span>
                <span className="text-sm text-neutral-600">
                  {words.memberRoles[one.role]}
                  {one.status === 'invited' && ` (${words.invited})`}
                </span>
              </span>
              {one.role === 'company_admin' &&
                one.status === 'active' &&
                !user.is_me &&
                (asking === one.company_id ? (
                  <Button
                    size="small"
                    look="danger"
                    running={change.running}
                    onClick={() => void withdraw(one.company_id, one.company_name)}
                  >
                    {words.withdrawNow}
                  </Button>
                ) : (
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={words.withdrawFrom(one.company_name)}
                    onClick={() => setAsking(one.company_id)}
                  >
                    {words.withdraw}
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
