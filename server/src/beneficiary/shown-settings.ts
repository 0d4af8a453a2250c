import { sql } from 'kysely'
import type { extractBeneficiaries } from '@moisson/contract/extract'
import type { Output } from '@moisson/contract/call'
import { doubtKind } from '@moisson/core/import/doubt-kind'
import { looksMonthly } from '@moisson/core/import/pay-watch'
import type { ProblemCode } from '@moisson/core/import/problem'
import type { Tx } from '../database/connect.ts'
import type { ExtractRecord } from './extract-store.ts'
import type { Reading } from '../database/kept-reading.ts'
import { doubtKey, isAcceptable } from './judge-doubts.ts'
import type { Language } from '@moisson/law/text'

type Shown = Output<typeof extractBeneficiaries>

/** How the file is read, with what only a person can tell: null choices are open questions. */
export function shownSettings({ options = {}, plan, findings }: Reading): Shown['settings'] {
  const { months, pay, hidden_rows = 0, other_order_dates = 0, sheets = [] } = findings ?? {}
  const dates = plan?.dates ?? null
  const monthly = pay !== undefined && looksMonthly(pay)
  return {
    dates:
      dates === null
        ? null
        : {
            order: dates.order,
            doubt: options.date_order === undefined ? dates.doubt : null,
            other_order: other_order_dates,
          },
    sheets: sheets.map((sheet) => ({ ...sheet })),
    months:
      months == null
        ? null
        : {
            header: plan?.months?.header ?? '',
            choice: options.months ?? null,
            found: [...months.found],
            missing: [...months.missing],
            people: months.people,
          },
    pay: {
      period: options.pay_period ?? 'year',
      counted: pay?.counted ?? 0,
      below: pay?.below ?? 0,
      // Lines of a month each are asked about as months.
      doubt: monthly && options.pay_period === undefined && (months == null || options.months !== undefined),
    },
    presence:
      plan?.percent == null ? null : { header: plan.percent.header, unit: options.presence_unit ?? null },
    hidden_rows: { count: hidden_rows, choice: options.hidden_rows ?? null },
  }
}

/** The doubts of the rows by kind, the most frequent first. */
export function shownDoubts({ doubts = {}, options = {} }: Reading, language: Language): Shown['doubts'] {
  return Object.entries(doubts)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => {
      const [severity = '', code = '', ...field] = key.split(':')
      const kind = {
        code,
        field: field.join(':'),
        severity: severity === 'error' ? 'error' : 'warning',
      } as const
      const acceptable = isAcceptable(kind)
      const accepted = acceptable && (options.accepted?.includes(doubtKey(kind)) ?? false)
      const label = doubtKind(code as ProblemCode, kind.field, language)
      return { ...kind, label, count, acceptable, accepted }
    })
    .toSorted((a, b) => b.count - a.count)
}

/** What was paid for the exercice before, to compare the whole of a file with; null when nothing was. */
export async function lastYear(tx: Tx, extract: ExtractRecord): Promise<Shown['last_year']> {
  const { company_id: companyId, year } = extract
  if (companyId === null || year === null) return null
  const { rows } = await sql<{ people: number; cents: number; here: number }>`
    select count(*)::int as people, coalesce(sum(reference_salary_cents), 0)::bigint as cents,
      (select count(*)::int from extract_row where extract_id = ${extract.id} and not left_out
        and status <> 'duplicate' and salary_cents is not null) as here
    from beneficiary_year where company_id = ${companyId} and year = ${year - 1}
      and reference_salary_cents is not null`.execute(tx)
  const before = rows[0]
  if (!before || before.people === 0) return null
  return {
    year: year - 1,
    people: before.people,
    reference_salary_cents: Number(before.cents),
    people_here: before.here,
  }
}
