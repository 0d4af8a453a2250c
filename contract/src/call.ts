import type { infer as Infer, input as InferInput, ZodMiniType } from 'zod/mini'
import type { Role, roleFacts } from '@moisson/core/roles'
import type { RefusalCode } from './refusals.ts'
import type { ExampleWorld } from './example-world.ts'

/**
 * Who may make a call, and on which objects. Exhaustive: a new role breaks the build until each call has its answer.
 * `all` every object, `portfolio` companies assigned to the manager, `own` companies the person administers,
 * `self` the person's own files, `always` nobody has to be signed in.
 */
export type Who = { [One in Role as (typeof roleFacts)[One]['who']]: Reach[One] | 'never' } & {
  visitor: 'always' | 'never'
}
interface Reach {
  platform_admin: 'all'
  manager: 'all' | 'portfolio'
  company_admin: 'all' | 'own'
  beneficiary: 'all' | 'self'
}

/** What decides rights besides the roles; never guessed from the address. */
export interface Rights {
  scope: CallScope
  effect: Effect
  kind: Kind
}

/** The object named by `id` in the path that decides the caller's scope; the caller; or none. */
export type CallScope = 'company' | 'campaign' | 'process' | 'step' | 'user_document' | 'me' | 'none'

/**
 * What the call does to what is kept. `reads` and `computes` (a question too long for an address) change nothing,
 * `takes-file` gives out people's amounts or data, which counts as taken, `session` is about the caller's own sign-in,
 * which somebody who only looks keeps. A viewer is refused `changes` and `takes-file`.
 */
export type Effect = 'reads' | 'computes' | 'changes' | 'takes-file' | 'session'

/**
 * What the call is about: the caller's `own` account or file, what is `open` to whoever asks (its secret, if any, is in
 * the request), lists `shared` by all who signed in, a `company`, the `access` to it, a `person` it employs, what is kept
 * of that person (`privacy`), its `money`, the `advice` given to it, the `platform`. What a role of a company may do
 * stands by noun and kind in `core/src/company/role-rights.ts`.
 */
export type Kind =
  | 'own'
  | 'open'
  | 'shared'
  | 'company'
  | 'access'
  | 'person'
  | 'privacy'
  | 'money'
  | 'advice'
  | 'platform'

/** What a session still owes before it opens anything: a factor of the account, or a first one to be added. */
export const secondSteps = ['confirm', 'enrol'] as const
export type SecondStep = (typeof secondSteps)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Schema = ZodMiniType

export interface CallDeclaration {
  /** One English sentence, shown in the API documentation. */
  does: string
  http: `${Method} /${string}`
  rights: Rights
  input?: {
    path?: Schema
    query?: Schema
    body?: Schema /** `file`: a multipart form with a file; `maybe`: the same, or JSON that names a stored one. Text fields join the body when there is one, else the query. */
    file?: 'file' | 'maybe'
  }
  /** Bytes of the file it takes, 20 MB unless said. */
  maxFile?: number
  /** Bytes of JSON the call takes, where a list makes it longer than any form is. */
  maxBody?: number
  /** What the call takes of the machine, against what an account and a company may ask for in ten minutes; 1 is a preview. */
  weight?: number
  /** The JSON answer; a call that answers a file says `file` instead or besides. */
  output?: Schema
  /** Media types of the file answered, for downloads. */
  file?: readonly string[]
  /**
   * Whom that file names: a list of `people` with their amounts or data, which is taken and never read; one `person`,
   * whose file is read by it; the one who asks (`oneself`); `papers` kept here, whose openings are noted; or `nobody`.
   */
  names?: 'people' | 'person' | 'oneself' | 'papers' | 'nobody'
  /** The query by which a read answers a file of people in place of JSON: asked like this it is a `takes-file`. */
  taken?: Readonly<Record<string, string>>
  /** Status of success, 200 unless said. */
  status?: 200 | 201 | 202 | 204
  /** Status of success when the call found what it was asked to make. */
  foundStatus?: 200
  refusals?: readonly RefusalCode[]
  who: Who
  /** Nouns whose reads are out of date after the call. */
  changes?: readonly Noun[]
  /** The sign-in must be recent (RFC 9470). */
  stepUp?: boolean
  /**
   * It honours no Idempotency-Key: what it answers is told once (a secret, codes, a challenge) and never kept, or it
   * changes what the session itself may ask.
   */
  keyless?: true
  /** About money that has a version, but the published specification makes the call without If-Match. */
  versionOptional?: true
  /**
   * It begins something new for a company, or lets somebody in: refused while the company is suspended, when everything
   * stays readable and what runs is carried to its end, so that nobody's rights are stranded.
   */
  begins?: true
  /** Open to a session of a campaign's personal link, which answers and does nothing else. */
  answering?: boolean
  /** A valid request in a freshly made world, made in the tests by the first role that may. */
  example: (world: ExampleWorld) => Example
  /** Open to a session whose second step is still to be done: `confirm` a factor of the account, `enrol` a first one. */
  secondStep?: readonly SecondStep[]
}

export interface Example {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  file?: { name: string; content: string | Uint8Array }
  /** What a browser keeps of the session. */
  cookie?: string
}

