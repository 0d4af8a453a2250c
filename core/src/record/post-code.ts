import { countryCode } from './country-code.ts'

interface Place {
  readonly postal_code?: string | null | undefined
  readonly country?: string | null | undefined
}

/** Whether an address counts as in France: told so, or in no country told. */
export const isInFrance = (country: string | null | undefined): boolean =>
  (countryCode(country ?? null) ?? 'FRA') === 'FRA'

/**
 * Whether an address in France has a post code that none is there: not five digits, or nothing but zeros; 00 is the
 * army's. Overseas has five digits too; where it is named as a country of its own, it is not judged.
 */
export const hasWrongPostCode = ({ postal_code, country }: Place): boolean =>
  Boolean(postal_code) && !/^(?!00000)\d{5}$/.test(postal_code ?? '') && isInFrance(country)
