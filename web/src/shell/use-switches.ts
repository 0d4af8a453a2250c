import { switchCompany } from '@moisson/contract/company'
import type { Role } from '@moisson/core/roles'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../api/api-error.ts'
import { forgetAnswers } from '../api/forget-answers.ts'
import { queryClient } from '../api/query-client.ts'
import { send } from '../api/send.ts'
import { showToast } from '../kit/toast-store.ts'
import { homeOfRole, loadCompany } from '../session/account.ts'
import { chooseRole } from '../session/chosen-role.ts'
import { signOut } from '../session/session.ts'
import { sentenceOf } from '../api/sentence-of.ts'

/** The three ways to become somebody else: another company, another role, nobody. */
export function useSwitches() {
  const navigate = useNavigate()
  return {
    toCompany: async (id: string, home = '/dashboard') => {
      try {
        await send(switchCompany, { path: { id } })
        const lookAgain = forgetAnswers(queryClient)
        await navigate({ to: home })
        await loadCompany()
        lookAgain()
      } catch (error) {
        showToast({ kind: 'error', title: error instanceof ApiError ? sentenceOf(error) : String(error) })
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
