// npm run admin -- invite EMAIL: makes somebody administrator of the platform, the first one or again.
// npm run admin -- renew-key: seals by MOISSON_KEY what MOISSON_FORMER_KEY sealed, while the application runs with both.
// npm run admin -- forget-factors EMAIL: forgets the second factors of its only administrator, who lost them.
import { forgetAdminFactors } from '../server/src/admin/forget-admin-factors.ts'
import { invitePlatformAdmin } from '../server/src/admin/invite-platform-admin.ts'
import { renewKey } from '../server/src/admin/renew-key.ts'
import { configFrom } from '../server/src/boot.ts'
import { ConfigError } from '../server/src/config.ts'
import { sealerFrom } from '../server/src/security/sealer.ts'
import { fileStore, inStoredDatabase, runCommand } from './stored.ts'

const [verb, email] = process.argv.slice(2)
if (verb !== 'renew-key' && ((verb !== 'invite' && verb !== 'forget-factors') || !email)) {
  console.error('usage: npm run admin -- invite EMAIL | forget-factors EMAIL | renew-key')
  process.exit(2)
}
await runCommand(() =>
  inStoredDatabase(async ({ pool }) => {
    if (verb === 'renew-key' || !email) return renewAll(pool)
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

async function renewAll(pool: Parameters<typeof renewKey>[0]['pool']): Promise<void> {
  const { masterKey, formerKey } = configFrom(process.env)
  if (formerKey === null)
    throw new ConfigError(
      'MOISSON_FORMER_KEY is missing: the key in force until now, beside the new MOISSON_KEY',
    )
  const files = await fileStore()
  const { sealed, unread, codesUntil } = await renewKey({
    pool,
    sealer: sealerFrom(masterKey, formerKey),
    files,
  })
  for (const [what, { renewed, all }] of Object.entries(sealed))
    console.log(`${what.padEnd(30)} ${String(renewed).padStart(8)} sealed anew of ${all}`)
  if (unread.length > 0)
    throw new ConfigError(
      `${unread.length} files cannot be read in the store, and are sealed as they were: ${unread.slice(0, 10).join(', ')}. Run it again once they can.`,
    )
  console.log(
    `Done: nothing kept needs MOISSON_FORMER_KEY any more. ${
      codesUntil
        ? `Codes of letters and SMS given before today do, until ${codesUntil.toISOString().slice(0, 10)}: keep it until then, or take it away and print those letters again.`
        : 'Take it away and start again.'
    }`,
  )
}
