import type { Day } from '@moisson/law/calendar'
import type { Capacity, Signatory } from '../company/signatory-fields.ts'
import type { Accord } from './accord.ts'

/** How a text that is written here names who signs it. */
const signsFor: Record<Accord['conclusion']['mode'], Capacity | null> = {
  collective_agreement: 'union',
  unions: 'union',
  works_council: 'works_council',
  ratification: null,
  unilateral: null,
  unilateral_after_failure: null,
  branch: 'works_council',
}

/**
 * Who signs a text by what it says itself; of those already on record, the day and the paper stay. `vote` is what the
 * personnel decided of it.
 */
export function signatoriesIn(
  { company, conclusion }: Pick<Accord, 'company' | 'conclusion'>,
  recorded: readonly Signatory[],
  vote: { signed_on: Day; document_id: string | null } | null,
): Signatory[] {
  const side = signsFor[conclusion.mode]
  const named: Signatory[] = [
    ...(company.representative
      ? [
          {
            capacity: 'employer' as const,
            name: company.representative.name,
            quality: company.representative.quality,
          },
        ]
      : []),
    ...(side === null
      ? []
      : conclusion.signatories.map(({ name, quality, organisation }) => ({
          // Without a union delegate a collective agreement is signed by somebody whom a union has mandated.
          capacity:
            conclusion.mode === 'collective_agreement' && !organisation
              ? ('mandated_employee' as const)
              : side,
          name,
          quality: quality ?? null,
          organisation: organisation ?? null,
        }))),
    ...(conclusion.mode === 'ratification'
      ? [{ capacity: 'personnel' as const, name: 'Le personnel', ...vote }]
      : []),
  ]
  return named.map((one) => {
    const known = recorded.find(({ capacity, name }) => capacity === one.capacity && name === one.name)
    return {
      ...one,
      signed_on: known?.signed_on ?? one.signed_on,
      document_id: known?.document_id ?? one.document_id,
    }
  })
}
