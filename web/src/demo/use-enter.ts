import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showToast } from '../kit/toast-store.ts'
import { chooseRole, roleOf } from '../session/chosen-role.ts'
import { enterAs } from '../session/sign-in.ts'
import { useWords } from '../words/catalogue.ts'
import { demoWords } from './demo-words.ts'

/** Becomes one of the demo's personas and opens their space, or the page asked for. */
export function useEnter() {
  const words = useWords(demoWords)
  const navigate = useNavigate()
  const [entering, setEntering] = useState<string | null>(null)

  async function enter(persona: { id: string; role: string }, href?: string) {
    setEntering(persona.id)
    const outcome = await enterAs(persona.id)
    if (outcome.ok && outcome.value.second_step) {
      await navigate({ to: '/login', search: { step: true, redirect: href } })
    } else if (outcome.ok) {
      const [{ homeOf, loadUser }, { queryClient }] = await Promise.all([
        import('../session/account.ts'),
        import('../api/query-client.ts'),
      ])
      queryClient.clear()
      const user = await loadUser()
      const role = roleOf(user, user.roles.find((each) => each === persona.role) ?? null)
      chooseRole(role)
      await navigate({ to: href ?? homeOf(user, role) })
    } else {
      showToast({ kind: 'error', title: words.failed, body: outcome.failure.message })
    }
    setEntering(null)
  }
  return { entering, enter }
}
