import { changeEmail } from '@moisson/contract/identity'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { TextField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

/** Asks for another sign-in address; it changes only when the link sent there is clicked. */
export default function EmailDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(profileWords)
  const change = useChange(changeEmail)
  const form = useForm(
    { email: '' },
    {
      change,
      send: (body) => change.send({ body }),
      done: ({ sent }, { email }) => {
        if (!sent) return { email: words.sameEmail }
        showToast({ kind: 'info', title: words.emailSent(email.trim()) })
        onClose()
      },
    },
  )
  return (
    <FormDialog
      {...form.sends}
      size="small"
      title={words.changeEmail}
      description={words.newEmailHelp}
      submit={words.send}
      onClose={onClose}
    >
      <TextField label={words.newEmail} type="email" autoComplete="email" required {...form.text('email')} />
    </FormDialog>
  )
}
