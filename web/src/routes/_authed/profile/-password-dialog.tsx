import { setPassword } from '@moisson/contract/identity'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useUser } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import PasswordField from '../../../session/password-field.tsx'
import { StrengthMeter } from '../../../session/strength-meter.tsx'
import { profileWords } from './-profile-words.ts'

const leastCharacters = 14

/** Sets a first password, or changes it given the present one. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(profileWords)
  const { cancel } = useWords(kitWords)
  const user = useUser()
  const save = useChange(setPassword)
  const [current, setCurrent] = useState('')
  const [password, setNew] = useState('')
  const wrong = save.error?.code === 'invalid-credential' ? save.error.message : undefined
  const weak = wrong ? undefined : (save.error?.fieldErrors['password'] ?? save.error?.message)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await save.send({ body: { password, ...(user.has_password ? { current } : {}) } })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.passwordChanged })
    onClose()
  }

  return (
    <Dialog
      open
      size="small"
      title={user.has_password ? words.password : words.setPassword}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button look="primary" type="submit" form="new-password" running={save.running}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id="new-password" className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        {user.has_password && (
          <PasswordField
            label={words.currentPassword}
            autoComplete="current-password"
            value={current}
            error={wrong}
            onChange={setCurrent}
          />
        )}
        <PasswordField
          label={words.newPassword}
          help={words.newPasswordHelp}
          autoComplete="new-password"
          value={password}
          error={weak}
          onChange={setNew}
        />
        <StrengthMeter password={password} least={leastCharacters} />
      </form>
    </Dialog>
  )
}
