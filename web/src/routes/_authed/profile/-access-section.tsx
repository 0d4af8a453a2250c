import { useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { late } from '../../../kit/late.tsx'
import { useUser } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { FactorsList } from './-factors-list.tsx'
import { SessionsList } from './-sessions-list.tsx'
import { profileWords } from './-profile-words.ts'
import { useMarks } from '../../../words/marks.ts'

const EmailDialog = late(() => import('./-email-dialog.tsx'))
const PasswordDialog = late(() => import('./-password-dialog.tsx'))

/** How the person comes in: address, password, sessions. */
export function AccessSection() {
  const words = useWords(profileWords)
  const { colon } = useMarks()
  const user = useUser()
  const [open, setOpen] = useState<'email' | 'password' | null>(null)
  const rows = [
    { key: 'email' as const, label: words.email, value: user.email, action: words.changeEmail },
    {
      key: 'password' as const,
      label: words.password,
      value: user.has_password ? words.passwordSet : words.passwordNone,
      action: user.has_password ? words.changePassword : words.setPassword,
    },
  ]
  return (
    <Card title={words.access}>
      <ul className="divide-y divide-neutral-200">
        {rows.map(({ key, label, value, action }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0">
            <div className="min-w-48 flex-1">
              <p className="text-sm text-neutral-600">{label}</p>
              <p className="break-words text-neutral-950">{value}</p>
            </div>
            <Button size="small" aria-label={`${action}${colon} ${label}`} onClick={() => setOpen(key)}>
              {action}
            </Button>
          </li>
        ))}
      </ul>
      <FactorsList />
      <SessionsList />
      {open === 'email' && <EmailDialog onClose={() => setOpen(null)} />}
      {open === 'password' && <PasswordDialog onClose={() => setOpen(null)} />}
    </Card>
  )
}
