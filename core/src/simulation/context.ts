import type { OfficerRules } from '../campaign/officers.ts'
import type { Day } from '@moisson/law/calendar'
import type { SimulatedPerson } from './facts.ts'

/** On which day, for which accounts and which people a simulation is made. */
export interface SimulationContext {
  /** Day whose legal figures are used. */
  rules_date: Day
  /** Closing day of the company's accounts. */
  closing: { month: number; day: number }
  /** Everybody of the company in the year asked, for a distribution between real people. */
  people?: readonly SimulatedPerson[]
  /** Whether officers and spouses have a share, as the agreement and the headcount say; absent: they have none. */
  officers?: OfficerRules
}
