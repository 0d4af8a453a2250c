import type { Mutant } from './mutant.ts'

interface Argument {
  file: string
  /** Part of the text of its line. */
  line: string
  /** `from → to` of each fault that changes nothing there; `*` for whatever it becomes. */
  faults: string[]
  why: string
}

const sameWhenEqual = 'the lower and the higher of two equal values are the same'
const neverAbsent = 'the value is always there: the default only satisfies the compiler'
const anyPivot = 'an unlucky pivot ends in a sort: only the speed changes'
const onlyItsSign = 'only the sign decides'
const nothingOverAnything = 'nothing over two is nothing'
const belowACent = 'one cent there is rounded to nothing'

/** Faults that no test can see: the program they make answers the same. */
const argued: readonly Argument[] = [
  {
    file: 'law/src/rational.ts',
    line: 'b < 0n ? -b : b',
    faults: ['-b → (b)'],
    why: 'the denominator is made positive before',
  },
  {
    file: 'law/src/rational.ts',
    line: 'if (bottom < 0n)',
    faults: ['bottom < 0n → bottom <= 0n'],
    why: 'a denominator of nothing is refused before',
  },
  {
    file: 'law/src/ppv.ts',
    line: 'ppvTemporaryBelow.on(paid_on <= until',
    faults: ['paid_on <= until → paid_on < until'],
    why: sameWhenEqual,
  },
  {
    file: 'law/src/rational.ts',
    line: 'let [x, y] = [a < 0n',
    faults: ['a < 0n → a <= 0n', 'b < 0n → b <= 0n', '0n → 1n'],
    why: 'nothing is its own opposite',
  },
  {
    file: 'law/src/rational.ts',
    line: 'a.n < 0n && quotient',
    faults: ['a.n < 0n → a.n <= 0n', '0n → 1n'],
    why: 'nothing over anything is whole',
  },
  {
    file: 'law/src/allocation.ts',
    line: 'sum += weight',
    faults: ['sum += weight → sum -= weight'],
    why: 'only its size is looked at, and whether it is nothing',
  },
  {
    file: 'law/src/formula/check.ts',
    line: 'i === 0 ? -1 : order(',
    faults: ['1 → 2'],
    why: onlyItsSign,
  },
  {
    file: 'law/src/abondement.ts',
    line: 'if (compare(to, from) > 0)',
    faults: ['compare(to, from) > 0 → compare(to, from) >= 0'],
    why: 'a tier of nothing adds nothing',
  },
  {
    file: 'law/src/abondement.ts',
    line: "['three_times',",
    faults: ['portion(contribution, abondementMultiple.on(given.paid_on).exact) → *'],
    why: 'three times whole cents are whole cents',
  },
  { file: 'law/src/advances.ts', line: 'monthly_pay_cents ?? 0', faults: ['0 → 1'], why: belowACent },
  {
    file: 'law/src/agreement-dates.ts',
    line: 'const later = given.signed > given.filed',
    faults: ['given.signed > given.filed → given.signed >= given.filed'],
    why: sameWhenEqual,
  },
  {
    file: 'law/src/agreement-dates.ts',
    line: 'let months = 0',
    faults: ['0 → 1'],
    why: 'an agreement lasts more than a month: the count goes on',
  },
  {
    file: 'law/src/allocation-columns.ts',
    line: 'masses[0]?.weights.length ?? 0',
    faults: ['0 → 1'],
    why: neverAbsent,
  },
  {
    file: 'law/src/allocation-columns.ts',
    line: 'left += cut(granted, ceilings)',
    faults: ['left += cut(granted, ceilings) → left = cut(granted, ceilings)'],
    why: 'the first sharing leaves nothing: a criterion without weight is refused',
  },
  {
    file: 'law/src/allocation-columns.ts',
    line: 'given.redistribution && left > 0',
    faults: ['left > 0 → left >= 0'],
    why: 'nothing left is shared into nothing, which ends the loop',
  },
  {
    file: 'law/src/allocation-columns.ts',
    line: 'if (over > 0)',
    faults: ['over > 0 → over >= 0'],
    why: 'nothing above the ceiling removes nothing',
  },
  {
    file: 'law/src/calendar.ts',
    line: '(((index % 12) + 12) % 12)',
    faults: ['(index % 12) + 12 → ((index % 12))'],
    why: 'no day before the year zero',
  },
  {
    file: 'law/src/calendar.ts',
    line: 'endOfMonth(addMonths(startOfMonth(day), months))',
    faults: ['startOfMonth(day) → (day)'],
    why: 'a day brought back to the last of its month is in that month too',
  },
  {
    file: 'law/src/calendar.ts',
    line: 'const start = a.start > b.start',
    faults: ['a.start > b.start → a.start >= b.start'],
    why: sameWhenEqual,
  },
  {
    file: 'law/src/calendar.ts',
    line: 'const end = a.end < b.end',
    faults: ['a.end < b.end → a.end <= b.end'],
    why: sameWhenEqual,
  },
  {
    file: 'law/src/calendar.ts',
    line: "written.length === 24 && written > '0001'",
    faults: ["written > '0001' → written >= '0001'"],
    why: 'a whole day is longer than its year, so the two are never equal',
  },
  {
    file: 'law/src/ceilings.ts',
    line: 'if (inside === null) return { num: 0, den: 1 }',
    faults: ['1 → 2'],
    why: nothingOverAnything,
  },
  {
    file: 'law/src/allocation.ts',
    line: 'people[a]!.key < people[b]!.key',
    faults: ['1 → 2', 'people[a]!.key < people[b]!.key → people[a]!.key <= people[b]!.key'],
    why: `${onlyItsSign}, and no two people have one number`,
  },
  {
    file: 'law/src/default-choice.ts',
    line: '[, amount = 0]',
    faults: ['0 → 1'],
    why: neverAbsent,
  },
  {
    file: 'law/src/formula/check.ts',
    line: 'if (a === null || b === null) return null',
    faults: ['a === null || b === null → (a === null && b === null)'],
    why: 'a bound that is not written is no number, and none is told in the end',
  },
  {
    file: 'law/src/formula/check.ts',
    line: "'op' in arg && 'args' in arg && arg.op === 'mul'",
    faults: ["'op' in arg && 'args' in arg → ('op' in arg || 'args' in arg)"],
    why: 'a product always has its factors, and only a product is called one',
  },
  {
    file: 'law/src/formula/expression.ts',
    line: 'percent === undefined || name === undefined',
    faults: ['percent === undefined || name === undefined → (percent === undefined && name === undefined)'],
    why: 'the pattern gives both or neither',
  },
  {
    file: 'law/src/formula/units.ts',
    line: "side(1).join('×')",
    faults: ['1 → 2'],
    why: onlyItsSign,
  },
  {
    file: 'law/src/forfait-social.ts',
    line: '`${line.source} ${figure?.value ?? 0}`',
    faults: ['0 → 1'],
    why: 'the name of a group, shown to nobody',
  },
  { file: 'law/src/gains.ts', line: 'Math.max(0, gain_cents)', faults: ['0 → 1'], why: belowACent },
  {
    file: 'law/src/headcount.ts',
    line: 'given.years_at_250 ?? 0',
    faults: ['0 → 1'],
    why: 'one year is not five either',
  },
  {
    file: 'law/src/income-tax-scale.ts',
    line: 'portion(10_000, rate.exact)',
    faults: ['10_000 → 10001', 'portion(10_000, rate.exact) → *'],
    why: 'the rates are whole percents: nothing is left to round',
  },
  {
    file: 'law/src/income-tax.ts',
    line: 'Math.max(1, levies.net_cents)',
    faults: ['1 → 2'],
    why: 'it only avoids a division by zero, and half of one cent is rounded up to it',
  },
  {
    file: 'law/src/kth-largest.ts',
    line: '(work[i] as number) < pivot',
    faults: ['(work[i] as number) < pivot → (work[i] as number) <= pivot'],
    why: anyPivot,
  },
  {
    file: 'law/src/kth-largest.ts',
    line: 'Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))',
    faults: [
      'Math.max(Math.min(a, b), Math.min(Math.max(a, b), c)) → *',
      'Math.min(a, b) → *',
      'Math.max(a, b) → *',
      'Math.min(Math.max(a, b), c) → *',
    ],
    why: anyPivot,
  },
  {
    file: 'law/src/kth-largest.ts',
    line: 'if (rounds === 0) return work.sort()',
    faults: ['0 → 1', 'rounds === 0 → rounds !== 0'],
    why: anyPivot,
  },
  {
    file: 'law/src/largest-remainder.ts',
    line: 'toSorted((a, b) => (a < b ? -1 : 1))',
    faults: ['1 → 2', 'a < b → a <= b'],
    why: `${onlyItsSign}, and each remainder stands there once`,
  },
  {
    file: 'law/src/largest-remainder.ts',
    line: 'sum <= EXACT && total <= EXACT',
    faults: ['sum <= EXACT → sum < EXACT', 'total <= EXACT → total < EXACT'],
    why: 'at the bound both ways are exact',
  },
  {
    file: 'law/src/allocation.ts',
    line: 'people[place - 1]!.key < person.key',
    faults: ['place - 1 → (place)'],
    why: 'people already in order are then sorted once more: only the speed changes',
  },
  {
    file: 'law/src/largest-remainder.ts',
    line: 'const SPLIT = 2 ** 27 + 1',
    faults: ['1 → 2', '27 → 28', '2 ** 27 + 1 → 2 ** 27 - 1', '2 ** 27 + 1 → (2 ** 27)'],
    why: 'any number of that size splits a product into exact parts',
  },
  {
    file: 'law/src/largest-remainder.ts',
    line: 'if (remainder < 0)',
    faults: ['remainder < 0 → remainder <= 0', '0 → 1'],
    why: 'a whole share counted one short is the first to be topped up',
  },
  {
    file: 'law/src/largest-remainder.ts',
    line: 'const EXACT = 2 ** 50',
    faults: ['50 → 51'],
    why: 'products of pairs are exact to 2 ** 52: the bound keeps away from it',
  },
  {
    file: 'law/src/late-interest.ts',
    line: 'entered ?? published?.value ?? 0',
    faults: ['0 → 1'],
    why: neverAbsent,
  },
  {
    file: 'law/src/money.ts',
    line: 'Number.isSafeInteger(2 * amount * num)',
    faults: [
      'Number.isSafeInteger(2 * amount * num) && Number.isSafeInteger(top) → (Number.isSafeInteger(2 * amount * num) || Number.isSafeInteger(top))',
      '2 * amount * num → (2 * amount)',
      '2 * amount → (2)',
      '2 → 3',
    ],
    why: 'the sum is checked too, and only a product of hundreds of billions below zero tells the two apart',
  },
  {
    file: 'law/src/parameter.ts',
    line: 'dayOf(year, 12, 31)',
    faults: ['12 → 13', '31 → 32'],
    why: 'as a text it still stands between December and the next January',
  },
  {
    file: 'law/src/parameter.ts',
    line: '(a.from < b.from ? 1 : -1)',
    faults: ['a.from < b.from → a.from <= b.from', '1 → 2'],
    why: 'only the sign orders, and no two values start on one day',
  },
  {
    file: 'law/src/paris-time.ts',
    line: 'dayOfMonth) - HOUR',
    faults: ['Date.UTC(year, month - 1, dayOfMonth) - HOUR → (Date.UTC(year, month - 1, dayOfMonth))'],
    why: 'the clock moves at one in the morning UTC: midnight and the hour before are on one side',
  },
  {
    file: 'law/src/payment-deadline.ts',
    line: 'period_months ?? 12',
    faults: ['12 → 13'],
    why: 'both are no period shorter than a year',
  },
  {
    file: 'law/src/presence.ts',
    line: 'else if (period.end > last.end)',
    faults: ['period.end > last.end → period.end >= last.end'],
    why: sameWhenEqual,
  },
  {
    file: 'law/src/reply-window.ts',
    line: 'opened_on < presumed',
    faults: ['opened_on < presumed → opened_on <= presumed'],
    why: sameWhenEqual,
  },
  {
    file: 'law/src/reserve-speciale.ts',
    line: 'compare(surplus, zero) <= 0',
    faults: [
      'compare(surplus, zero) <= 0 → compare(surplus, zero) < 0',
      'given.wages_cents <= 0 → given.wages_cents < 0',
    ],
    why: 'a product with zero is zero',
  },
  {
    file: 'law/src/reserve-speciale.ts',
    line: 'compare(exact, zero) <= 0',
    faults: ['compare(exact, zero) <= 0 → compare(exact, zero) < 0'],
    why: sameWhenEqual,
  },
  {
    file: 'law/src/value-sharing-duty.ts',
    line: 'fits && known && profitable >= EXERCICES',
    faults: ['fits && known → (fits || known)'],
    why: 'three good exercices are three that are known, and a size that does not fit is answered before',
  },
  {
    file: 'law/src/rational.ts',
    line: 'return power >= 0 ?',
    faults: ['power >= 0 → power > 0', '0 → 1'],
    why: 'ten to the power of nothing is one, above or below',
  },
  {
    file: 'law/src/rational.ts',
    line: 'compare(a, b) <= 0 ? a : b',
    faults: ['compare(a, b) <= 0 → compare(a, b) < 0'],
    why: sameWhenEqual,
  },
  {
    file: 'law/src/rational.ts',
    line: 'compare(a, b) >= 0 ? a : b',
    faults: ['compare(a, b) >= 0 → compare(a, b) > 0', '0 → 1'],
    why: sameWhenEqual,
  },
  {
    file: 'law/src/rational.ts',
    line: 'export const zero: Rational = { n: 0n, d: 1n }',
    faults: ['1n → 2n'],
    why: nothingOverAnything,
  },
]

/** Arguments whose line stands nowhere any more. */
export const argumentsOfNothing = (textOf: (file: string) => string): string[] =>
  argued.filter(({ file, line }) => !textOf(file).includes(line)).map(({ file, line }) => `${file}: ${line}`)

/** Why a fault may live; undefined when nobody argued it. */
export function argumentFor({ file, lineText, from, to }: Mutant): string | undefined {
  return argued.find(
    (one) =>
      one.file === file &&
      lineText.includes(one.line) &&
      (one.faults.includes(`${from} → ${to}`) || one.faults.includes(`${from} → *`)),
  )?.why
}
