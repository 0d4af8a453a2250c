import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showToast } from '../kit/toast-store.ts'
import { homeOf, loadUser } from '../session/account.ts'
import { chooseRole, roleOf } from '../session/chosen-role.ts'
import { enterAs } from '../session/sign-in.ts'
import { useWords } from '../words/catalogue.ts'
import { demoWords } from './words.ts'

/** Becomes one of the demo's personas and opens their space, or the page asked for. */
export function useEnter() {
  const words = useWords(demoWords)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [entering, setEntering] = useState<string | null>(null)

  async function enter(persona: { id: string; role: string }, href?: string) {
    setEntering(persona.id)
    const outcome = await enterAs(persona.id)
    if (outcome.ok) {
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'GET /demo' })
      const user = await loadUser(client)
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
