import { getUser, updateUser } from '@moisson/contract/user'
import { queryClient } from '../api/query-client.ts'
import { readOptions } from '../api/read.ts'
import { refreshNouns } from '../api/refresh-nouns.ts'
import { send } from '../api/send.ts'
import { setPlain } from '../words/set-plain.ts'
import { loadUser } from './account.ts'
import { choseHere, tabKey } from './agree-on-words.ts'

/**
 * The person's own choice: shown at once, kept with the account and the device; by a code, which is of whoever holds the
 * paper, for the session alone. Rejects, and changes nothing, where the easy words cannot be fetched.
 */
export async function chooseWords(on: boolean): Promise<void> {
  const { id, email } = await loadUser()
  await setPlain(on, email !== '')
  choseHere(id)
  queryClient.setQueryData(readOptions(getUser, {}).queryKey, (user) => user && { ...user, easy_words: on })
  if (!email) rememberInTab(id, on)
  // What was chosen holds here already: failing to keep it elsewhere is no reason to disturb anybody.
  else
    await send(updateUser, { body: { easy_words: on } }).then(
      () => refreshNouns(queryClient, updateUser.changes ?? []),
      () => undefined,
    )
}

function rememberInTab(id: string, on: boolean): void {
  try {
    if (on) sessionStorage.setItem(tabKey, id)
    else sessionStorage.removeItem(tabKey)
  } catch {
    // Private browsing: the choice lasts as long as the page.
  }
}
