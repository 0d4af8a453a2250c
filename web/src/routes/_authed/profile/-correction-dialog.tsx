import { askCorrection, correctableFields } from '@moisson/contract/beneficiary'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SelectField, TextArea } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { profileWords } from './-profile-words.ts'

type Field = (typeof correctableFields)[number]

/** A message to HR about one thing of the file that payroll owns. */
export default function CorrectionDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(profileWords)
  const { cancel } = useWords(kitWords)
  const ask = useChange(askCorrection)
  const [field, setField] = useState<Field>('last_name')
  const [message, setMessage] = useState('')
  const [empty, setEmpty] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setEmpty(message.trim() === '')
    if (message.trim() === '') return
    const outcome = await ask.send({ body: { field, message } })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.correctionSent })
    onClose()
  }

  return (
    <Dialog
      open
      size="small"
      stubborn={message.trim() !== ''}
      title={words.askCorrection}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button look="primary" type="submit" form="correction" running={ask.running}>
            {words.correctionSend}
          </Button>
        </>
      }
    >
      <form id="correction" className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        {ask.error && <ErrorCard error={ask.error} />}
        <SelectField
          label={words.correctionField}
          value={field}
          options={correctableFields.map((value) => ({ value, label: words.fields[value] }))}
          onChange={(event) => setField(event.target.value as Field)}
        />
        <TextArea
          label={words.correctionMessage}
          help={words.correctionHelp}
          rows={4}
          maxLength={1000}
          value={message}
          error={empty ? words.correctionMissing : undefined}
          onChange={(event) => setMessage(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
