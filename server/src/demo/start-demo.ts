import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Booted } from '../boot.ts'
import { seedFunds } from '../fund/seed-funds.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Route } from '../http/handle.ts'
import { orderSignIn } from './order-sign-in.ts'
import { noteGateway } from '../boot.ts'
import { startDemoGateway } from '../sms/demo-gateway.ts'
import { startDemoMailbox } from '../mail/demo-mailbox.ts'
import { demoRoutes } from './demo-routes.ts'
import { makeWorld } from './make-world.ts'
import { payrollFile } from './payroll-file.ts'
import { emptyDatabase } from './empty-database.ts'

export interface Demo {
  routes: Route[]
  makeWorldOnce(app: FastifyInstance): Promise<void>
  /** Keeps a call waiting until the world is there: nobody reads a half of it. Liveness and the pages answer at once. */
  waitForWorld: (request: FastifyRequest) => Promise<void>
  /** Prints how to go in. */
  welcome(): Promise<void>
  stop(): Promise<void>
}

type DemoParts = Pick<Booted, 'services' | 'owner'>

/** What sends mail and does what falls due: at rest while the world is made, whose past it would live through. */
interface Background {
  pause(): Promise<void>
  resume(): void
}

/** The demo: a mailbox behind a real SMTP dialogue, personas, a clock, and a world made at the first start. */
export async function startDemo({ services, owner }: DemoParts, background: Background): Promise<Demo> {
  const { config } = services
  const mailbox = config.smtpUrl === undefined ? await startDemoMailbox(services.pool) : undefined
  if (mailbox) config.smtpUrl = mailbox.smtpUrl
  const gateway = config.sms === undefined ? await startDemoGateway(services.pool) : undefined
  if (gateway) config.sms = gateway.sms
  let app: FastifyInstance | undefined
  const make = async () => {
    if (!app) throw new Error('the demo has not started')
    await inTransaction(services.pool, { companies: '*', identity: true }, async (tx) => {
      await seedFunds(tx)
    })
    // Its people come to life without a second factor, whatever is asked of them afterwards.
    const asked = config.secondFactorRoles
    config.secondFactorRoles = []
    try {
      await makeWorld(app, services, owner)
    } finally {
      config.secondFactorRoles = asked
    }
    await noteGateway(owner, config)
    await owner.query('update business_clock set made_at = now()')
  }
  const inTurn = turns()
  // At the very first start the pages are served while the world is still being made; calls wait for it.
  const { promise: firstWorld, resolve: worldIsMade } = Promise.withResolvers<void>()
  let making: Promise<void> | undefined
  /** Makes the world anew; whoever asks while it is being made waits for the same one. */
  const remake = () =>
    (making ??= inTurn(async () => {
      await background.pause()
      try {
        await emptyDatabase(owner)
        await make()
        worldIsMade()
      } finally {
        making = undefined
        background.resume()
      }
    }))
  const ready = async () => making ?? firstWorld
  return {
    routes: demoRoutes(services, owner, { ready, remake, inTurn }),
    async makeWorldOnce(instance) {
      app = instance
      const { rows } = await owner.query<{ made: boolean; restored: boolean }>(
        `select exists (select from business_clock where made_at is not null) as made,
           exists (select from installation where restored_at is not null) as restored`,
      )
      await noteGateway(owner, config)
      if (rows[0]?.made) return worldIsMade()
      if (rows[0]?.restored) {
        worldIsMade()
        throw new Error(
          'this database was restored from a production, which a demo would empty: name it in DATABASE_URL',
        )
      }
      console.log(`Moisson: making the demo company, once; ${config.publicUrl} lets in when it is there…`)
      try {
        // A world half made by a start that was cut short is made anew.
        await emptyDatabase(owner)
        await make()
      } finally {
        // Where it failed, what is there answers for itself.
        worldIsMade()
      }
    },
    async waitForWorld({ raw, url }) {
      // What makes the world comes through no socket.
      if (raw instanceof IncomingMessage && url.startsWith('/api/') && !url.startsWith('/api/health'))
        await firstWorld
    },
    async welcome() {
      const folder = join(config.dataFolder, 'demo')
      mkdirSync(folder, { recursive: true })
      const file = join(folder, 'paie.csv')
      rmSync(file, { force: true })
      writeFileSync(file, payrollFile())
      writeFileSync(join(folder, 'address'), `http://127.0.0.1:${config.port}\n`)
      const link = await orderSignIn(services, 'company_admin')
      console.log(`
Moisson is running, with a demo company to try everything on.

  Sign in as Claire, HR   ${link}
  Everybody else          ${config.publicUrl}/login  (Lucas, Claire, Sophie, Alex: one click each)
  Mailbox of the demo     ${config.publicUrl}/demo/mailbox
  API documentation       ${config.publicUrl}/api/docs
  A payroll file to drop  ${file}

  curl -H "Authorization: Bearer $(npm run -s token -- company_admin)" ${config.publicUrl}/api/company
  npm run -s clock -- +16d   moves business time; npm run demo:reset starts over. Ctrl-C stops; everything is kept.
`)
    },
    async stop() {
      worldIsMade()
      await mailbox?.stop()
      await gateway?.stop()
    },
  }
}

/** Moves of the clock and makings of the world happen one after the other. */
function turns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}
