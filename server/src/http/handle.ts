import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { unlink } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal } from '@moisson/core/refusal'
import { auditNameOf } from '@moisson/contract/calls'
import {
  asksVersion,
  effectOf,
  methodOf,
  type CallDeclaration,
  type Effect,
  type Input,
  type Output,
  type RefusalsOf,
  type Schema,
} from '@moisson/contract/call'
import type { RefusalCode } from '@moisson/contract/refusals'
import * as z from 'zod/mini'
import { noteReading } from '../audit/note-reading.ts'
import { writeAudit, type AuditNote } from '../audit/write-audit.ts'
import type { Tx } from '../database/connect.ts'
import { inTransaction, openTransaction, type OpenTransaction, type Scope } from '../database/transaction.ts'
import { outboxIn, type Outbox } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'
import { companyOf } from './company-of.ts'
import { admissionTo, orSecondStep, roleRefusal, type Caller } from './caller.ts'
import { contentDisposition, isFileAnswer, type FileAnswer } from './file-answer.ts'
import { Refused, refused, type DetailsOf } from './refused.ts'
import { parseInput } from './parse-input.ts'
import { requireStoredValues } from './read-only-keys.ts'
import { receiveFile, type ReceivedFile } from './receive-file.ts'
import { refuseSuspended } from './refuse-suspended.ts'
import { keepAnswer, keptAnswer, keyedOf, onceByKey } from './repeated-key.ts'
import { watchReading } from './watch-reading.ts'
import { type Language, languageOf } from '@moisson/law/text'
import type { Refusal } from '@moisson/law/refusal'

type CallerOf<D extends CallDeclaration> = D['who']['visitor'] extends 'always' ? Caller | null : Caller

interface Common<D extends CallDeclaration> {
  input: Input<D>
  caller: CallerOf<D>
  language: Language
  services: Services
  /** The multipart file of a call that takes one, on disk until the call ends. */
  file: ReceivedFile | undefined
  /** The version of If-Match, when the client sent one. */
  ifMatch: number | undefined
  request: {
    id: string
    ip: string
    device: string
    cookies: string | undefined
    origin: string | undefined
    site: string | undefined
    host: string | undefined
    /** Whether a person's browser asks for a page, rather than a client for JSON. */
    wantsPage: boolean
  }
  newId: () => string
  /** Ends the handler with a refusal that the call declares, and the facts its sentence names. */
  refuse: <Code extends RefusalsOf<D>>(code: Code, ...details: DetailsOf<Code>) => Refused
  /** The value of a rule, or the end of the handler with its refusal. */
  orRefuse: <Value>(result: Value | Refusal<RefusalsOf<D>>) => Exclude<Value, Refusal>
  setHeader: (name: string, value: string | string[]) => void
}

export interface Context<D extends CallDeclaration> extends Common<D> {
  tx: Tx
  transaction: OpenTransaction
  /** Business time when the transaction opened. */
  now: Date
  /** The company of the path, inside the caller's scope; empty for calls without a company. */
  companyId: string
  outbox: Outbox
  /** Adds to the audit row of this call. */
  note: (note: AuditNote) => void
  /** What was asked for was there already: the answer has the call's `foundStatus`. */
  found: () => void
}

/** For work that must not sit in one transaction: uploads, sign-in attempts that count even when refused. */
export interface FreeContext<D extends CallDeclaration> extends Common<D> {
  scope: Scope
  inTransaction: <Result>(
    work: (tx: Tx, now: Date, outbox: Outbox) => Promise<Result>,
    scope?: Scope,
  ) => Promise<Result>
  audit: (
    tx: Tx,
    now: Date,
    note: AuditNote & { action?: string; actor?: { user_id?: string; name: string } },
  ) => Promise<void>
}

