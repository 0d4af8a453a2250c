import { deleteAccount } from '@moisson/contract/identity'
import { useNavigate } from '@tanstack/react-router'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { TextField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { signOut } from '../../../session/session.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { profileWords } from './-profile-words.ts'

/** Closing one's account, confirmed by a typed word. */
export default function CloseAccount({ onClose }: { onClose: () => void }) {
  const words = useWords(profileWords)
  const { typeToConfirm } = useWords(kitWords)
  const navigate = useNavigate()
  const change = useChange(deleteAccount)
  const form = useForm(
    { confirmation: '' },
    {
      change,
      send: (body) => change.send({ body }),
      done: async () => {
        showToast({ kind: 'info', title: words.closed })
        await signOut()
        await navigate({ to: '/login' })
      },
    },
  )
  return (
    <FormDialog
      {...form.sends}
      size="small"
      title={words.closeTitle}
      description={words.closeBody}
      submit={words.close}
      look="danger"
      disabled={form.values.confirmation.trim().toUpperCase() !== words.closeWord}
      onClose={onClose}
    >
      <TextField
        label={typeToConfirm(words.closeWord)}
        autoComplete="off"
        data-confirms
        {...form.text('confirmation')}
      />
    </FormDialog>
  )
}
