import type { accountKeepers } from '../vocabulary.ts'
import { groupama } from './groupama.ts'
import type { KeeperFile } from './keeper.ts'

/** The account keepers whose file we write; for the others of the list a company is told so. */
export const keeperFiles: Partial<Record<(typeof accountKeepers)[number], KeeperFile>> = {
  groupama_es: groupama,
}

/** What a campaign keeps the fingerprints of, each with none while its file was not taken. */
export const noFingerprints = (): Record<string, null> =>
  Object.fromEntries(
    ['payroll', ...Object.values(keeperFiles).map(({ kind }) => kind)].map((kind) => [kind, null]),
  )

/** The file of a company's account keeper; undefined for a keeper whose file we do not write. */
export const keeperFileOf = (accountKeeper: string): KeeperFile | undefined =>
  Object.entries(keeperFiles).find(([keeper]) => keeper === accountKeeper)?.[1]
