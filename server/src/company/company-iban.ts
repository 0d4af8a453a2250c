import type { Sealer } from '../security/sealer.ts'

/** The accounts of a company's file: its own, and those its account keepers are paid on. */
export const companyAccounts = ['iban', 'keeper_iban', 'percol_keeper_iban'] as const
export type CompanyAccount = (typeof companyAccounts)[number]

export const accountPlace = (account: CompanyAccount, companyId: string): string =>
  `company.${account}/${companyId}`

export const sealIban = (sealer: Sealer, companyId: string, account: CompanyAccount, iban: string): Buffer =>
  sealer.seal(companyId, accountPlace(account, companyId), iban)

export const openIban = (
  sealer: Sealer,
  companyId: string,
  account: CompanyAccount,
  sealed: Buffer,
): string => sealer.open(companyId, accountPlace(account, companyId), sealed).toString()