export interface Route<Http extends string = string> {
  call: CallDeclaration & { http: Http }
  /** Decides what the caller may see, before the body is read. */
  admit(services: Services, request: FastifyRequest, caller: Caller | null): Scope
  answer(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

type Answer<D extends CallDeclaration> =
  | Output<D>
  | (D['file'] extends readonly string[] ? FileAnswer : never)
  | (D['status'] extends 204 ? void : never)

/** Makes the route of a call from the one thing that is its own: load in tenant, pure function, save, enqueue, return. */
export function handle<const D extends CallDeclaration>(
  call: D,
  work: (context: Context<D>) => Promise<Answer<D>>,
): Route<D['http']> {
  return {
    call,
    admit: (services, request, caller) => admit(call, services, request, caller),
    answer: (services, request, reply) =>
      prepared(call, services, request, reply, (common, scope) =>
        againOnConflict(async () => {
          const transaction = await openTransaction(services.pool, scope)
          let open = true
          try {
            const { tx, now } = transaction
            const companyId = await companyOf(
              call,
              tx,
              common.input.path as Record<string, string> | undefined,
            )
            const keyed = keyedOf(call, request, common)
            const kept = keyed && (await keptAnswer(tx, keyed, scope))
            if (kept) {
              await transaction.rollback()
              open = false
              return send(reply, kept.status, kept.body)
            }
            const trail: AuditNote = { company_id: companyId || null, ...targetOf(call, common.input.path) }
            const outbox = outboxIn(tx, now)
            let status: number = call.status ?? 200
            const output = await work({
              ...common,
              tx,
              transaction,
              now,
              companyId,
              outbox,
              note: (note) => Object.assign(trail, note),
              found: () => {
                status = call.foundStatus ?? status
              },
            })
            const actor = actorOf(common.caller, request.id)
            const effect = effectOf(call, common.input.query)
            const taking = effect === 'takes-file' && isStreamed(output)
            if (isAudited(effect))
              await writeAudit(
                tx,
                now,
                auditNameOf(call),
                actor,
                taking ? marked(trail, { begun: true }) : trail,
              )
            else if (trail.target_type === 'beneficiary' && trail.target_id) {
              // A read of what a company keeps of one person, by its people.
              const first = await noteReading(tx, now, actor, { companyId, id: trail.target_id })
              if (first) await watchReading(tx, outbox, now, { actor, companyId })
            }
            if (isFileAnswer(output)) {
              open = false
              await sendFile(reply, output, transaction, async (sha256) => {
                if (taking)
                  await writeAudit(tx, now, auditNameOf(call), actor, marked(trail, { whole: true, sha256 }))
              })
              return reply
            }
            const body = call.output ? checked(call, output) : undefined
            if (methodOf(call) === 'PUT')
              requireStoredValues(call, request.body, named(body, common.input.path), common.language)
            if (keyed) await keepAnswer(tx, keyed, { status, body, company_id: trail.company_id ?? null })
            await transaction.commit()
            open = false
            if (outbox.used) services.wake()
            return send(reply, status, body)
          } finally {
            if (open) await transaction.rollback()
          }
        }),
      ),
  }
}

/** Work that two transactions made impossible for each other is done again, a moment later, three times at most. */
async function againOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (attempt === 3 || (code !== '40P01' && code !== '40001')) throw error
      await sleep(attempt * 20 + Math.random() * 40)
    }
  }
}

/**
 * A handler that opens its own transactions. Each change it makes writes its own audit row with `audit`. `stored` gives
 * what stands, where a PUT takes keys that are only read: they are held against it before anything is done.
 */
export function handleFreely<const D extends CallDeclaration>(
  call: D,
  work: (context: FreeContext<D>) => Promise<Answer<D>>,
  stored?: (context: FreeContext<D>) => Promise<unknown>,
): Route<D['http']> {
  return {
    call,
    admit: (services, request, caller) => admit(call, services, request, caller),
    answer: (services, request, reply) =>
      prepared(call, services, request, reply, async (common, scope) => {
        let company_id: string | null = null
        const context: FreeContext<D> = {
          ...common,
          scope,
          inTransaction: async (inner, other) => {
            let used = false
            const result = await inTransaction(services.pool, other ?? scope, async (tx, now) => {
              const outbox = outboxIn(tx, now)
              const value = await inner(tx, now, outbox)
              used = outbox.used
              return value
            })
            if (used) services.wake()
            return result
          },
          audit: (tx, now, { action, actor, ...note }) => {
            company_id = note.company_id ?? company_id
            return writeAudit(
              tx,
              now,
              action ?? auditNameOf(call),
              { ...actorOf(common.caller, request.id), ...actor },
              note,
            )
          },
        }
        if (stored) requireStoredValues(call, request.body, await stored(context), common.language)
        const status = call.status ?? 200
        if (call.file) {
          const output = await work(context)
          if (isFileAnswer(output)) {
            await sendFile(reply, output)
            return reply
          }
          return send(reply, status, checked(call, output))
        }
        const answer = await onceByKey(keyedOf(call, request, common), scope, async () => {
          const output = await work(context)
          return { status, body: call.output ? checked(call, output) : undefined, company_id }
        })
        return send(reply, answer.status, answer.body)
      }),
  }
}

