import { redeemLink } from '@moisson/contract/identity'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { provesScreen, requireAsker } from './asking-screen.ts'
import { forgetLinkRequest } from './count-link-request.ts'
import { deviceOf } from './device-mark.ts'
import { endSessions } from './end-sessions.ts'
import type { Caller } from '../http/caller.ts'
import { factorsOf, forgetFactors } from './factors/factor-store.ts'
import { linkById, lookAtLink, maskedEmail, requireOpen, spendRow, type LinkRow } from './link-store.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import { withToken } from './refuse-guessing.ts'
import { identityScope } from './see-identity.ts'
import { startSession, type SessionContext, type SessionOut } from './start-session.ts'

const opening = ['sign_in', 'campaign', 'verify_email', 'recover_email', 'invitation'] as const

/** Uses a link on a person's click, and opens the session it stands for. */
export const handleRedeemLink = handleFreely(redeemLink, async (context) => {
  const device = deviceOf(context)
  return withToken(context, async () => {
    const proved = await provesScreen(context, context.input.body)
    return context.inTransaction(async (tx, now, outbox) => {
      const link = requireOpen(await lookAtLink(tx, context.input.body.token), opening, device.id)
      requireAsker(link, device.id, proved)
      if (link.kind === 'verify_email') requireOwnSession(context.caller, link)
      // The former address proves itself first; what it changes waits for the factor that its owner had.
      if (link.kind === 'recover_email' && (await hadFactor(tx, link)))
        return askFactorFirst(context, tx, link)
      await spendRow(tx, link, device.id)
      if (link.kind === 'verify_email') await takeAddress(tx, link, outbox)
      if (link.kind === 'recover_email') await takeAddressBack(tx, link)
      await proveAddress(tx, link)
      if (link.kind === 'sign_in') await forgetLinkRequest(context, tx, link.email)
      const accepted = link.kind === 'invitation' ? await acceptInvitation(tx, link, now) : []
      const session = await startSession(context, tx, link.user_id, {
        campaignScope: link.kind === 'campaign' ? link.campaign_id : null,
        beneficiaryScope: link.kind === 'campaign' ? link.beneficiary_id : null,
        redirect: link.redirect,
        amr: ['link'],
      })
      await context.audit(tx, now, {
        actor: { user_id: link.user_id, name: link.user_name ?? link.user_email },
        target_type: 'user',
        target_id: link.user_id,
        summary: `signed in by a link (${link.kind})`,
      })
      for (const company_id of accepted)
        await context.audit(tx, now, {
          action: 'company.acceptInvitation',
          actor: { user_id: link.user_id, name: link.user_name ?? link.user_email },
          company_id,
          target_type: 'user',
          target_id: link.user_id,
        })
      return session
    }, identityScope)
  })
})

/** A new address is confirmed by whoever is in the account already: its mailbox alone opens nothing. */
function requireOwnSession(caller: Caller | null, link: LinkRow): void {
  if (caller?.user_id !== link.user_id || caller.viewing || caller.campaign_scope !== null)
    throw refused('own_session_needed')
}

/** Whether the account had a second factor before the change that a link undoes, and has it still. */
async function hadFactor(tx: Tx, link: LinkRow): Promise<boolean> {
  return (await factorsOf(tx, link.user_id)).some(({ created_at }) => created_at < link.created_at)
}

/** Ends what is open, and opens a session that does nothing but its second step, which then takes the address back. */
async function askFactorFirst(context: SessionContext, tx: Tx, link: LinkRow): Promise<SessionOut> {
  await endSessions(tx, { userId: link.user_id }, 'address to be taken back')
  return startSession(context, tx, link.user_id, {
    redirect: link.redirect,
    amr: ['link'],
    pendingLink: link.id,
  })
}

/** Takes the address back once the factor was shown. */
export async function finishTakingBack(tx: Tx, linkId: string): Promise<void> {
  const link = requireOpen(await linkById(tx, linkId), ['recover_email'])
  await takeAddressBack(tx, await spendRow(tx, link))
  await proveAddress(tx, link)
}

