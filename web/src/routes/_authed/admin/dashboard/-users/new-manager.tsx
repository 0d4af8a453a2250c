import { setManager } from '@moisson/contract/user'
import { useChange } from '../../../../../api/change.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { TextField } from '../../../../../kit/field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { usersWords } from './users-words.ts'

/** Makes the holder of an address an adviser; the portfolio is set in the file that opens then. */
export default function NewManager({ onClose }: { onClose: () => void }) {
  const words = useWords(usersWords)
  const { go } = usePlatformSearch()
  const appoint = useChange(setManager)
  const form = useForm(
    { email: '' },
    {
      change: appoint,
      check: ({ email }) => ({ email: email.trim() === '' && words.emailMissing }),
      send: ({ email }) => appoint.send({ body: { email: email.trim(), manager: true } }),
      done: ({ user }) => go({ person: user.id, q: user.email, role: undefined, status: undefined }),
    },
  )
  const field = form.text('email')
  const refused = form.refusal?.status === 404 ? words.unknownEmail : form.refusal?.message
  return (
    <FormDialog
      {...form.sends}
      failure={null}
      size="small"
      title={words.newTitle}
      description={words.newIntro}
      submit={words.appoint}
      onClose={onClose}
    >
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        {...field}
        error={field.error ?? refused}
      />
    </FormDialog>
  )
}
