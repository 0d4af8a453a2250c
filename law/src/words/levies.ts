import type { Day } from '../calendar.ts'
import { crdsRate, csgDeductibleRate, csgRate } from '../parameters/social-levies.ts'
import type { Language } from '../text.ts'
import { percent } from './figures.ts'

/** The rates withheld from intéressement, participation and abondement on a day: « 9,2 % », « 0,5 % », « 9,7 % » together, « 6,8 % » deductible. */
export function leviesIn(
  on: Day,
  language: Language,
): { csg: string; crds: string; both: string; csg_deductible: string } {
  const bps = [csgRate, crdsRate].map((rate) => Math.round(100 * rate.on(on).value))
  const [csg = 0, crds = 0] = bps
  return {
    csg: percent(csg, language),
    crds: percent(crds, language),
    both: percent(csg + crds, language),
    csg_deductible: percent(Math.round(100 * csgDeductibleRate.on(on).value), language),
  }
}
