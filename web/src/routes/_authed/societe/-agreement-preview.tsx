import { previewAgreement } from '@moisson/contract/agreement'
import { agreementFields, clauseFields } from '@moisson/core/company/agreement-fields'
import { keysOf } from '@moisson/core/record/field'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../../../api/read.ts'
import { useSettled } from '../../../form/use-settled.ts'
import { valueInWords } from '../../../form/value-in-words.ts'
import { Notice } from '../../../kit/notice.tsx'
import { PlainTable } from '../../../kit/plain-table.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Agreement, AgreementValues } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'

/** What the law says of what is being written, and what the next campaign would take over; nothing is saved. */
export function AgreementPreview({ type, values }: { type: Agreement['type']; values: AgreementValues }) {
  const words = useWords(agreementWords)
  const { text, language, mediumDay } = useFormat()
  const company = useCompany()
  const settled = useSettled(values)
  const { signed_on, filed_on, first_exercise_start, last_exercise_end, tacit_renewal, period_months } =
    settled
  const clauses = Object.fromEntries(
    keysOf(clauseFields).flatMap((name) => (settled[name] === null ? [] : [[name, settled[name]]])),
  )
  const preview = useQuery({
    ...readOptions(previewAgreement, {
      path: { id: company.id },
      body: {
        type,
        signed_on,
        filed_on,
        first_exercise_start,
        last_exercise_end,
        period_months,
        tacit_renewal,
        clauses,
      },
    }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  const { data, error } = preview
  const rows = keysOf(clauseFields).filter(
    (name) => data?.next[name] !== undefined || data?.now?.clauses[name] !== undefined,
  )
  const said = (clauses: Agreement['clauses'] | undefined, name: keyof typeof clauseFields) =>
    (clauses && valueInWords(clauseFields[name], clauses[name], language)) || words.unsaid
  return (
    <section aria-live="polite" className="grid gap-3 rounded-xl bg-neutral-50 p-4">
      <h4 className="text-sm font-semibold text-neutral-950">{words.effect}</h4>
      {error ? (
        <Notice kind="error">{error.message}</Notice>
      ) : data === undefined ? (
        <SkeletonLines lines={4} />
      ) : (
        <>
          <ul className="grid gap-2">
            {data.remarks.map(({ field, serious, message }) => (
              <li
                key={field}
                className={serious ? 'text-pretty text-amber-900' : 'text-pretty text-neutral-700'}
              >
                <span className="font-medium">{text(agreementFields[field].label)}</span>
                {words.remark}
                {text(message)}
              </li>
            ))}
          </ul>
          {rows.length > 0 && (
            <>
              <p className="text-sm text-pretty text-neutral-600">
                {data.exercise
                  ? words.effectOf(mediumDay(data.exercise.start), mediumDay(data.exercise.end))
                  : words.effectUndated}
              </p>
              <PlainTable
                dense
                label={words.effect}
                rows={rows}
                rowKey={(name) => name}
                columns={[
                  { header: '', long: true, cell: (name) => text(clauseFields[name].label) },
                  data.now && {
                    header: words.now,
                    align: 'left',
                    long: true,
                    cell: (name) => said(data.now?.clauses, name),
                  },
                  { header: words.next, align: 'left', long: true, cell: (name) => said(data.next, name) },
                ]}
              />
            </>
          )}
        </>
      )}
    </section>
  )
}
