import type { SaverAnswers } from './questions.ts'

/** From and to, both included; null: no end. */
interface Range {
  readonly from: number
  readonly to: number | null
}

/** When the money is needed, in months from now. */
const horizons: Readonly<Record<NonNullable<SaverAnswers['needed_in']>, Range>> = {
  within_2: { from: 0, to: 24 },
  from_2_to_5: { from: 24, to: 60 },
  from_5_to_10: { from: 60, to: 120 },
  after_10: { from: 120, to: null },
}
/** The fall that is accepted, in basis points of a year: up to it all is, above it nothing. */
const falls: Readonly<Record<NonNullable<SaverAnswers['fall_accepted']>, Range>> = {
  none: { from: 0, to: 0 },
  up_to_50: { from: 500, to: 500 },
  up_to_100: { from: 1000, to: 1000 },
  up_to_200: { from: 2000, to: 2000 },
  over_200: { from: 2000, to: null },
}

/** A figure of a fund beside what was said: under it, above it, or above a part of it. */
export type Beside = 'within' | 'perhaps' | 'above'

function beside(figure: number, said: Range): Beside {
  if (said.to !== null && figure > said.to) return 'above'
  return figure > said.from ? 'perhaps' : 'within'
}

/** The figures of a fund's document that can be put beside what a person said. */
interface FundSaid {
  readonly recommended_holding_months: number
  readonly scenarios: readonly { readonly name: string; readonly bps_per_year: number }[]
}

export interface FundBeside {
  /** The advised holding time beside when the money is needed; null where that was not said. */
  holding: Beside | null
  /** The fall of the bad year beside the one accepted; null where one of the two is not said. */
  bad_year: Beside | null
}

/** Two facts of a fund beside what a person said. It neither judges the fund nor ranks it: both stay to be read. */
function fundBeside(answers: SaverAnswers, fund: FundSaid): FundBeside {
  const bad = fund.scenarios.find(({ name }) => name === 'unfavourable')
  return {
    holding: answers.needed_in && beside(fund.recommended_holding_months, horizons[answers.needed_in]),
    bad_year:
      answers.fall_accepted && bad
        ? beside(Math.max(0, -bad.bps_per_year), falls[answers.fall_accepted])
        : null,
  }
}

/** Each fund with its two facts, in the order they came in: what one says of oneself sorts none, and leaves none out. */
export const fundsBeside = <Fund extends FundSaid>(
  answers: SaverAnswers,
  funds: readonly Fund[],
): { fund: Fund; beside: FundBeside }[] => funds.map((fund) => ({ fund, beside: fundBeside(answers, fund) }))
