import type { Role } from '@moisson/core/roles'
import { redirect } from '@tanstack/react-router'
import { homeOf, loadUser } from '../session/account.ts'
import { agreeOnLanguage } from '../session/choose-language.ts'
import { agreeOnWords } from '../session/agree-on-words.ts'
import { chosenRole, roleOf } from '../session/chosen-role.ts'

interface MatchLike {
  staticData: { roles?: readonly Role[] }
}

/** Loads the person, and leads somebody who opens a space that is not theirs to their own. */
export async function openSpace(matches: readonly MatchLike[]): Promise<void> {
  const user = await loadUser()
  agreeOnLanguage(user.locale)
  agreeOnWords(user)
  const roles = matches.at(-1)?.staticData.roles
  const scoped = user.campaign_scope !== null && !roles?.includes('beneficiary')
  if (!roles?.some((role) => user.roles.includes(role)) && (roles || scoped)) {
    // Whose access ended, or never began, has no space: their own page says so, and a way on.
    throw redirect({
      to: user.roles.length === 0 ? '/profile' : homeOf(user, roleOf(user, chosenRole())),
    })
  }
}
