import { getMe } from '@moisson/contract/beneficiary'
import { Suspense, lazy, useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

const CorrectionDialog = lazy(() => import('./-correction-dialog.tsx'))

/** What payroll owns of the person's file: to read, and to have corrected. */
export function PayrollFile() {
  const words = useWords(profileWords)
  const format = useFormat()
  const me = useLateRead(getMe, {})
  const [asking, setAsking] = useState(false)
  const file = me.data
  const rows: [string, string | null][] = file
    ? [
        [words.fields.employee_number, file.employee_number],
        [words.fields.last_name, file.last_name],
        [words.fields.birth_name, file.birth_name],
        [words.fields.first_name, file.first_name],
        [words.fields.birth_date, file.birth_date && format.mediumDay(file.birth_date)],
        [words.fields.nir, file.nir],
        [words.fields.contract_type, file.contract_type && words.contracts[file.contract_type]],
        [words.fields.hire_date, file.hire_date && format.mediumDay(file.hire_date)],
        [words.fields.exit_date, file.exit_date && format.mediumDay(file.exit_date)],
      ]
    : []
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
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {rows
              .filter(([, value]) => value)
              .map(([label, value]) => (
                <div key={label}>
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
        <SkeletonLines lines={5} />
      )}
      {asking && (
        <Suspense>
          <CorrectionDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}
