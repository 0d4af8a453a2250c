import { enterVote } from '@moisson/contract/ratification'
import { parisDay } from '@moisson/law/paris-time'
import { useChange } from '../../../api/change.ts'
import { FileField } from '../../../file/file-field.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { DateField } from '../../../kit/field.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { signatureWords } from './-signature-words.ts'
import type { Ratification, Voter } from './-ratification.ts'

interface Values {
  answer: 'yes' | 'no' | null
  on: string
  sheet: File | null
}

/** What somebody answered on paper, with the paper. */
export default function PaperDialog(props: {
  ratification: Ratification
  voter: Voter
  name: string
  today: string
  onClose: () => void
}) {
  const { ratification, voter, name, today, onClose } = props
  const words = useWords(signatureWords)
  const company = useCompany()
  const entering = useChange(enterVote)
  const start: Values = { answer: null, on: today, sheet: null }
  const form = useForm(start, {
    change: entering,
    fieldOf: { vote_day: 'on' },
    send: ({ answer, on, sheet }) =>
      answer === null || sheet === null
        ? null
        : entering.send({
            path: { id: company.id, rid: ratification.id, vid: voter.id },
            body: { answer, on },
            file: sheet,
          }),
    done() {
      showToast({ kind: 'success', title: words.entered })
      onClose()
    },
  })
  const { answer, sheet } = form.values
  return (
    <FormDialog
      {...form.sends}
      title={words.enterTitle(name)}
      description={words.enterWhy}
      submit={words.save}
      disabled={answer === null || sheet === null}
      onClose={onClose}
    >
      <RadioCards<'yes' | 'no'>
        legend={words.answer}
        columns={2}
        value={answer}
        onChange={(value) => form.set('answer', value)}
        options={[
          { value: 'yes', title: words.said.yes },
          { value: 'no', title: words.said.no },
        ]}
      />
      <DateField
        className="max-w-xs"
        label={words.on}
        min={parisDay(ratification.opened_at)}
        max={today}
        {...form.text('on')}
      />
      <FileField
        label={words.sheet}
        help={words.sheetHelp}
        accept=".pdf,.png,.jpg,.jpeg"
        choose={words.choose}
        chosen={sheet ? words.chosen(sheet.name) : null}
        onFile={(file) => form.set('sheet', file)}
      />
    </FormDialog>
  )
}
