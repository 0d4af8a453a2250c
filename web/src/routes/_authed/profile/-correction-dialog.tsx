import { askCorrection } from '@moisson/contract/beneficiary'
import type { Correctable } from '@moisson/core/beneficiary/correctable'
import { correctable, correctableFields } from '@moisson/core/beneficiary/correctable'
import { useChange } from '../../../api/change.ts'
import { useOwnEmployer } from '../../../beneficiary/own-employer.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { SelectField, TextArea } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

interface Values {
  field: Correctable
  message: string
}
const start: Values = { field: 'last_name', message: '' }

/** A message to HR about one thing of the file that payroll owns. */
export default function CorrectionDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(profileWords)
  const { text } = useFormat()
  const change = useChange(askCorrection)
  const employer = useOwnEmployer()
  const form = useForm(start, {
    change,
    check: ({ message }) => ({ message: message.trim() === '' && words.correctionMissing }),
    send: (body) => change.send({ ...employer, body }),
    done: () => sayAndClose(words.correctionSent, onClose),
  })
  return (
    <FormDialog
      {...form.sends}
      size="small"
      title={words.askCorrection}
      submit={words.correctionSend}
      onClose={onClose}
    >
      <SelectField
        label={words.correctionField}
        options={correctableFields.map((value) => ({ value, label: text(correctable[value]) }))}
        {...form.text('field')}
      />
      <TextArea
        label={words.correctionMessage}
        help={words.correctionHelp}
        rows={4}
        maxLength={1000}
        {...form.text('message')}
      />
    </FormDialog>
  )
}
