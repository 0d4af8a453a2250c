import { changeEmail } from '@moisson/contract/identity'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { TextField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { profileWords } from './-profile-words.ts'

/** Asks for another sign-in address; it changes only when the link sent there is clicked. */
export default function EmailDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(profileWords)
  const { cancel } = useWords(kitWords)
  const change = useChange(changeEmail)
  const [email, setEmail] = useState('')
  const [same, setSame] = useState(false)
  const error = same ? words.sameEmail : (change.error?.fieldErrors['email'] ?? change.error?.message)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setSame(false)
    const outcome = await change.send({ body: { email } })
    if (!outcome.ok) return
    if (!outcome.value.sent) return setSame(true)
    showToast({ kind: 'info', title: words.emailSent(email.trim()) })
    onClose()
  }

  return (
    <Dialog
      open
      size="small"
      title={words.changeEmail}
      description={words.newEmailHelp}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button look="primary" type="submit" form="new-email" running={change.running}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id="new-email" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={words.newEmail}
          type="email"
          autoComplete="email"
          required
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
