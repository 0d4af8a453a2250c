import type { accountKeepers } from '../vocabulary.ts'
import { groupama } from './groupama.ts'
import type { KeeperFile } from './keeper.ts'
import { neutral } from './neutral.ts'

/** The account keepers whose own file we write; the others take a neutral one. */
export const keeperFiles: Partial<Record<(typeof accountKeepers)[number], KeeperFile>> = {
  groupama_es: groupama,
}

/** What a campaign keeps the fingerprints of, each with none while its file was not taken. */
export const noFingerprints = (): Record<string, null> =>
  Object.fromEntries(
    ['payroll', ...Object.values(keeperFiles).map(({ kind }) => kind), neutral.kind].map((kind) => [
      kind,
      null,
    ]),
  )

/** The file of a company's account keeper: its own layout, else the neutral one; undefined where nobody keeps accounts. */
export const keeperFileOf = (accountKeeper: string): KeeperFile | undefined =>
  accountKeeper === 'none'
    ? undefined
    : (Object.entries(keeperFiles).find(([keeper]) => keeper === accountKeeper)?.[1] ?? neutral)

/** Whether the columns are ours, so that its keeper has to be asked whether it takes them. */
export const isNeutral = (file: KeeperFile): boolean => file.kind === neutral.kind
