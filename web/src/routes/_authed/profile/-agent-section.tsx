import { updateUser } from '@moisson/contract/user'
import { useChange } from '../../../api/change.ts'
import { Form } from '../../../form/form.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { TextField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import type { User } from '../../../session/account.ts'
import { UnsavedChanges } from '../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

type Agent = NonNullable<User['agent']>
const fields = ['title', 'firm', 'hours', 'calendar_url', 'speciality', 'orias_number'] as const
type Field = (typeof fields)[number]

/** What the companies of a portfolio read of their adviser. */
export function AgentSection({ agent }: { agent: Agent }) {
  const { agent: words, save, saved } = useWords(profileWords)
  const change = useChange(updateUser)
  const kept = Object.fromEntries(fields.map((field) => [field, agent[field] ?? ''])) as Record<Field, string>
  const form = useForm(kept, {
    change,
    send: (values) => {
      const moved = fields.filter((field) => values[field] !== kept[field])
      return change.send({
        body: { agent: Object.fromEntries(moved.map((field) => [field, values[field].trim() || null])) },
      })
    },
    done: () => void showToast({ kind: 'success', title: saved }),
  })
  return (
    <Card title={words.heading}>
      <UnsavedChanges when={form.changed} />
      <Form {...form.sends} className="grid gap-4">
        <p className="text-sm text-neutral-600">{words.intro}</p>
        {fields.map((field) => {
          const { error, ...text } = form.text(field)
          return (
            <TextField
              key={field}
              label={words[field]}
              help={words.helps[field] || undefined}
              optional
              maxLength={300}
              {...text}
              error={error && (words.errors[field] || error)}
            />
          )
        })}
        <div>
          <Button type="submit" look="primary" disabled={!form.changed} running={change.running}>
            {save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
