import { getMe } from '@moisson/contract/beneficiary'
import { personFields } from '@moisson/core/beneficiary/fields'
import { fieldsWith, keysOf } from '@moisson/core/record/field'
import { useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { useOwnEmployer } from '../../../beneficiary/own-employer.ts'
import { valueInWords } from '../../../form/value-in-words.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { late } from '../../../kit/late.tsx'
import { Skeleton } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

const EmployerChoice = late(() => import('../../../beneficiary/employer-choice.tsx'))
const CorrectionDialog = late(() => import('./-correction-dialog.tsx'))

/** What payroll keeps of a person. */
const kept = keysOf(fieldsWith(personFields, { owner: 'payroll' }))

/** What payroll owns of the person's file: to read, and to have corrected. */
export function PayrollFile() {
  const words = useWords(profileWords)
  const { text, language } = useFormat()
  const me = useLateRead(getMe, useOwnEmployer())
  const [asking, setAsking] = useState(false)
  const file = me.data
  const rows = kept.flatMap((name) => {
    const value = file && valueInWords(personFields[name], file[name], language)
    return value ? [{ name, label: text(personFields[name].label), value }] : []
  })
  return (
    <Card
      title={words.payrollOwns}
      actions={
        <Button size="small" disabled={!file} onClick={() => setAsking(true)}>
          {words.askCorrection}
        </Button>
      }
    >
      {file ? (
        <>
          {file.companies.length > 1 && (
            <div className="mb-4">
              <EmployerChoice me={file} />
            </div>
          )}
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {rows.map(({ name, label, value }) => (
              <div key={name}>
                <dt className="text-sm text-neutral-600">{label}</dt>
                <dd className="text-neutral-950">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm text-neutral-600">{words.payrollOwnsHelp}</p>
        </>
      ) : me.error ? (
        <ErrorCard error={me.error} onRetry={() => void me.refetch()} />
      ) : (
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {kept.map((name) => (
            <Skeleton key={name} className="h-11" />
          ))}
        </div>
      )}
      {asking && <CorrectionDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}
