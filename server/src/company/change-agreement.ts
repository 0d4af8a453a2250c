import type { setAgreementFormula } from '@moisson/contract/agreement'
import { changeAgreement } from '@moisson/contract/agreement'
import { parisDay } from '@moisson/law/paris-time'
import { handle, type Context } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { agreementsOf, type AgreementRow } from './agreement-store.ts'
import { lockedVersions, writeVersion } from './write-agreement.ts'

export const handleChangeAgreement = handle(changeAgreement, async (context) => {
  return writeVersion(context, await versionToChange(context), context.input.body)
})

type Change = Context<typeof changeAgreement> | Context<typeof setAgreementFormula>

/** The version asked for, locked with those of its kind; what has been written since is shown and refused. */
export async function versionToChange({ tx, companyId, input, now, ifMatch }: Change) {
  const all = await lockedVersions(tx, companyId, null)
  const before = versionIn(all, input.path.aid)
  if (ifMatch !== undefined && ifMatch !== before.version) {
    const shown = await agreementsOf(tx, companyId, parisDay(now))
    throw new Refused(
      { refusal: 'version_conflict', details: {} },
      { current: shown.find(({ id }) => id === before.id) ?? null },
    )
  }
  const { type, act } = before
  return { type, act, before, versions: all.filter((version) => version.type === type) }
}

/** One of the company's versions; another company's is not found. */
export function versionIn(versions: readonly AgreementRow[], id: string): AgreementRow {
  const found = versions.find((version) => version.id === id)
  if (!found) throw refused('not_found')
  return found
}
