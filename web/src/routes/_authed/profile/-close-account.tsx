import { deleteAccount } from '@moisson/contract/identity'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { TextField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { signOut } from '../../../session/session.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { profileWords } from './-profile-words.ts'

/** Closing one's account, confirmed by a typed word. */
export default function CloseAccount({ onClose }: { onClose: () => void }) {
  const words = useWords(profileWords)
  const { cancel, typeToConfirm } = useWords(kitWords)
  const navigate = useNavigate()
  const close = useChange(deleteAccount)
  const [typed, setTyped] = useState('')

  async function confirm() {
    const outcome = await close.send({ body: { confirmation: typed } })
    if (!outcome.ok) return
    showToast({ kind: 'info', title: words.closed })
    await signOut()
    await navigate({ to: '/login' })
  }

  return (
    <Dialog
      open
      size="small"
      title={words.closeTitle}
      description={words.closeBody}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            look="danger"
            disabled={typed.trim().toUpperCase() !== words.closeWord}
            running={close.running}
            onClick={() => void confirm()}
          >
            {words.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {close.error && <ErrorCard error={close.error} />}
        <TextField
          label={typeToConfirm(words.closeWord)}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
