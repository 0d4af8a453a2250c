import { switchCompany } from '@moisson/contract/company'
import type { Role } from '@moisson/core/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { send } from '../api/send.ts'
import { ApiError } from '../api/api-error.ts'
import { showToast } from '../kit/toast-store.ts'
import { homeOfRole } from '../session/account.ts'
import { chooseRole } from '../session/chosen-role.ts'
import { signOut } from '../session/session.ts'

/** The three ways to become somebody else: another company, another role, nobody. */
export function useSwitches() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return {
    toCompany: async (id: string, home = '/dashboard') => {
      try {
        await send(switchCompany, { path: { id } })
        client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'GET /demo' })
        await navigate({ to: home, reloadDocument: false })
      } catch (error) {
        showToast({ kind: 'error', title: error instanceof ApiError ? error.message : String(error) })
      }
    },
    toRole: async (role: Role) => {
      chooseRole(role)
      await navigate({ to: homeOfRole(role) })
    },
    signOut: async () => {
      await signOut()
      await navigate({ to: '/login' })
    },
  }
}
