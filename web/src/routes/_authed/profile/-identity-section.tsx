import { updateUser } from '@moisson/contract/user'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { TextField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useUser } from '../../../session/account.ts'
import { UnsavedChanges } from '../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

/** The name and the phone of the account. */
export function IdentitySection() {
  const words = useWords(profileWords)
  const user = useUser()
  const save = useChange(updateUser)
  // An employee's phone is on the file the employer reads.
  const works = user.roles.some((role) => role !== 'beneficiary')
  const kept = { name: user.displayName ?? '', phone: user.phoneNumber ?? '' }
  const [typed, setTyped] = useState<{ name?: string; phone?: string }>({})
  const shown = { ...kept, ...typed }
  const changed = shown.name !== kept.name || shown.phone !== kept.phone
  const errors = save.error?.fieldErrors ?? {}

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await save.send({
      body: { displayName: shown.name.trim() || null, phoneNumber: shown.phone.trim() || null },
    })
    if (!outcome.ok) return
    setTyped({})
    showToast({ kind: 'success', title: words.saved })
  }

  return (
    <Card title={words.identity}>
      <UnsavedChanges when={changed} />
      <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        {save.error && Object.keys(errors).length === 0 && <ErrorCard error={save.error} />}
        <TextField
          label={words.name}
          help={words.nameHelp}
          autoComplete="name"
          maxLength={120}
          value={shown.name}
          error={errors['displayName']}
          onChange={(event) => setTyped((former) => ({ ...former, name: event.target.value }))}
        />
        {works && (
          <TextField
            label={words.phone}
            optional
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={shown.phone}
            error={errors['phoneNumber']}
            onChange={(event) => setTyped((former) => ({ ...former, phone: event.target.value }))}
          />
        )}
        <div>
          <Button type="submit" look="primary" disabled={!changed} running={save.running}>
            {words.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
