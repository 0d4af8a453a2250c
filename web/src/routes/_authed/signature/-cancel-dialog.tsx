import { cancelRatification } from '@moisson/contract/ratification'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { TextArea } from '../../../kit/field.tsx'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { signatureWords } from './-signature-words.ts'

export default function CancelDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(signatureWords)
  const company = useCompany()
  const cancelling = useChange(cancelRatification)
  const form = useForm(
    { reason: '' },
    {
      change: cancelling,
      send: ({ reason }) => cancelling.send({ path: { id: company.id, rid: id }, body: { reason } }),
      done: () => onClose(),
    },
  )
  return (
    <FormDialog
      {...form.sends}
      title={words.cancel}
      description={words.cancelWhy}
      look="danger"
      submit={words.cancel}
      disabled={form.values.reason.trim() === ''}
      onClose={onClose}
    >
      <TextArea label={words.reason} rows={2} maxLength={300} {...form.text('reason')} />
    </FormDialog>
  )
}
