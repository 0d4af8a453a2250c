import type { accountKeepers } from '../vocabulary.ts'

/** What a keeper is called on screens, in files and on a transfer. */
export const keeperNames: Record<(typeof accountKeepers)[number], string> = {
  groupama_es: 'Groupama Épargne Salariale',
  amundi: 'Amundi ESR',
  natixis_interepargne: 'Natixis Interépargne',
  cm_cic: 'CIC Épargne Salariale',
  bnp_ere: 'BNP Paribas Épargne & Retraite Entreprises',
  epsens: 'Epsens',
  other: 'Teneur de compte',
  none: 'Teneur de compte',
}

export const keeperNameOf = (accountKeeper: string): string =>
  Object.entries(keeperNames).find(([keeper]) => keeper === accountKeeper)?.[1] ?? keeperNames.other
