import clsx from 'clsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { FileReading } from './use-extract.ts'
import { importWords } from './import-words.ts'

/** From a quarter more or less, the whole of a file asks to be looked at. */
const FAR_BPS = 2_500

/** The total and the mean of the file beside those of the exercice before. */
export function LastYear({ reading }: { reading: FileReading }) {
  const { last_year: before, totals } = reading
  const words = useWords(importWords)
  const { money, percent } = useFormat()
  if (before === null || before.people_here === 0 || before.reference_salary_cents === 0) return null
  const mean = totals.reference_salary_cents / before.people_here
  const meanBefore = before.reference_salary_cents / before.people
  const change = Math.round((totals.reference_salary_cents / before.reference_salary_cents - 1) * 10_000)
  const meanChange = Math.round((mean / meanBefore - 1) * 10_000)
  const far = Math.abs(change) >= FAR_BPS || Math.abs(meanChange) >= FAR_BPS
  const share = `${change > 0 ? '+' : ''}${percent(change, 0)}`
  return (
    <p className={clsx('tabular text-sm', far ? 'text-amber-900' : 'text-neutral-700')}>
      {words.lastYear(String(before.year), money(before.reference_salary_cents), share)}
      <span className="block">
        {words.lastYearMean(money(Math.round(mean)), money(Math.round(meanBefore)))}
      </span>
    </p>
  )
}
