import { addMonths, type Day } from '@moisson/law/calendar'
import type { RecordOf } from '../record/field.ts'
import { addressFaults, isFault, siretOf, type FieldFault } from './check-file.ts'
import { sameName } from './establishment.ts'
import type { establishmentFields } from './establishment-fields.ts'

export type Establishment = RecordOf<typeof establishmentFields>

/** Years of a company are kept from 2000 on; a closing is announced within two years. */
const FIRST_CLOSING = '2000-01-01'
const CLOSED_AHEAD_MONTHS = 24

/** The place of work as it is written down, or all that is wrong with it at once. `others` are those of the company. */
export function checkEstablishment(
  given: Establishment,
  {
    siren,
    others,
    today,
    before = null,
  }: {
    siren: string
    others: readonly Pick<Establishment, 'name' | 'siret'>[]
    today: Day
    /** The place as it is on file: a day that stands there stops no other change. */
    before?: Pick<Establishment, 'closed_on'> | null
  },
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
  if (
    given.closed_on !== null &&
    given.closed_on !== before?.closed_on &&
    (given.closed_on < FIRST_CLOSING || given.closed_on > addMonths(today, CLOSED_AHEAD_MONTHS))
  )
    faults.push({
      field: 'closed_on',
      code: 'closed_out_of_range',
      fr: 'Donnez un jour depuis 2000, et au plus tard dans deux ans. Vérifiez l’année.',
      en: 'Give a day since 2000, and within two years at the latest. Check the year.',
    })
  if (given.address) faults.push(...addressFaults(given.address, 'address'))
  return { values, faults }
}
