import { getMyChoices } from '@moisson/contract/choice'
import { handle } from '../http/handle.ts'
import { versionsOf } from './choice-store.ts'
import { choicesView } from './choices-view.ts'
import { myFile } from './my-file.ts'

export const handleGetMyChoices = handle(getMyChoices, async ({ tx, caller, input, language }) => {
  const file = await myFile(tx, caller, input.path.id)
  return choicesView(file, await versionsOf(tx, file.enrolment.id), language)
})
