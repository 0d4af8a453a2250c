import { randomUUID } from 'node:crypto'
import { placeOfSecret } from '../identity/factors/add-totp.ts'
import { exampleTotp } from './example-totp.ts'
import { cookieName } from '../identity/session-cookie.ts'
import { hashPassword } from '../identity/hash-password.ts'
import { mintLink } from '../identity/mint-link.ts'
import type { LinkKind } from '../database/kept-mail.ts'
import { openSession } from '../identity/open-session.ts'
import { refreshTokenFor } from '../identity/refresh-token.ts'
import { identityScope } from '../identity/see-identity.ts'
import { plantUser } from './plant.ts'
import type { TestServer } from './test-server.ts'

/** What opens a session: a second device of the administrator, two mails, an account with a password, codes to come. */
export async function exampleSignIn(server: TestServer, adminId: string, email: string) {
  const { sealer, config } = server.services
  const session = await server.inTransaction(identityScope, (tx) =>
    openSession(tx, adminId, { absoluteHours: 12, device: 'Téléphone' }),
  )
  const passwordAccount = { email, password: 'trois-cerises-et-un-panier' }
  const withPassword = await plantUser(server, { name: 'Hugo Roche', email: passwordAccount.email })
  await server.owner.query('update app_user set password_hash = $2 where id = $1', [
    withPassword,
    await hashPassword(passwordAccount.password),
  ])
  const tokenOf = async (kind: LinkKind) => {
    const order = { kind, user_id: withPassword, email: passwordAccount.email, redirect: '/profile' }
    const link = await server.inTransaction(identityScope, (tx, now) => mintLink(tx, order, now))
    return link?.token ?? ''
  }
  const totp = randomUUID()
  await server.owner.query(
    `insert into sign_in_factor (id, user_id, kind, name, secret_cipher) values ($1, $2, 'totp', '', $3)`,
    [totp, adminId, sealer.seal('platform', placeOfSecret(totp), exampleTotp.secret)],
  )
  return {
    totp,
    session: session.id,
    refreshCookie: `${cookieName(config)}=${refreshTokenFor(sealer, session, 0)}`,
    signInToken: await tokenOf('sign_in'),
    resetToken: await tokenOf('reset_password'),
    passwordAccount,
  }
}
