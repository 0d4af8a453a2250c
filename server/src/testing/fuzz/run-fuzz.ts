import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallDeclaration } from '@moisson/contract/call'
import { calls } from '@moisson/contract/calls'
import type { ExampleWorld } from '@moisson/contract/example-world'
import { companyRoles, type CompanyRole } from '@moisson/core/vocabulary'
import { demoLimits } from '../../config.ts'
import { openSession } from '../../identity/open-session.ts'
import { signIdToken } from '../../identity/id-token.ts'
import { makeExampleWorld, type MatrixWorld } from '../example-world.ts'
import { plantMembership, plantUser } from '../plant.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { canaries, plantCanaries } from './canaries.ts'
import { chanceOf } from './chance.ts'
import { wrongRequest, type WrongRequest } from './wrong-request.ts'

export interface FuzzReport {
  requests: number
  byStatus: Record<string, number>
  byRole: Record<string, number>
  /** How many calls of the contract were asked something. */
  calls: number
  /** What must not be: a server's failure, foreign data, an answer that says too much or that nobody can read. */
  faults: string[]
  /** Answers that said a company's or a person's word, to whoever may read it: were there none, nothing would be proved. */
  told: number
  /** Answers that took more than two seconds. */
  slow: string[]
}

/** Who asks, the words of the world that are not theirs, and the session they ask with. */
interface Role {
  foreign: readonly string[]
  open: (server: TestServer, world: MatrixWorld) => Promise<{ user: string; more?: Session }>
}
interface Session {
  campaignScope?: string
  beneficiaryScope?: string
  viewing?: string
}
const { company, colleague, other } = canaries
const as =
  (column: keyof MatrixWorld['users'], more?: (world: ExampleWorld) => Session): Role['open'] =>
  async (_server, { users, example }) => ({ user: users[column], ...(more ? { more: more(example) } : {}) })
const finerRoles = companyRoles.filter((role) => role !== 'owner')
/** Somebody who is this in the world's company. */
const inCompanyAs =
  (role: CompanyRole): Role['open'] =>
  async (server, { example }) => {
    const user = await plantUser(server)
    await plantMembership(server, user, example.company, 'company_admin', role)
    return { user }
  }
const roles: Record<string, Role | null> = {
  visitor: null,
  beneficiary: { foreign: [colleague, other], open: as('beneficiary_self') },
  'other beneficiary': { foreign: [company, colleague], open: as('beneficiary_other') },
  'company admin': { foreign: [other], open: as('company_admin_own') },
  'other company admin': { foreign: [company, colleague], open: as('company_admin_other') },
  manager: { foreign: [other], open: as('manager_assigned') },
  'other manager': { foreign: [company, colleague], open: as('manager_not_assigned') },
  platform: { foreign: [], open: as('platform_admin') },
  'personal link': {
    foreign: [colleague, other],
    open: as('beneficiary_self', ({ openCampaign, beneficiary }) => ({
      campaignScope: openCampaign,
      beneficiaryScope: beneficiary,
    })),
  },
  view: { foreign: [other], open: as('manager_assigned', (world) => ({ viewing: world.company })) },
  ...Object.fromEntries(finerRoles.map((role) => [role, { foreign: [other], open: inCompanyAs(role) }])),
}
/** The roles that reach a call of the world's own company. */
function entitled({ who }: CallDeclaration): string[] {
  const able = [
    ...(who.beneficiary === 'never' ? [] : ['beneficiary', 'personal link']),
    ...(who.companyAdmin === 'never' ? [] : ['company admin', 'view', ...finerRoles]),
    ...(who.manager === 'never' ? [] : ['manager']),
    ...(who.platformAdmin === 'never' ? [] : ['platform']),
  ]
  return able.length > 0 ? able : ['visitor']
}
/** Of a visitor everything is foreign, but what a secret of the request opens. */
const visitorsForeign = [company, colleague, other]

/** So many requests in a world, then the next ones in a fresh copy: what was broken or deleted is there again. */
const perWorld = 500

/** Sends wrong requests to every call as every role; the same seed sends the same ones. */
export async function runFuzz({ requests, seed }: { requests: number; seed: number }): Promise<FuzzReport> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'moisson-fuzz-'))
  const config = { masterKey: randomBytes(32), limits: wide, dataFolder, webFolder: join(dataFolder, 'web') }
  const first = await startTestServer(config)
  const world = await makeExampleWorld(first)
  await plantCanaries(first, world)
  await first.close()
  const report: FuzzReport = {
    requests: 0,
    byStatus: {},
    byRole: {},
    calls: 0,
    told: 0,
    faults: [],
    slow: [],
  }
  const chance = chanceOf(seed)
  const every = [...calls].map(([name, { declaration }]) => ({ name, call: declaration }))
  const asked = new Set<string>()
  // Every call in turn, its turns shuffled by the role: a short run touches all of them.
  while (report.requests < requests) {
    const server = await startTestServer(config, { template: first.database, withPages: true })
    const bearers = new Map<string, string>()
    try {
      for (let at = 0; at < perWorld && report.requests < requests; at += 1) {
        const { name, call } = every[report.requests % every.length] as (typeof every)[number]
        // Two in three come from somebody who may make the call: the others stop at the door.
        const role = chance.pick(chance.oneIn(3) ? Object.keys(roles) : entitled(call))
        const wrong = wrongRequest(call, world.example, chance)
        await askOne({ server, world, bearers, role, name, call, wrong, report })
        asked.add(name)
      }
    } finally {
      await server.close()
    }
  }
  rmSync(dataFolder, { recursive: true, force: true })
  report.calls = asked.size
  return report
}
const wide = { ...demoLimits, workPerAccount: 1_000_000, workPerCompany: 1_000_000 }