interface Admitted {
  caller: Caller | null
  scope: Scope
  withheld: readonly string[]
}
const admitted = new WeakMap<FastifyRequest, Admitted>()

function admit(
  call: CallDeclaration,
  services: Services,
  request: FastifyRequest,
  known: Caller | null,
): Scope {
  // The error answer speaks the language of the person, known only now.
  request.language = languageOf(request.headers['x-language'], known?.locale)
  const caller = known && orSecondStep(call, known, services.config)
  const effect = effectOf(call, request.query)
  const entry: Admitted = caller ? admissionTo(call, caller, effect) : { caller, scope: {}, withheld: [] }
  if (call.stepUp && caller) requireRecentSignIn(services, caller)
  admitted.set(request, entry)
  return entry.scope
}

async function prepared<D extends CallDeclaration>(
  call: D,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (common: Common<D>, scope: Scope) => Promise<unknown>,
): Promise<unknown> {
  const entry = admitted.get(request)
  if (!entry) throw new Error('a call is answered after its caller was admitted')
  const { caller, scope } = entry
  const { language } = request
  await refuseWithheld(call, services, request, entry)
  if (call.begins && caller) await refuseSuspended(services, call, request, { caller, scope })
  if (asksVersion(call) && request.headers['if-match'] === undefined) throw refused('version_missing')
  const form =
    call.input?.file === 'file' || (call.input?.file && request.isMultipart())
      ? await receiveFile(request, services.config.dataFolder, call)
      : undefined
  const file = form?.file
  try {
    const common: Common<D> = {
      input: parseInput(call, request, form?.fields, language),
      caller: caller as CallerOf<D>,
      language,
      services,
      file,
      ifMatch: versionOf(request.headers['if-match']),
      request: {
        id: request.id,
        ip: request.ip,
        device: String(request.headers['user-agent'] ?? '').slice(0, 200),
        cookies: request.headers.cookie,
        origin: request.headers.origin,
        site: request.headers['sec-fetch-site'] as string | undefined,
        host: request.headers.host,
        wantsPage: String(request.headers.accept ?? '').includes('text/html'),
      },
      newId: randomUUID,
      refuse: (code, ...details) => refused(code, ...details),
      orRefuse: (result) => {
        if (isRefusal(result)) throw new Refused(result as Refusal<RefusalCode>)
        return result as Exclude<typeof result, Refusal>
      },
      setHeader: (name, value) => void reply.header(name, value),
    }
    return await work(common, scope)
  } finally {
    if (file) await unlink(file.path).catch(() => {})
  }
}

/** What is seen in one's role but not granted by it is refused as such; what is outside every company of one's is not found. */
async function refuseWithheld(
  call: CallDeclaration,
  services: Services,
  request: FastifyRequest,
  { caller, withheld }: Admitted,
): Promise<void> {
  const path = call.input?.path && z.safeParse(call.input.path, request.params)
  if (!caller || withheld.length === 0 || !path?.success) return
  const scope: Scope = { user: caller.user_id, companies: withheld }
  const companyId = await inTransaction(services.pool, scope, (tx) =>
    companyOf(call, tx, path.data as Record<string, string>),
  ).catch((error: unknown) => {
    if (error instanceof Refused) return ''
    throw error
  })
  if (companyId) throw roleRefusal(call, caller, effectOf(call, request.query), companyId)
}

