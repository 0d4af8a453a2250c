import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { homeOf, loadUser } from './account.ts'
import { agreeOnLanguage } from './choose-language.ts'
import { chosenRole, roleOf } from './chosen-role.ts'
import { safePath } from './safe-path.ts'

/** After sign-in: to the page asked for, or else to the person's own space. */
export function useGoHome() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (wanted: string | null) => {
    const user = await loadUser(client)
    agreeOnLanguage(user.locale)
    const path = safePath(wanted)
    await navigate({ to: path ?? homeOf(user, roleOf(user, chosenRole())), replace: true })
  }
}
