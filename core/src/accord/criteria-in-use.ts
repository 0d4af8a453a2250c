import type { Accord } from './accord.ts'
import type { Criterion } from '../vocabulary.ts'

/** Whether the split, or a supplement with a split of its own, uses a criterion: its definitions are then written. */
export const usesCriterion = (
  { criteria, supplement }: Pick<Accord, 'criteria' | 'supplement'>,
  name: Criterion,
): boolean =>
  [...criteria, ...(supplement.planned && supplement.split === 'own' ? supplement.criteria : [])].some(
    ({ criterion }) => criterion === name,
  )
