import { inEach } from '@moisson/law/text'
import { detailIn } from '@moisson/law/refusal'
import type pg from 'pg'
import { enterDemo, getDemo, listMails, moveClock, raiseError, resetDemo } from '@moisson/contract/demo'
import { isOwnOrigin } from '../identity/session-cookie.ts'
import { handleFreely, type Route } from '../http/handle.ts'
import { notFound, refused } from '../http/refused.ts'
import { startSession } from '../identity/start-session.ts'
import type { Services } from '../services.ts'
import { secondsOf } from './duration.ts'
import { advanceClock } from './move-clock.ts'
import { personas } from './personas.ts'
import { demoSteps } from './steps.ts'

/** The calls that exist in the demo only. */
export function demoRoutes(
  services: Services,
  owner: pg.Pool,
  {
    ready,
    remake,
    inTurn,
  }: {
    /** The world is there, and not being made anew. */
    ready: () => Promise<void>
    remake: () => Promise<void>
    inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  },
): Route[] {
  const everything = { companies: '*', identity: true } as const
  return [
    handleFreely(getDemo, (context) =>
      context.inTransaction(async (tx, now) => {
        const { mails } = await tx
          .selectFrom('demo_mail')
          .select((e) => e.fn.countAll<number>().as('mails'))
          .executeTakeFirstOrThrow()
        return {
          now: now.toISOString(),
          personas: personas.map(({ id, name, role, email, label }) => ({ id, name, role, email, label })),
          steps: await demoSteps(tx),
          unread_mails: mails,
        }
      }, everything),
    ),
    handleFreely(enterDemo, async (context) => {
      const persona = personas.find(({ id }) => id === context.input.body.persona)
      if (!persona) throw notFound()
      await ready()
      return context.inTransaction(async (tx) => {
        const user = await tx
          .selectFrom('app_user')
          .select('id')
          .where('email', '=', persona.email)
          .executeTakeFirst()
        if (!user) throw notFound()
        // The click proves the address, as a link would: what is set up after it stays.
        await tx.updateTable('app_user').set({ email_verified: true }).where('id', '=', user.id).execute()
        return startSession(context, tx, user.id, {
          redirect: persona.home,
          // The doors of the demo always open.
          amr: ['demo', 'mfa'],
        })
      }, everything)
    }),
    handleFreely(moveClock, async (context) => {
      const seconds = context.orRefuse(secondsOf(context.input.body.advance))
      const done = await inTurn(() => advanceClock(services, owner, seconds))
      const { rows } = await owner.query<{ now: Date }>('select business_now() as now')
      return { now: (rows[0]?.now ?? new Date()).toISOString(), done }
    }),
    handleFreely(listMails, (context) =>
      context.inTransaction(async (tx) => {
        let query = tx.selectFrom('demo_mail').selectAll().orderBy('at', 'desc').orderBy('id').limit(100)
        if (context.input.query.to) query = query.where('recipient', '=', context.input.query.to)
        const mails = await query.execute()
        return {
          items: mails.map((mail) => ({
            id: mail.id,
            at: mail.at.toISOString(),
            to: mail.recipient,
            subject: mail.subject,
            text: mail.body_text,
            html: mail.body_html,
            attachments: mail.attachments,
          })),
        }
      }, everything),
    ),
    // It takes no body: any page of the web could send it from this machine's browser.
    handleFreely(resetDemo, async ({ request, refuse }) => {
      if (!isOwnOrigin(services.config, request)) throw refuse('foreign_origin')
      await remake()
      return { done: true }
    }),
    handleFreely(raiseError, async (context) => {
      const { status } = context.input.path
      if (status === '401') throw refused('user-token-expired')
      if (status === '403')
        throw refused(
          'forbidden',
          detailIn(
            'who',
            inEach(() => ''),
          ),
        )
      if (status === '409') throw refused('idempotency_running')
      if (status === '429') throw refused('too-many-requests', { minutes: 1 })
      if (status === '503') throw refused('busy')
      if (status === '500') throw new Error('an error raised on purpose')
      throw notFound()
    }),
  ]
}
