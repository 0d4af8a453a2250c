import { updateUser } from '@moisson/contract/user'
import { currentBearer } from '../api/bearer.ts'
import { send } from '../api/send.ts'
import { currentLanguage, setLanguage } from '../words/language.ts'
import type { Language } from '@moisson/law/text'

let chosenHere = false

/** The person's own choice: shown at once, and kept with the account when there is one. */
export function chooseLanguage(language: Language): void {
  chosenHere = true
  setLanguage(language)
  if (currentBearer().tokenNow() !== null) keepWithAccount(language)
}

/** After sign-in: a choice made on this page goes to the account, otherwise the account's language is taken. */
export function agreeOnLanguage(ofAccount: Language): void {
  const here = currentLanguage()
  if (here === ofAccount) return
  if (chosenHere) keepWithAccount(here)
  else setLanguage(ofAccount)
}

/** The choice already holds on this browser: failing to keep it elsewhere is no reason to disturb anybody. */
function keepWithAccount(locale: Language): void {
  send(updateUser, { body: { locale } }).catch(() => undefined)
}
