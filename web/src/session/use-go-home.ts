import { useNavigate } from '@tanstack/react-router'
import { agreeOnLanguage } from './choose-language.ts'
import { chosenRole, roleOf } from './chosen-role.ts'
import { safePath } from './safe-path.ts'

/** After sign-in: to the page asked for, or else to the person's own space. */
export function useGoHome() {
  const navigate = useNavigate()
  return async (wanted: string | null) => {
    const path = safePath(wanted) ?? undefined
    const { sessionState } = await import('./session.ts')
    if (sessionState().status === 'second-step')
      return navigate({ to: '/login', search: { step: true, redirect: path }, replace: true })
    const { homeOf, loadUser } = await import('./account.ts')
    const user = await loadUser()
    agreeOnLanguage(user.locale)
    await navigate({ to: path ?? homeOf(user, roleOf(user, chosenRole())), replace: true })
  }
}
