import type { Route } from '../http/handle.ts'
import { handleListLetters } from './list-letters.ts'
import { handleOpenByCode } from './open-by-code.ts'
import { handleStopRemindersByCode } from './stop-by-code.ts'
import { handlePrintLetters } from './print-letters.ts'
import { handleRecordHandovers } from './record-handovers.ts'

export const letterRoutes = [
  handleListLetters,
  handlePrintLetters,
  handleRecordHandovers,
  handleOpenByCode,
  handleStopRemindersByCode,
] satisfies Route[]
