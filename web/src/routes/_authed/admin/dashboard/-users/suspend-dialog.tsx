import { useState } from 'react'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { useUser } from '../../../../../session/account.ts'
import { ConfirmDialog } from '../../../../../form/confirm-dialog.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { usersWords } from './users-words.ts'

export function SuspendDialog(props: {
  count: number
  /** Whose account, when it is one. */
  name?: string | undefined
  /** The companies the accounts serve. */
  companies: readonly string[]
  running: boolean
  onClose: () => void
  onSuspend: (action: 'suspend' | 'suspend_compromised') => void
}) {
  const words = useWords(usersWords)
  const platform = useUser().roles.includes('platform_admin')
  const [stolen, setStolen] = useState(false)
  return (
    <ConfirmDialog
      title={props.name ? words.suspendOne(props.name) : words.suspendTitle(props.count)}
      confirm={words.suspend}
      look="danger"
      running={props.running}
      onConfirm={() => props.onSuspend(stolen ? 'suspend_compromised' : 'suspend')}
      onClose={props.onClose}
    >
      <p>{words.suspendBody}</p>
      {props.companies.length > 0 && (
        <p>
          {words.suspendServes(props.companies)} {stolen ? words.stolenServes : words.ownerFirst}
        </p>
      )}
      {platform && (
        <Checkbox
          label={words.stolen}
          help={words.stolenHelp}
          checked={stolen}
          onChange={(event) => setStolen(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  )
}
