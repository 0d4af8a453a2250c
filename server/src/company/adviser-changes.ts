import { refusals } from '@moisson/contract/refusals'
import { sirenOf, siretOfCompany } from '@moisson/core/company/number'
import type { FieldFault } from '@moisson/core/company/check-file'
import { isRefusal } from '@moisson/core/refusal'
import type { CompanyStatus } from '@moisson/core/vocabulary'
import type { Caller } from '../http/caller.ts'
import type { CompanyRow } from './company-store.ts'

interface Asked {
  siren?: string | null | undefined
  status?: CompanyStatus | undefined
  siret?: string | null | undefined
}

/**
 * What only the company's adviser or the platform writes: its state, and its SIREN until it is active. In anybody
 * else's file these are read-only keys: the stored value, or a refusal.
 */
export function adviserChanges(
  row: CompanyRow,
  asked: Asked,
  caller: Caller,
): { values: { siren?: string; status?: CompanyStatus }; faults: FieldFault[] } {
  const faults: FieldFault[] = []
  const values: { siren?: string; status?: CompanyStatus } = {}
  if (!caller.platform_admin && !caller.manages.includes(row.id)) {
    if (asked.siren && asked.siren.replaceAll(/\s/g, '') !== row.siren) faults.push(readOnly('siren'))
    if (asked.status !== undefined && asked.status !== row.status) faults.push(readOnly('status'))
    return { values, faults }
  }
  if (asked.status !== undefined && asked.status !== row.status) values.status = asked.status
  if (asked.siren && asked.siren.replaceAll(/\s/g, '') !== row.siren) {
    const siren = sirenOf(asked.siren)
    if (isRefusal(siren)) faults.push(wrongSiren)
    else if (row.status !== 'prospect' && row.status !== 'onboarding') faults.push(lockedSiren)
    else {
      values.siren = siren
      const siret = asked.siret === undefined ? row.siret : asked.siret
      if (siret && isRefusal(siretOfCompany(siret, siren))) faults.push(otherSiret)
    }
  }
  return { values, faults }
}

const readOnly = (field: 'siren' | 'status'): FieldFault => ({
  field,
  code: 'read_only',
  fr: 'Seul le conseiller de la société, ou l’équipe Moisson, change cette valeur : laissez celle qui est enregistrée.',
  en: 'Only the company’s adviser, or the Moisson team, changes this value: leave the one that is stored.',
})
/** The same of a number that is wrong and of one that a company out of sight has: nobody is told which. */
export const wrongSiren: FieldFault = {
  field: 'siren',
  code: 'invalid_siren',
  fr: refusals.siren_not_opened.fr,
  en: refusals.siren_not_opened.en,
}
const lockedSiren: FieldFault = {
  field: 'siren',
  code: 'siren_locked',
  fr: 'Le SIREN d’une société active ne change plus : ouvrez une autre société.',
  en: 'The SIREN of an active company no longer changes: open another company.',
}
const otherSiret: FieldFault = {
  field: 'siret',
  code: 'invalid_siret',
  fr: 'Ce SIRET est celui d’un autre SIREN : changez-le aussi, ou videz-le.',
  en: 'This SIRET belongs to another SIREN: change it too, or empty it.',
}