/**
 * A click on a link proves the address it was sent to. The first proof wipes what somebody may have set before it:
 * password, second factors and sessions.
 */
export async function proveAddress(tx: Tx, link: LinkRow): Promise<void> {
  const proved = await tx
    .updateTable('app_user')
    .set({ email_verified: true, password_hash: null })
    .where('id', '=', link.user_id)
    .where('email_key', '=', link.email.toLowerCase())
    .where('email_verified', '=', false)
    .executeTakeFirst()
  if (proved.numUpdatedRows === 0n) return
  await forgetFactors(tx, link.user_id)
  await endSessions(tx, { userId: link.user_id }, 'address proved')
}

/** The link of an invitation opens its own company, while the invitation waits; answers which were opened. */
async function acceptInvitation(tx: Tx, link: LinkRow, now: Date): Promise<string[]> {
  let waiting = tx
    .updateTable('membership')
    .set({ status: 'active', accepted_at: now })
    .where('user_id', '=', link.user_id)
    .where('status', '=', 'invited')
    .where(sql<Date>`coalesce(expires_at, created_at + interval '7 days')`, '>', now)
  if (link.company_id !== null) waiting = waiting.where('company_id', '=', link.company_id)
  const opened = (await waiting.returning('company_id').execute()).map((row) => row.company_id)
  if (opened[0] !== undefined)
    await tx
      .updateTable('app_user')
      .set({ current_company_id: opened[0] })
      .where('id', '=', link.user_id)
      .execute()
  return opened
}

/** The account now signs in with the address the link went to; the old one is told and may take it back. */
async function takeAddress(tx: Tx, link: LinkRow, outbox: Outbox): Promise<void> {
  await moveTo(tx, link)
  const order: LinkOrder = { kind: 'recover_email', user_id: link.user_id, email: link.user_email }
  await outbox.add({
    kind: 'email-changed-notice',
    dedupe: `email-changed-notice:${link.id}`,
    recipient: link.user_email,
    priority: 1,
    payload: {
      link: order,
      language: link.user_locale,
      name: link.user_name,
      new_email_masked: maskedEmail(link.email),
    },
  })
}

/** The owner of the old address undoes the change, in a person's file too: sessions, the password and what factors came since the change end. */
async function takeAddressBack(tx: Tx, link: LinkRow): Promise<void> {
  await moveTo(tx, link)
  await tx.updateTable('app_user').set({ password_hash: null }).where('id', '=', link.user_id).execute()
  await forgetFactors(tx, link.user_id, link.created_at)
  if (link.beneficiary_id === null) return
  await tx
    .updateTable('beneficiary')
    .set((row) => ({ personal_email: link.email, version: row('version', '+', 1) }))
    .where('id', '=', link.beneficiary_id)
    .where('user_id', '=', link.user_id)
    .execute()
}

async function moveTo(tx: Tx, link: LinkRow): Promise<void> {
  const other = await tx
    .selectFrom('app_user')
    .select('id')
    .where('email_key', '=', link.email.toLowerCase())
    .where('id', '<>', link.user_id)
    .executeTakeFirst()
  if (other) throw refused('email-already-in-use')
  await tx
    .updateTable('app_user')
    .set((row) => ({ email: link.email, email_verified: true, version: row('version', '+', 1) }))
    .where('id', '=', link.user_id)
    .execute()
    .catch((error: unknown) => {
      // Another account took it at the same moment.
      if (error instanceof Error && 'code' in error && error.code === '23505')
        throw refused('email-already-in-use')
      throw error
    })
  // Links on their way to another address must not open the account or move it any more, but for its owner's way back.
  let others = tx
    .updateTable('sign_in_link')
    .set({ superseded_at: new Date() })
    .where('user_id', '=', link.user_id)
    .where('id', '<>', link.id)
    .where('used_at', 'is', null)
  if (link.kind === 'verify_email') others = others.where('kind', '<>', 'recover_email')
  await others.execute()
  await endSessions(tx, { userId: link.user_id }, 'address changed')
}
