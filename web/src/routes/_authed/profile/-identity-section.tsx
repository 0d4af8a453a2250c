import { roleFacts } from '@moisson/core/roles'
import { updateUser } from '@moisson/contract/user'
import { useChange } from '../../../api/change.ts'
import { Form } from '../../../form/form.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
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
  const change = useChange(updateUser)
  // An employee's phone is on the file the employer reads.
  const works = user.roles.some((role) => roleFacts[role].works)
  const form = useForm(
    { displayName: user.displayName ?? '', phoneNumber: user.phoneNumber ?? '' },
    {
      change,
      send: ({ displayName, phoneNumber }) =>
        change.send({
          body: { displayName: displayName.trim() || null, phoneNumber: phoneNumber.trim() || null },
        }),
      done: () => void showToast({ kind: 'success', title: words.saved }),
    },
  )
  return (
    <Card title={words.identity}>
      <UnsavedChanges when={form.changed} />
      <Form {...form.sends} className="grid gap-4">
        <TextField
          label={words.name}
          help={words.nameHelp}
          autoComplete="name"
          maxLength={120}
          {...form.text('displayName')}
        />
        {works && (
          <TextField
            label={words.phone}
            optional
            type="tel"
            autoComplete="tel"
            maxLength={30}
            {...form.text('phoneNumber')}
          />
        )}
        <div>
          <Button type="submit" look="primary" disabled={!form.changed} running={change.running}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
