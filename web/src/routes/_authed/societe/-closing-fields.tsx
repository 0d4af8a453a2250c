import { fileFields } from '@moisson/core/company/fields'
import { SelectField } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** In a leap year, so that 29 February may be a closing day. */
const lastDayOf = (month: number): number => new Date(Date.UTC(2024, month, 0)).getUTCDate()

/** The closing day as the fields show it, or null while it is not whole. */
export function shownClosing(file: CompanyFile): { month: number; day: number } | null {
  const month = (file.get('fiscal_year_end_month') ?? null) as number | null
  const day = (file.get('fiscal_year_end_day') ?? null) as number | null
  return month === null || day === null ? null : { month, day: Math.min(day, lastDayOf(month)) }
}

/** The closing day of the accounts: an end of month stays one when the month changes, a day nobody chose stays open. */
export function ClosingFields({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { language, text } = useFormat()
  const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const month = (file.get('fiscal_year_end_month') ?? null) as number | null
  const day = (file.get('fiscal_year_end_day') ?? null) as number | null
  const last = month === null ? 31 : lastDayOf(month)
  const toChoose = { value: '', label: words.toChoose }
  return (
    <>
      <SelectField
        label={text(fileFields.fiscal_year_end_month.label)}
        name="fiscal_year_end_month"
        value={month === null ? '' : String(month)}
        error={file.errorOf('fiscal_year_end_month')}
        options={[
          ...(month === null ? [toChoose] : []),
          ...Array.from({ length: 12 }, (_, index) => ({
            value: String(index + 1),
            label: months.format(new Date(Date.UTC(2024, index, 1))),
          })),
        ]}
        onChange={(event) => {
          if (event.target.value === '') return
          const chosen = Number(event.target.value)
          file.set('fiscal_year_end_month', chosen)
          if (day !== null && (day >= last || day > lastDayOf(chosen)))
            file.set('fiscal_year_end_day', lastDayOf(chosen))
        }}
      />
      <SelectField
        label={text(fileFields.fiscal_year_end_day.label)}
        name="fiscal_year_end_day"
        value={day === null ? '' : String(Math.min(day, last))}
        error={file.errorOf('fiscal_year_end_day')}
        options={[
          ...(day === null ? [toChoose] : []),
          ...Array.from({ length: last }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          })),
        ]}
        onChange={(event) => {
          if (event.target.value !== '') file.set('fiscal_year_end_day', Number(event.target.value))
        }}
      />
    </>
  )
}
