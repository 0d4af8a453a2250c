import { openRatification } from '@moisson/contract/ratification'
import { addDays } from '@moisson/law/calendar'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { DateField, SelectField, TextArea } from '../../../kit/field.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Ready } from './-ratification.ts'
import { signatureWords } from './-signature-words.ts'

interface Values {
  document_id: string
  ends_on: string
  message: string
  with: 'union' | 'cse'
  joint_on: string
}

/** Which text, until when, with which words, and with whom it is asked. */
export default function OpenDialog({ ready, onClose }: { ready: Ready; onClose: () => void }) {
  const { form: words } = useWords(signatureWords)
  const { longDay } = useFormat()
  const company = useCompany()
  const opening = useChange(openRatification)
  const joint = ready.has_cse === true || ready.has_union_delegate === true
  const texts = ready.texts.filter(({ ratifiable }) => ratifiable)
  const start: Values = {
    document_id: texts[0]?.id ?? '',
    ends_on: addDays(ready.day, 15),
    message: '',
    with: ready.has_union_delegate === true ? 'union' : 'cse',
    joint_on: ready.day,
  }
  const form = useForm(start, {
    change: opening,
    fieldOf: {
      ratification_end: 'ends_on',
      unknown_document: 'document_id',
      text_not_ratifiable: 'document_id',
      joint_request_missing: 'joint_on',
      joint_request_day: 'joint_on',
      joint_request_partner: 'with',
    },
    send: ({ document_id, ends_on, message, with: whom, joint_on }) =>
      opening.send({
        path: { id: company.id },
        body: {
          document_id,
          ends_on,
          ...(message && { message }),
          ...(joint && { joint_request: { with: whom, on: joint_on } }),
        },
      }),
    done: () => sayAndClose(words.opened, onClose),
  })
  const text = texts.find(({ id }) => id === form.values.document_id)
  const reached = ready.personnel - ready.without_mail
  return (
    <FormDialog
      {...form.sends}
      title={words.title}
      description={words.intro(ready.personnel, ready.needed)}
      submit={reached > 0 ? words.send(reached) : words.open}
      onClose={onClose}
    >
      <SelectField
        label={words.text}
        help={text?.sign_by ? words.signBy(longDay(text.sign_by)) : undefined}
        options={texts.map(({ id, title }) => ({ value: id, label: title }))}
        {...form.text('document_id')}
      />
      <DateField
        className="max-w-xs"
        label={words.ends}
        help={words.endsHelp}
        min={addDays(ready.day, 1)}
        max={addDays(ready.day, 60)}
        {...form.text('ends_on')}
      />
      {joint && (
        <>
          <p className="text-sm text-neutral-700">{words.jointHelp}</p>
          <RadioCards
            legend={words.joint}
            columns={2}
            {...form.value('with')}
            options={[
              { value: 'union', title: words.with.union, disabled: ready.has_union_delegate === false },
              { value: 'cse', title: words.with.cse, disabled: ready.has_cse === false },
            ]}
          />
          <DateField className="max-w-xs" label={words.jointOn} max={ready.day} {...form.text('joint_on')} />
        </>
      )}
      <TextArea label={words.message} optional rows={3} maxLength={600} {...form.text('message')} />
    </FormDialog>
  )
}
