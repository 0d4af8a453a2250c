import type { CompanyRow } from './company-store.ts'

const slots = [
  {
    keeper: 'account_keeper',
    name: 'account_keeper_name',
    code: 'account_keeper_company_code',
    iban: 'keeper_iban',
    bic: 'keeper_bic',
  },
  {
    keeper: 'percol_account_keeper',
    name: 'percol_keeper_name',
    code: 'percol_keeper_company_code',
    iban: 'percol_keeper_iban',
    bic: 'percol_keeper_bic',
  },
] as const
type Slot = (typeof slots)[number]
type Asked = { [name in Slot['keeper' | 'name' | 'code' | 'iban' | 'bic']]?: string | null | undefined }

/** What goes with a keeper that another one replaces: its name, its code and its account, unless the new ones are given with it. */
export function leftByKeeper(
  row: Pick<CompanyRow, Slot['keeper' | 'name' | 'code' | 'bic']>,
  asked: Asked,
): { [name in Slot['name' | 'code' | 'iban' | 'bic']]?: null } {
  return Object.fromEntries(
    slots
      .filter(
        ({ keeper }) =>
          asked[keeper] !== undefined && asked[keeper] !== row[keeper] && row[keeper] !== 'none',
      )
      .flatMap(({ name: called, code, iban, bic }) => [
        ...[called, code, bic].filter((name) => !asked[name] || asked[name] === row[name]),
        ...(asked[iban] ? [] : [iban]),
      ])
      .map((name) => [name, null]),
  )
}
