import { setActivation } from '@moisson/contract/admin'
import type { ActivationAction } from '@moisson/core/vocabulary'
import { useChange } from '../../../../../api/change.ts'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { usersWords } from './users-words.ts'
import { sentenceOf } from '../../../../../api/sentence-of.ts'

/** Activates, suspends or invites again, and says what came of it. */
export function useActivation() {
  const words = useWords(usersWords)
  const change = useChange(setActivation)
  return {
    running: change.running,
    /** True when the call was accepted. */
    async act(action: ActivationAction, user_ids: string[]): Promise<boolean> {
      const outcome = await change.send({ body: { user_ids, action } })
      if (!outcome.ok) {
        showToast({ kind: 'error', title: sentenceOf(outcome.error) })
        return false
      }
      const { results } = outcome.value
      const changed = results.filter(({ result }) => result !== 'unchanged').length
      const reasons = [...new Set(results.flatMap(({ message }) => message ?? []))]
      showToast({
        kind: changed > 0 ? 'success' : 'info',
        title:
          changed > 0
            ? words.done[action === 'suspend_compromised' ? 'suspend' : action](changed)
            : words.nothingChanged,
        ...(reasons.length > 0 ? { body: reasons.join(' ') } : {}),
      })
      return true
    },
  }
}
