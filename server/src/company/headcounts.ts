import { detailIn } from '@moisson/law/refusal'
import { listHeadcounts, saveHeadcounts } from '@moisson/contract/company'
import type { Input, Output } from '@moisson/contract/call'
import { futureYear } from '@moisson/core/company/check-file'
import { civilYear, closingOf } from '@moisson/core/company/closing'
import { levyRegime, regimeInWords, type LevyRegime } from '@moisson/core/company/levy-regime'
import { yearOf, type Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { refuseFaults } from '../http/refuse-faults.ts'
import { refused } from '../http/refused.ts'
import { type Language, inEach } from '@moisson/law/text'
import { number } from '@moisson/law/words/figures'

interface Row {
  year: number
  headcount: number
  declared_by_name: string | null
  declared_at: Date | null
}

/** The headcount of each civil year on file; that of the company's own file is one of them and wins. */
async function headcountsOf(tx: Tx, companyId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select coalesce(c.year, h.year) as year, coalesce(c.headcount, h.headcount)::float8 as headcount,
      case when c.year is null then h.declared_by_name end as declared_by_name,
      case when c.year is null then h.declared_at end as declared_at
    from (select headcount_year as year, headcount from company
      where id = ${companyId} and headcount is not null and headcount_year is not null) c
    full join (select * from company_headcount where company_id = ${companyId}) h on h.year = c.year
    order by 1 desc`.execute(tx)
  return rows
}

/** What the employer's levy of a payment goes by. */
export async function levyRegimeOf(tx: Tx, companyId: string, paid_on: Day): Promise<LevyRegime> {
  const company = await tx
    .selectFrom('company')
    .select(['bound_to_participation', 'bound_at_250', 'fiscal_year_end_month', 'fiscal_year_end_day'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const headcounts = await headcountsOf(tx, companyId)
  return levyRegime({ headcounts, declared: company, paid_on, closing: closingOf(company) ?? civilYear })
}

async function shown(
  tx: Tx,
  companyId: string,
  now: Date,
  language: Language,
): Promise<Output<typeof listHeadcounts>> {
  const rows = await headcountsOf(tx, companyId)
  const today = parisDay(now.toISOString())
  const levy = await levyRegimeOf(tx, companyId, today)
  return {
    items: rows.map(({ declared_at, declared_by_name, ...row }) => ({
      ...row,
      declared_by: declared_by_name,
      declared_at: declared_at?.toISOString() ?? null,
    })),
    levy: {
      year: yearOf(today),
      from: levy.from,
      missing_years: levy.missing_years,
      sentence: regimeInWords(levy, null)[language],
    },
  }
}

export const handleListHeadcounts = handle(listHeadcounts, ({ tx, companyId, now, language }) =>
  shown(tx, companyId, now, language),
)

/** The year of the company's own file is changed there: another figure, or none, given here would be hidden by it. */
async function refuseYearOfFile(
  tx: Tx,
  companyId: string,
  items: Input<typeof saveHeadcounts>['body']['items'],
): Promise<void> {
  const { headcount, headcount_year: year } = await tx
    .selectFrom('company')
    .select(['headcount', 'headcount_year'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  if (headcount === null || year === null) return
  const kept = Number(headcount)
  if (items.some((one) => one.year === year && one.headcount !== kept))
    throw refused('headcount_of_file', {
      year: String(year),
      ...detailIn(
        'headcount',
        inEach((language) => number(kept, language)),
      ),
    })
}

/** An average is known of a past year or of this one, here as in the company's file. */
function refuseYearsToCome(
  items: Input<typeof saveHeadcounts>['body']['items'],
  thisYear: number,
  language: Language,
): void {
  const faults = items.flatMap(({ year, headcount }, place) =>
    headcount !== null && year > thisYear ? [{ ...futureYear, field: `items.${place}.year` }] : [],
  )
  refuseFaults(faults, language)
}

/** The thresholds are read over five years: the figure of a year stays once the company's file tells a later one. */
export async function keepFormerYear(
  tx: Tx,
  caller: { user_id: string; name: string },
  before: { id: string; headcount: string | number | null; headcount_year: number | null },
  now_on_file: { headcount_year?: unknown },
  now: Date,
): Promise<void> {
  const { headcount_year: later } = now_on_file
  const { headcount, headcount_year: year } = before
  if (headcount === null || year === null || typeof later !== 'number' || later <= year) return
  await declare(tx, before.id, { year, headcount: Number(headcount) }, caller, now)
}

/** Writes the headcount of a year, with who declares it. */
async function declare(
  tx: Tx,
  company_id: string,
  { year, headcount }: { year: number; headcount: number },
  caller: { user_id: string; name: string },
  now: Date,
): Promise<void> {
  const declared = {
    headcount,
    declared_by: caller.user_id,
    declared_by_name: caller.name,
    declared_at: now,
  }
  await tx
    .insertInto('company_headcount')
    .values({ company_id, year, ...declared })
    .onConflict((conflict) => conflict.columns(['company_id', 'year']).doUpdateSet(declared))
    .execute()
}

/** Writes the years given; the others stay. A year without a number is taken back. */
export const handleSaveHeadcounts = handle(saveHeadcounts, async (context) => {
  const { tx, companyId, input, now, caller, language, note } = context
  refuseYearsToCome(input.body.items, yearOf(parisDay(now.toISOString())), language)
  await refuseYearOfFile(tx, companyId, input.body.items)
  const was = new Map((await headcountsOf(tx, companyId)).map(({ year, headcount }) => [year, headcount]))
  const before = input.body.items.map(({ year }) => ({ year, headcount: was.get(year) ?? null }))
  for (const { year, headcount } of input.body.items) {
    if (headcount === null)
      await tx
        .deleteFrom('company_headcount')
        .where('company_id', '=', companyId)
        .where('year', '=', year)
        .execute()
    else await declare(tx, companyId, { year, headcount }, caller, now)
  }
  note({
    target_type: 'company',
    target_id: companyId,
    before: { headcounts: before },
    after: { headcounts: input.body.items },
  })
  return shown(tx, companyId, now, language)
})
