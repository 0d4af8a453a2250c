import { updateUser } from '@moisson/contract/user'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { TextField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import type { User } from '../../../session/account.ts'
import { UnsavedChanges } from '../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

type Agent = NonNullable<User['agent']>
const fields = ['title', 'firm', 'hours', 'calendar_url', 'speciality', 'orias_number'] as const

/** What the companies of a portfolio read of their adviser. */
export function AgentSection({ agent }: { agent: Agent }) {
  const { agent: words, save: saveWord, saved } = useWords(profileWords)
  const save = useChange(updateUser)
  const [typed, setTyped] = useState<Partial<Record<(typeof fields)[number], string>>>({})
  const changed = fields.some((field) => typed[field] !== undefined && typed[field] !== (agent[field] ?? ''))
  const errors = save.error?.fieldErrors ?? {}

  async function submit(event: FormEvent) {
    event.preventDefault()
    const body = Object.fromEntries(
      Object.entries(typed).map(([field, text]) => [field, text.trim() || null]),
    )
    const outcome = await save.send({ body: { agent: body } })
    if (!outcome.ok) return
    setTyped({})
    showToast({ kind: 'success', title: saved })
  }

  return (
    <Card title={words.heading}>
      <UnsavedChanges when={changed} />
      <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <p className="text-sm text-neutral-600">{words.intro}</p>
        {save.error && Object.keys(errors).length === 0 && <ErrorCard error={save.error} />}
        {fields.map((field) => (
          <TextField
            key={field}
            label={words[field]}
            help={words.helps[field] || undefined}
            optional
            maxLength={300}
            value={typed[field] ?? agent[field] ?? ''}
            error={errors[`agent.${field}`] ? words.errors[field] || errors[`agent.${field}`] : undefined}
            onChange={(event) => setTyped((former) => ({ ...former, [field]: event.target.value }))}
          />
        ))}
        <div>
          <Button type="submit" look="primary" disabled={!changed} running={save.running}>
            {saveWord}
          </Button>
        </div>
      </form>
    </Card>
  )
}
