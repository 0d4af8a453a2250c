// npm run admin -- invite EMAIL: makes somebody administrator of the platform, the first one or again.
// npm run admin -- forget-factors EMAIL: forgets the second factors of its only administrator, who lost them.
import { forgetAdminFactors } from '../server/src/admin/forget-admin-factors.ts'
import { invitePlatformAdmin } from '../server/src/admin/invite-platform-admin.ts'
import { configFrom } from '../server/src/boot.ts'
import { inStoredDatabase, runCommand } from './stored.ts'

const [verb, email] = process.argv.slice(2)
if ((verb !== 'invite' && verb !== 'forget-factors') || !email) {
  console.error('usage: npm run admin -- invite EMAIL | forget-factors EMAIL')
  process.exit(2)
}
await runCommand(() =>
  inStoredDatabase(async ({ pool }) => {
    if (verb === 'forget-factors') {
      const { factors } = await forgetAdminFactors(pool, email)
      console.log(`${email}: ${factors} second ${factors === 1 ? 'factor' : 'factors'} and the recovery codes are forgotten, every session is ended.
The next sign-in, by link or password, asks for a new factor. A mail says so as soon as a server of this installation runs.`)
      return
    }
    const { link, created } = await invitePlatformAdmin(pool, configFrom(process.env), email)
    console.log(`${email} ${created ? 'is' : 'has an account and is now'} administrator of the platform.
A mail with a link of 7 days is on its way, as soon as a server of this installation runs.
To enter at once, within 15 minutes:

  ${link}
`)
  }),
)
