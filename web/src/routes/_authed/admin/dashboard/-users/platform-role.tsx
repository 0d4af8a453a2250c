import { setUserRole } from '@moisson/contract/user-role'
import { useChange } from '../../../../../api/change.ts'
import { Button } from '../../../../../kit/button.tsx'
import { SaveFailure } from '../../../../../form/save-failure.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { nameOf, type AdminUser } from './admin-user.ts'
import { usersWords } from './users-words.ts'

/** Whether the person administers the whole platform. */
export function PlatformRole({ user }: { user: AdminUser }) {
  const words = useWords(usersWords)
  const change = useChange(setUserRole)
  const holds = user.roles.includes('platform_admin')

  async function turn() {
    const outcome = await change.send({
      path: { id: user.id },
      body: { role: 'platform_admin', action: holds ? 'revoke' : 'grant' },
    })
    if (outcome.ok)
      showToast({
        kind: 'success',
        title: holds ? words.platformTaken(nameOf(user)) : words.platformGiven(nameOf(user)),
      })
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-neutral-200 pt-6">
      <div>
        <h3 className="font-semibold">{words.platformRole}</h3>
        <p className="text-sm text-neutral-600">{words.platformRoleIntro}</p>
      </div>
      {change.error && <SaveFailure error={change.error} />}
      <div>
        <Button running={change.running} onClick={() => void turn()}>
          {holds ? words.takePlatform : words.givePlatform}
        </Button>
      </div>
    </section>
  )
}