export type Noun =
  | 'identity'
  | 'user'
  | 'company'
  | 'plan'
  | 'agreement'
  | 'accord'
  | 'beneficiary'
  | 'extract'
  | 'campaign'
  | 'choice'
  | 'question'
  | 'letter'
  | 'fund'
  | 'admin'
  | 'export'
  | 'document'
  | 'todo'
  | 'simulation'
  | 'process'
  | 'payment'
  | 'academy'
  | 'saver_profile'
  | 'demo'

/** Declares a call once. Route, validation, types, OpenAPI, client, audit name and permission test come from it. */
export function call<const Declaration extends CallDeclaration>(declaration: Declaration): Declaration {
  return declaration
}

type SchemaOf<D extends CallDeclaration, Part extends 'path' | 'query' | 'body'> = D['input'] extends {
  [P in Part]: infer S extends Schema
}
  ? S
  : undefined
type Parsed<S> = S extends Schema ? Infer<S> : undefined
type Sent<S> = S extends Schema ? InferInput<S> : undefined

/** What a handler receives, after validation. */
export interface Input<D extends CallDeclaration> {
  path: Parsed<SchemaOf<D, 'path'>>
  query: Parsed<SchemaOf<D, 'query'>>
  body: Parsed<SchemaOf<D, 'body'>>
}

type Given<Part extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [P in Part]?: Exclude<Value, undefined> }
    : { [P in Part]: Value }
/** What a client sends: only the parts that the call declares. */
export type Request<D extends CallDeclaration> = Given<'path', Sent<SchemaOf<D, 'path'>>> &
  Partial<Given<'query', Sent<SchemaOf<D, 'query'>>>> &
  Given<'body', Sent<SchemaOf<D, 'body'>>> &
  (D['input'] extends { file: 'file' }
    ? { file: Blob }
    : D['input'] extends { file: 'maybe' }
      ? { file?: Blob }
      : unknown)

export type Output<D extends CallDeclaration> = D['output'] extends Schema ? Infer<D['output']> : undefined
export type RefusalsOf<D extends CallDeclaration> = NonNullable<D['refusals']>[number]

export function methodOf(call: CallDeclaration): Method {
  return call.http.slice(0, call.http.indexOf(' ')) as Method
}

export function pathOf(call: CallDeclaration): string {
  return call.http.slice(call.http.indexOf(' ') + 1)
}

/** What a request does, by its query: a read that is asked for its file of people gives it out. */
export const effectOf = ({ rights, taken }: CallDeclaration, query: unknown): Effect =>
  taken && Object.entries(taken).every(([key, value]) => (query as Record<string, unknown>)?.[key] === value)
    ? 'takes-file'
    : rights.effect

/** What asks for the file of people of a read, as rights are told of it: `GET /company/{id}/held-sums?as=csv`. */
export const takenHttp = ({ http, taken = {} }: Pick<CallDeclaration, 'http' | 'taken'>) =>
  `${http}?${new URLSearchParams(taken)}` as CallDeclaration['http']

/** What a read is when it is asked for its file of people, as a call of its own; null where there is none. */
export function takingOf(call: CallDeclaration): CallDeclaration | null {
  const { taken } = call
  if (!taken) return null
  return {
    ...call,
    http: takenHttp(call),
    rights: { ...call.rights, effect: 'takes-file' },
    example: (world) => {
      const { query, ...rest } = call.example(world)
      return { ...rest, query: { ...query, ...taken } }
    },
  }
}

/** Whether the same Idempotency-Key acts once: a POST of somebody known that changes something. */
export const honoursKey = (call: CallDeclaration): boolean =>
  methodOf(call) === 'POST' &&
  call.rights.effect === 'changes' &&
  call.who.visitor !== 'always' &&
  !call.keyless

/** Whether the call compares the version of If-Match with the one that stands. */
export const comparesVersion = (call: CallDeclaration): boolean =>
  (call.refusals ?? []).includes('version_conflict')

/** Whether the version must be named: money hangs on what stands there, and nobody overwrites it unseen. */
export const asksVersion = (call: CallDeclaration): boolean =>
  call.rights.kind === 'money' &&
  call.rights.effect === 'changes' &&
  comparesVersion(call) &&
  !call.versionOptional

/** Fills the path of a call: `/campaigns/{id}/launch` with `{ id }`. */
export function fillPath(call: CallDeclaration, values: Record<string, string> = {}): string {
  return pathOf(call).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

export const staff: Who = {
  platformAdmin: 'all',
  manager: 'portfolio',
  companyAdmin: 'own',
  beneficiary: 'never',
  visitor: 'never',
}
export const advisers: Who = { ...staff, companyAdmin: 'never' }
export const oneself: Who = {
  platformAdmin: 'never',
  manager: 'never',
  companyAdmin: 'never',
  beneficiary: 'self',
  visitor: 'never',
}
export const signedIn: Who = {
  platformAdmin: 'all',
  manager: 'all',
  companyAdmin: 'all',
  beneficiary: 'all',
  visitor: 'never',
}
export const everybody: Who = { ...signedIn, visitor: 'always' }
