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
  onSuspend: () => void
}) {
  const words = useWords(usersWords)
  return (
    <ConfirmDialog
      title={props.name ? words.suspendOne(props.name) : words.suspendTitle(props.count)}
      confirm={words.suspend}
      look="danger"
      running={props.running}
      onConfirm={props.onSuspend}
      onClose={props.onClose}
    >
      <p>{words.suspendBody}</p>
      {props.companies.length > 0 && <p>{words.suspendServes(props.companies)}</p>}
    </ConfirmDialog>
  )
}
