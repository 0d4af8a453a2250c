import { useState } from 'react'
import { Form } from '../../../form/form.tsx'
import { Button } from '../../../kit/button.tsx'
import { SaveFailure } from '../../../form/save-failure.tsx'
import { Progress } from '../../../kit/progress.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { FileField } from './-file-field.tsx'
import { ClosingFields, shownClosing } from './-closing-fields.tsx'
import { LegalCalendar } from './-legal-calendar.tsx'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

const asked = [
  ['headcount'],
  ['fiscal_year_end_month', 'fiscal_year_end_day'],
  ['contact_name', 'contact_email'],
] as const

/** The three questions on which everything else depends, one at a time; each answer is saved at once. */
export default function Start({ file, onEnd }: { file: CompanyFile; onEnd: () => void }) {
  const words = useWords(societeWords)
  const [step, setStep] = useState(0)
  const closing = shownClosing(file)
  const questions = [words.start.headcount, words.start.closing, words.start.contact]

  async function next() {
    if (!(await file.record.save(asked[step] ?? []))) return
    if (step < 2) return setStep(step + 1)
    showToast({ kind: 'success', title: words.start.done })
    onEnd()
  }

  return (
    <div className="grid max-w-3xl gap-6">
      <Form error={file.record.error} className="card grid gap-5 p-6" onSubmit={() => void next()}>
        <Progress value={step + 1} max={3} label={words.start.progress(step + 1)} />
        <h2 className="text-xl font-semibold">{questions[step]}</h2>
        {file.record.error && Object.keys(file.record.error.fieldErrors).length === 0 && (
          <SaveFailure error={file.record.error} />
        )}
        {step === 0 && <FileField file={file} name="headcount" help={words.start.headcountHelp} />}
        {step === 1 && (
          <div className="grid gap-4 sm:grid-cols-2">
            <ClosingFields file={file} />
          </div>
        )}
        {step === 2 && (
          <div className="grid gap-4 sm:grid-cols-2">
            <FileField file={file} name="contact_name" />
            <FileField file={file} name="contact_email" />
          </div>
        )}
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="quiet" onClick={onEnd}>
            {words.start.skip}
          </Button>
          <Button look="primary" type="submit" running={file.record.saving}>
            {step < 2 ? words.start.next : words.start.finish}
          </Button>
        </div>
      </Form>
      {step === 1 && closing && <LegalCalendar companyId={file.company.id} closing={closing} tried={false} />}
    </div>
  )
}
