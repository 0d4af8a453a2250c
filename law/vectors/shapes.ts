import { allocationShapes } from './allocate.ts'
import { bonusShapes } from './bonus.ts'
import { campaignShapes } from './campaigns.ts'
import { choiceShapes } from './choices.ts'
import { companyShapes } from './company.ts'
import { forfaitShapes } from './forfait.ts'
import { formulaShapes } from './formulas.ts'
import { levyShapes } from './levies.ts'
import { paramShapes } from './param.ts'
import { reserveShapes } from './reserve.ts'
import { savingShapes } from './saving.ts'
import type { Shapes } from './shape.ts'

/** Every rule name of the vector file, with the function that answers in its shape. */
export const shapes: Shapes = {
  ...paramShapes,
  ...levyShapes,
  ...forfaitShapes,
  ...companyShapes,
  ...reserveShapes,
  ...formulaShapes,
  ...allocationShapes,
  ...choiceShapes,
  ...savingShapes,
  ...bonusShapes,
  ...campaignShapes,
}
