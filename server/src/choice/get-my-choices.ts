import { getMyChoices } from '@moisson/contract/choice'
import { handle } from '../http/handle.ts'
import { versionsOf } from './choice-store.ts'
import { choicesView } from './choices-view.ts'
import { myFile } from './choosing-file.ts'
import { prepared } from '../database/run-statement.ts'

export const handleGetMyChoices = handle(getMyChoices, async ({ transaction, caller, input, language }) => {
  const run = prepared(transaction.client)
  const file = await myFile(run, caller, input.path.id)
  return choicesView(file, await versionsOf(run, file.enrolment), language)
})
