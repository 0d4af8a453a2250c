import { SelectField } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-words.ts'

/** In a leap year, so that 29 February may be a closing day. */
export const lastDayOf = (month: number): number => new Date(Date.UTC(2024, month, 0)).getUTCDate()

/** The closing day of the accounts; an end of month stays one when the month changes. */
export function ClosingFields({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { language } = useFormat()
  const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const month = Number(file.get('fiscal_year_end_month'))
  const day = Number(file.get('fiscal_year_end_day'))
  const last = lastDayOf(month)
  return (
    <>
      <SelectField
        label={words.labels.fiscal_year_end_month}
        name="fiscal_year_end_month"
        value={String(month)}
        error={file.errorOf('fiscal_year_end_month')}
        options={Array.from({ length: 12 }, (_, index) => ({
          value: String(index + 1),
          label: months.format(new Date(Date.UTC(2024, index, 1))),
        }))}
        onChange={(event) => {
          const chosen = Number(event.target.value)
          file.set('fiscal_year_end_month', chosen)
          if (day >= last || day > lastDayOf(chosen)) file.set('fiscal_year_end_day', lastDayOf(chosen))
        }}
      />
      <SelectField
        label={words.labels.fiscal_year_end_day}
        name="fiscal_year_end_day"
        value={String(Math.min(day, last))}
        error={file.errorOf('fiscal_year_end_day')}
        options={Array.from({ length: last }, (_, index) => ({
          value: String(index + 1),
          label: String(index + 1),
        }))}
        onChange={(event) => file.set('fiscal_year_end_day', Number(event.target.value))}
      />
    </>
  )
}