/** Refuses a sensitive call when the sign-in is too old (RFC 9470); asks again in place. */
export function requireRecentSignIn(services: Services, caller: Caller): void {
  const age = Date.now() / 1000 - caller.auth_time
  if (age > services.config.stepUpMinutes * 60 || caller.campaign_scope !== null)
    throw refused('recent_sign_in_required')
}

function versionOf(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined
  const found = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)
  if (!found) throw refused('invalid_if_match')
  return Number(found[1])
}

function targetOf(call: CallDeclaration, path: unknown): AuditNote {
  const ids = path as Record<string, string> | undefined
  const id = ids?.['bid'] ?? ids?.['cid'] ?? ids?.['id']
  if (!id || !/^[0-9a-f-]{36}$/i.test(id)) return {}
  const { scope } = call.rights
  const type = ids?.['bid'] ? 'beneficiary' : ids?.['cid'] ? 'campaign' : scope
  return { target_id: id, target_type: type === 'none' || type === 'me' ? 'campaign' : type }
}

/** What changes something, gives out a file that names people or ends a view leaves a trace. */
const isAudited = (effect: Effect): boolean =>
  effect === 'changes' || effect === 'takes-file' || effect === 'session'

/** What the log tells of a download, with how far it went. */
const marked = (trail: AuditNote, how: object): AuditNote => ({
  ...trail,
  after: { ...(trail.after as object | undefined), ...how },
})

const isStreamed = (output: unknown): boolean => isFileAnswer(output) && !Buffer.isBuffer(output.file.body)

/** An answer that is about more than the thing written: the address says which one that is. */
const named = (body: unknown, path: unknown): unknown => {
  const id = Object.values((path ?? {}) as Record<string, string>).at(-1)
  return typeof body === 'object' && body !== null && id !== undefined ? { id, ...body } : body
}

function actorOf(caller: Caller | null, requestId: string) {
  return {
    user_id: caller?.user_id ?? null,
    name: caller?.name ?? null,
    session_id: caller?.session_id ?? null,
    request_id: requestId,
  }
}

/** Closed answers: a field that the contract does not declare never leaves. */
function checked(call: CallDeclaration, output: unknown): unknown {
  const parsed = z.safeParse(call.output as Schema, output)
  if (!parsed.success)
    throw new Error(
      `${auditNameOf(call)} answered outside its contract: ${JSON.stringify(parsed.error.issues.slice(0, 5))}`,
    )
  return parsed.data
}

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  if (body === undefined || status === 204) return reply.code(status).send()
  if (typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number') {
    reply.header('etag', `"${body.version}"`)
  }
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

/**
 * Sends the file. What its reading leaves in the log is committed before the first byte leaves, so that whoever breaks
 * off is known; a streamed one goes on in the same scope, and what is true of a whole file is written at its last byte.
 */
async function sendFile(
  reply: FastifyReply,
  { file }: FileAnswer,
  transaction?: OpenTransaction,
  noteWhole?: (sha256: string) => Promise<void>,
): Promise<void> {
  const { body } = file
  try {
    await (Buffer.isBuffer(body) ? transaction?.commit() : transaction?.renew())
  } catch (error) {
    await transaction?.rollback()
    throw error
  }
  reply
    .code(file.status ?? 200)
    .header('content-disposition', contentDisposition(file.name, file.inline))
    .header('content-security-policy', file.policy ?? "default-src 'none'; sandbox")
    .type(file.type)
  if (file.sha256) reply.header('x-content-sha256', file.sha256)
  if (Buffer.isBuffer(body)) {
    await reply.send(body)
    return
  }
  let begun = false
  async function* untilTheEnd(pieces: AsyncIterable<Buffer | string>) {
    begun = true
    const hash = createHash('sha256')
    let done = false
    try {
      for await (const piece of pieces) {
        hash.update(piece)
        yield piece
      }
      const sha256 = hash.digest('hex')
      await file.whole?.(sha256)
      await noteWhole?.(sha256)
      await transaction?.commit()
      done = true
    } finally {
      if (!done) await transaction?.rollback()
    }
  }
  // What nobody began to read has no end either: whoever left before the first byte gives the connection back here.
  const stream = Readable.from(untilTheEnd(body)).on('close', () => {
    if (!begun) void transaction?.rollback()
  })
  await reply.send(stream)
}