interface Asked {
  server: TestServer
  world: MatrixWorld
  bearers: Map<string, string>
  role: string
  name: string
  call: CallDeclaration
  wrong: WrongRequest
  report: FuzzReport
}

async function askOne({ server, world, bearers, role, name, call, wrong, report }: Asked): Promise<void> {
  const bearer = await bearerOf(server, world, bearers, role)
  const told: string[] = []
  const { error: say, warn } = console
  console.error = (line: unknown) => void told.push(String(line))
  console.warn = () => {}
  const started = performance.now()
  let answer
  try {
    answer = await server.app.inject({
      method: wrong.method,
      url: wrong.url,
      headers: { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...wrong.headers },
      payload: wrong.payload,
    })
  } catch (error) {
    report.faults.push(
      `#${report.requests++} ${name} as ${role}, ${wrong.how}: ${wrong.method} ${wrong.url}\n    no answer: ${String(error)} ${told.join(' ').slice(0, 900)}\n    sent: ${String(wrong.payload ?? '').slice(0, 300)}`,
    )
    return
  } finally {
    console.error = say
    console.warn = warn
  }
  const took = performance.now() - started
  const { statusCode: status } = answer
  const where = `#${report.requests} ${name} as ${role}, ${wrong.how}: ${wrong.method} ${wrong.url.slice(0, 200)}`
  report.requests += 1
  report.byStatus[status] = (report.byStatus[status] ?? 0) + 1
  report.byRole[role] = (report.byRole[role] ?? 0) + 1
  if (took > 2000) report.slow.push(`${(took / 1000).toFixed(1)} s: ${where}`)
  if (Object.values(canaries).some((word) => answer.payload.includes(word))) report.told += 1
  const fault = (what: string) =>
    report.faults.push(`${where}\n    ${what}\n    sent: ${String(wrong.payload ?? '').slice(0, 300)}`)
  if (status >= 500) fault(`${status} ${told.join(' ').slice(0, 900) || answer.payload.slice(0, 300)}`)
  const foreign = opensWithSecret(call, wrong, world)
    ? []
    : role === 'visitor'
      ? visitorsForeign
      : (roles[role]?.foreign ?? [])
  for (const word of foreign)
    if (saysWhatWasNotSent(answer.payload, wrong, word)) fault(`${status} says « ${word} »`)
  if (tellsInsides.test(answer.payload))
    fault(`${status} tells its insides: ${tellsInsides.exec(answer.payload)?.[0] ?? ''}`)
  if (status >= 400 && wrong.method !== 'HEAD') {
    const body = readJson(answer.payload)
    if (!body || typeof body['error'] !== 'string' || typeof body['code'] !== 'string' || !body['request_id'])
      fault(`${status} is no refusal anybody can read: ${answer.payload.slice(0, 200)}`)
  }
  // A session that was ended, an account that was closed: the next one asks anew.
  if (status === 401) bearers.delete(role)
}

const tellsInsides =
  /\n\s+at .*:\d+:\d+|node_modules|\.ts:\d+|(?:insert into|select \S+ from|update \S+ set) |password_hash|\/tmp\//

const saysWhatWasNotSent = (payload: string, wrong: WrongRequest, word: string): boolean =>
  payload.includes(word) && !String(wrong.payload ?? '').includes(word)

/** A token in the request opens what its paper or mail is about, for whoever holds it. */
function opensWithSecret(call: CallDeclaration, wrong: WrongRequest, { example }: MatrixWorld): boolean {
  const sent = `${wrong.url} ${String(wrong.payload ?? '')}`
  return (
    call.who.visitor === 'always' &&
    Object.values(example).some(
      (value) => typeof value === 'string' && value.length >= 40 && sent.includes(value),
    )
  )
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** A bearer of the role; whoever lost the account or the company by an earlier request has them again. */
async function bearerOf(
  server: TestServer,
  world: MatrixWorld,
  bearers: Map<string, string>,
  name: string,
): Promise<string | undefined> {
  const role = roles[name]
  const before = bearers.get(name)
  if (!role || before) return before
  const { user, more = {} } = await role.open(server, world)
  await server.owner.query(`update app_user set status = 'active' where id = $1`, [user])
  const { viewing, ...scopes } = more
  const session = await server.inTransaction({ identity: true, companies: '*' }, (tx) =>
    openSession(tx, user, { absoluteHours: 12, perPerson: 50, ...scopes }),
  )
  if (viewing)
    await server.owner.query('update session set viewing_company_id = $2 where id = $1', [
      session.id,
      viewing,
    ])
  const { token } = await signIdToken(server.services.keys, {
    id: session.id,
    userId: user,
    authTime: session.authTime,
  })
  bearers.set(name, token)
  return token
}
