import type { RecordOf } from '../record/field.ts'
import { addressFaults, isFault, siretOf, type FieldFault } from './check-file.ts'
import { sameName } from './establishment.ts'
import type { establishmentFields } from './establishment-fields.ts'

export type Establishment = RecordOf<typeof establishmentFields>

/** The place of work as it is written down, or all that is wrong with it at once. `others` are those of the company. */
export function checkEstablishment(
  given: Establishment,
  { siren, others }: { siren: string; others: readonly Pick<Establishment, 'name' | 'siret'>[] },
): { values: Establishment; faults: FieldFault[] } {
  const faults: FieldFault[] = []
  const values = { ...given, name: given.name.trim().replaceAll(/\s+/g, ' '), siret: given.siret || null }
  if (others.some(({ name }) => sameName(name) === sameName(values.name)))
    faults.push({
      field: 'name',
      code: 'establishment_twice',
      fr: 'Un autre établissement porte déjà ce nom.',
      en: 'Another establishment already has this name.',
    })
  if (values.siret !== null) {
    const siret = siretOf(values.siret, siren)
    if (isFault(siret)) faults.push({ ...siret, field: 'siret' })
    else {
      values.siret = siret
      const twice = others.find((one) => one.siret === siret)
      if (twice)
        faults.push({
          field: 'siret',
          code: 'establishment_twice',
          fr: `« ${twice.name} » porte déjà ce SIRET.`,
          en: `“${twice.name}” already has this SIRET.`,
        })
    }
  }
  if (given.address) faults.push(...addressFaults(given.address, 'address'))
  return { values, faults }
}
