import { bePlain } from '../words/language.ts'
import type { User } from './account.ts'

export const tabKey = 'moisson.plain'

/** Who chose on this page: what was read of their account, before or after, takes nothing back here. */
let chosenBy = ''
export function choseHere(id: string): void {
  chosenBy = id
}

/** After sign-in: in the words that the account or the session of a code keeps, else in those of the device. */
export function agreeOnWords({ id, email, easy_words }: User): void {
  if (id === chosenBy) return
  chosenBy = ''
  bePlain(easy_words ?? (email ? null : chosenByCode(id)))
}

/** Whether whoever came by a code asked for easy words in this tab, through a reload; null where they did not. */
function chosenByCode(id: string): true | null {
  try {
    return sessionStorage.getItem(tabKey) === id || null
  } catch {
    return null
  }
}
