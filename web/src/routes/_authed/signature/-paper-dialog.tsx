import { enterVote } from '@moisson/contract/ratification'
import { parisDay } from '@moisson/law/paris-time'
import { useChange } from '../../../api/change.ts'
import { FileField } from '../../../file/file-field.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { DateField, TextField } from '../../../kit/field.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { signatureWords } from './-signature-words.ts'
import type { Ratification, Voter } from './-ratification.ts'

interface Values {
  answer: 'yes' | 'no' | null
  on: string
  sheet: File | null
  reason: string
}

/** What somebody answered on paper, with the paper; entered anew, it says why. */
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
  const corrects = voter.channel === 'paper'
  const start: Values = { answer: null, on: voter.answered_on ?? today, sheet: null, reason: '' }
  const form = useForm(start, {
    change: entering,
    fieldOf: { vote_day: 'on' },
    send: ({ answer, on, sheet, reason }) =>
      answer === null
        ? null
        : entering.send({
            path: { id: company.id, rid: ratification.id, vid: voter.id },
            body: { answer, on, ...(corrects && { reason }) },
            ...(sheet && { file: sheet }),
          }),
    done: () => sayAndClose(corrects ? words.corrected : words.entered, onClose),
  })
  const { answer, sheet, reason } = form.values
  const complete = answer !== null && (corrects ? reason.trim() !== '' : sheet !== null)
  return (
    <FormDialog
      {...form.sends}
      title={corrects ? words.correctTitle(name) : words.enterTitle(name)}
      description={corrects ? words.correctWhy : words.enterWhy}
      submit={words.save}
      disabled={!complete}
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
        help={corrects ? words.sheetStays : words.sheetHelp}
        accept=".pdf,.png,.jpg,.jpeg"
        choose={words.choose}
        chosen={sheet ? words.chosen(sheet.name) : null}
        onFile={(file) => form.set('sheet', file)}
      />
      {corrects && <TextField label={words.correctReason} maxLength={300} {...form.text('reason')} />}
    </FormDialog>
  )
}
