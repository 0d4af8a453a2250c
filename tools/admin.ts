// npm run admin -- invite EMAIL: makes somebody administrator of the platform, the first one or again.
import { invitePlatformAdmin } from '../server/src/admin/invite-platform-admin.ts'
import { configFrom } from '../server/src/boot.ts'
import { inStoredDatabase, runCommand } from './stored.ts'

const [verb, email] = process.argv.slice(2)
if (verb !== 'invite' || !email) {
  console.error('usage: npm run admin -- invite EMAIL')
  process.exit(2)
}
await runCommand(() =>
  inStoredDatabase(async ({ pool }) => {
    const { link, created } = await invitePlatformAdmin(pool, configFrom(process.env), email)
    console.log(`${email} ${created ? 'is' : 'has an account and is now'} administrator of the platform.
A mail with a link of 7 days is on its way, as soon as a server of this installation runs.
To enter at once, within 15 minutes:

  ${link}
`)
  }),
)
