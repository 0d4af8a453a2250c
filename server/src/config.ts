import { operatorFields, operatorNames, type Operator } from '@moisson/core/privacy/operator'
import { roles, type Role } from '@moisson/core/roles'
import { LONGEST_SMS_SITE } from '@moisson/core/sms/campaign-texts'
import { smsGateways, type SmsGatewayName } from '@moisson/core/sms/gateways'
import { defaultSmsHours, type SmsHours } from '@moisson/core/sms/quiet-hours'

/** Where the process runs, from the environment; each wrong value says which and why. */
export interface Config {
  /** PostgreSQL given by the operator; undefined means the embedded one, which is the demo. */
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  /** Address people use, without a final slash; mails and links are built on it, never on request headers. */
  publicUrl: string
  /** Address of the API as the browser sees it. */
  apiBaseUrl: string
  port: number
  host: string
  /** How many proxies stand in front, one behind the other; each is believed about the address it was called from. None when undefined. */
  trustProxy?: number
  /** The demo: own database, clock, mailbox, personas. */
  demo: boolean
  /** Key that wraps every other key, 32 bytes. */
  masterKey: Buffer
  /** The master key of before, which opens what is not sealed anew yet. */
  formerKey: Buffer | null
  mailFrom: string
  /** By what messages leave to mobiles; undefined where none does. */
  sms?: SmsConfig
  dataFolder: string
  /** Where files are kept when it is not a folder of this machine. */
  s3?: S3Config
  /** The virus scanner every file is shown to before it is kept, tcp://host:port. */
  clamdUrl?: string
  webFolder: string
  limits: Limits
  session: { inactivityMinutes: number; absoluteHours: number; perPerson: number }
  stepUpMinutes: number
  /** Who needs a second factor to work, besides those whose company asks for one. */
  secondFactorRoles: readonly Role[]
  /** Hours between the second administrator's word and the end of somebody's lost factors. */
  recoveryWaitHours: number
  /** How often an open tab looks for a newer build, and how long a second forced reload is refused; the web's own defaults when undefined. */
  builds: { checkMs?: number; suppressMs?: number }
  /** Who runs this installation, as its public pages say. */
  operator: Operator
}

/** A gateway with its secrets, and the hours in which it is used. */
export interface SmsConfig {
  gateway: SmsGatewayName
  /** Where its API is, when not at the provider's own address. */
  url: string | null
  sender: string
  /** The settings of the provider, by variable. */
  settings: Readonly<Record<string, string>>
  hours: SmsHours
}

/** A bucket of an S3-compatible store. */
export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path rather than in the host name. */
  pathStyle: boolean
  /** Put before each key when a bucket is shared with others; empty otherwise. */
  prefix: string
}

/** How often somebody may try to sign in, per hour, and what may be asked of the machine. A network may be a whole company behind one address. */
export interface Limits {
  linksPerAddress: number
  linksPerDevice: number
  linksPerNetwork: number
  /** Wrong passwords. */
  failuresPerAccount: number
  failuresPerDevice: number
  failuresPerNetwork: number
  /** Links that were never sent. */
  guessesPerNetwork: number
  /** Readings and words by one link that needs no account, in ten minutes: from one network, and from all. */
  usesPerReader: number
  usesPerLink: number
  /** Wrong codes of letters: of one browser in ten minutes, since many may type on a shared machine, and of one network. */
  codesPerDevice: number
  codesPerNetwork: number
  /** Wrong codes of letters that begin alike: whoever saw half of one cannot try the rest. */
  triesPerCode: number
  /** The weights of heavy calls in ten minutes: of one account, and of everybody who works for one company. */
  workPerAccount: number
  workPerCompany: number
}

/** Limits of production, unless the environment says otherwise. */
export const productionLimits: Limits = {
  linksPerAddress: 5,
  linksPerDevice: 20,
  linksPerNetwork: 3000,
  failuresPerAccount: 10,
  failuresPerDevice: 30,
  failuresPerNetwork: 3000,
  guessesPerNetwork: 300,
  usesPerReader: 120,
  usesPerLink: 1200,
  codesPerDevice: 30,
  codesPerNetwork: 6000,
  triesPerCode: 10,
  workPerAccount: 600,
  workPerCompany: 2000,
}
/** The demo's are wider, so that nobody is locked out of trying. */
export const demoLimits: Limits = {
  linksPerAddress: 200,
  linksPerDevice: 1000,
  linksPerNetwork: 10_000,
  failuresPerAccount: 50,
  failuresPerDevice: 500,
  failuresPerNetwork: 10_000,
  guessesPerNetwork: 5000,
  usesPerReader: 2000,
  usesPerLink: 20_000,
  codesPerDevice: 500,
  codesPerNetwork: 20_000,
  triesPerCode: 100,
  workPerAccount: 20_000,
  workPerCompany: 100_000,
}

export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>

/** Reads a URL of the environment; refuses another scheme by name. */
export function urlFrom(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const value = env[name]?.trim()
  if (!value) return undefined
  let url: URL
  try {
    url = new URL(value)
  } catch {
    throw new ConfigError(`${name} is not a URL: it must look like ${schemes[0]}//…`)
  }
  if (!schemes.includes(url.protocol)) {
    throw new ConfigError(`${name} starts with ${url.protocol}// where ${schemes.join(' or ')} is expected`)
  }
  return value.replace(/\/+$/, '')
}

/** Whether what is said to a server of this address can be read on its way there. */
const inClear = (address: string): boolean => {
  const { hostname, searchParams } = new URL(address)
  const near = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname) || searchParams.has('host')
  return !near && !/^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
}

/** The database is reached in clear on this machine only, or on a network that the operator answers for. */
export function refuseClearDatabase(env: Environment, databaseUrl: string | undefined): void {
  if (databaseUrl === undefined || env['CLEAR_NETWORK'] === 'trusted' || !inClear(databaseUrl)) return
  throw new ConfigError(
    'DATABASE_URL leads to another machine in clear: add sslmode=verify-full to it, or say CLEAR_NETWORK=trusted where nobody else is on that network',
  )
}

/** The mail server of another machine must offer encryption before anything is said to it. */
export function encryptedSmtp(env: Environment, smtpUrl: string | undefined): string | undefined {
  if (!smtpUrl?.startsWith('smtp:') || env['CLEAR_NETWORK'] === 'trusted' || !inClear(smtpUrl)) return smtpUrl
  return `${smtpUrl}${smtpUrl.includes('?') ? '&' : '?'}requireTLS=true`
}

/** Reads a port number of the environment. */
export function portFrom(env: Environment, fallback: number): number {
  if (!env['PORT']) return fallback
  const port = Number(env['PORT'])
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT is “${env['PORT']}”: a number from 0 to 65535 is expected`)
  return port
}

/** The number of proxies in front; without it their address would stand for every client's. */
export function proxiesFrom(env: Environment): number {
  const asked = env['TRUST_PROXY']?.trim()
  if (!asked) return 0
  if (!/^(\d|10)$/.test(asked))
    throw new ConfigError(
      `TRUST_PROXY is “${asked}”: the number of proxies in front is expected, from 0 to 10`,
    )
  return Number(asked)
}

/** A number of milliseconds of the environment, at least one second. */
export function millisecondsFrom(env: Environment, name: string): number | undefined {
  if (!env[name]) return undefined
  const value = Number(env[name])
  if (!Number.isInteger(value) || value < 1000)
    throw new ConfigError(`${name} is “${env[name]}”: a number of milliseconds from 1000 is expected`)
  return value
}

const limitVariables: Record<keyof Limits, string> = {
  linksPerAddress: 'LIMIT_LINKS_PER_ADDRESS',
  linksPerDevice: 'LIMIT_LINKS_PER_DEVICE',
  linksPerNetwork: 'LIMIT_LINKS_PER_NETWORK',
  failuresPerAccount: 'LIMIT_FAILURES_PER_ACCOUNT',
  failuresPerDevice: 'LIMIT_FAILURES_PER_DEVICE',
  failuresPerNetwork: 'LIMIT_FAILURES_PER_NETWORK',
  guessesPerNetwork: 'LIMIT_GUESSES_PER_NETWORK',
  usesPerReader: 'LIMIT_USES_PER_READER',
  usesPerLink: 'LIMIT_USES_PER_LINK',
  codesPerDevice: 'LIMIT_CODES_PER_DEVICE',
  codesPerNetwork: 'LIMIT_CODES_PER_NETWORK',
  triesPerCode: 'LIMIT_TRIES_PER_CODE',
  workPerAccount: 'LIMIT_WORK_PER_ACCOUNT',
  workPerCompany: 'LIMIT_WORK_PER_COMPANY',
}

/** The roles of the environment that need a second factor, separated by commas; nobody unless said. */
export function secondFactorRolesFrom(env: Environment): Role[] {
  return (env['REQUIRE_SECOND_FACTOR'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const role = roles.find((one) => one === name)
      if (!role)
        throw new ConfigError(`REQUIRE_SECOND_FACTOR names “${name}”: ${roles.join(', ')} are expected`)
      return role
    })
}

/** The limits of the environment, each with its default. */
export function limitsFrom(env: Environment, defaults: Limits): Limits {
  const limits = { ...defaults }
  for (const limit of Object.keys(limitVariables) as (keyof Limits)[]) {
    const name = limitVariables[limit]
    const asked = env[name]?.trim()
    if (!asked) continue
    // One of them is kept for each quarter of an hour that a sign-in link lasts.
    const least = limit === 'linksPerAddress' ? 4 : 1
    if (!/^[1-9]\d{0,8}$/.test(asked) || Number(asked) < least)
      throw new ConfigError(`${name} is “${asked}”: a whole number, from ${least}, is expected`)
    limits[limit] = Number(asked)
  }
  return limits
}

/** The master key of production, 32 bytes in base64 or hexadecimal. */
export function masterKeyFrom(value: string | undefined): Buffer {
  if (!value)
    throw new ConfigError(
      'MOISSON_KEY is missing: 32 random bytes in base64 are needed with DATABASE_URL (openssl rand -base64 32)',
    )
  return keyIn('MOISSON_KEY', value)
}

/** The master key of before (`MOISSON_FORMER_KEY`), while what it sealed is sealed anew; null where there is none. */
export const formerKeyFrom = (env: NodeJS.ProcessEnv): Buffer | null =>
  env['MOISSON_FORMER_KEY'] ? keyIn('MOISSON_FORMER_KEY', env['MOISSON_FORMER_KEY']) : null

function keyIn(name: string, value: string): Buffer {
  const key = /^[0-9a-f]{64}$/i.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64')
  if (key.length !== 32) throw new ConfigError(`${name} holds ${key.length} bytes where 32 are expected`)
  if (new Set(key).size < 8)
    throw new ConfigError(`${name} is not random: make one with openssl rand -base64 32`)
  return key
}

/** The S3-compatible store of the environment, or undefined when files stay in the data folder. */
export function s3From(env: Environment): S3Config | undefined {
  const endpoint = urlFrom(env, 'S3_URL', ['https:', 'http:'])
  if (!endpoint) return undefined
  const needed = (name: string): string => {
    const value = env[name]?.trim()
    if (!value) throw new ConfigError(`${name} is missing: it is needed with S3_URL`)
    return value
  }
  const style = env['S3_PATH_STYLE']?.trim() || 'true'
  if (!['true', 'false'].includes(style))
    throw new ConfigError(`S3_PATH_STYLE is “${style}”: true or false is expected`)
  const prefix = env['S3_PREFIX']?.trim() ?? ''
  if (!/^[\w/-]*$/.test(prefix))
    throw new ConfigError(`S3_PREFIX is “${prefix}”: letters, digits, “-”, “_” and “/” are expected`)
  return {
    endpoint,
    region: env['S3_REGION']?.trim() || 'us-east-1',
    bucket: needed('S3_BUCKET'),
    accessKeyId: needed('S3_ACCESS_KEY'),
    secretAccessKey: needed('S3_SECRET_KEY'),
    pathStyle: style === 'true',
    prefix,
  }
}

/** The SMS gateway of the environment; half of one is refused, with what is missing by name. */
export function smsFrom(env: Environment, publicUrl: string | undefined): SmsConfig | undefined {
  const said = (name: string): string => env[name]?.trim() ?? ''
  const gateway = said('SMS_PROVIDER')
  const names = Object.keys(smsGateways)
  if (!gateway) {
    const orphan = Object.keys(env).find((name) => name.startsWith('SMS_') && said(name) !== '')
    if (orphan === undefined) return undefined
    throw new ConfigError(`SMS_PROVIDER is missing: it is needed with ${orphan} (${names.join(' or ')})`)
  }
  if (!isGateway(gateway))
    throw new ConfigError(`SMS_PROVIDER is “${gateway}”: ${names.join(' or ')} is expected`)
  const { label, settings } = smsGateways[gateway]
  const given = Object.entries(settings).map(([name, what]) => {
    if (!said(name)) throw new ConfigError(`${name} is missing: ${label} needs ${what}`)
    return [name, said(name)] as const
  })
  const sender = said('SMS_SENDER')
  if (!/^([A-Za-z][A-Za-z0-9 ]{2,10}|\+?\d{5,15})$/.test(sender))
    throw new ConfigError(
      `SMS_SENDER is ${sender ? `“${sender}”` : 'missing'}: 3 to 11 letters and digits, or a number, are expected`,
    )
  const url = urlFrom(env, 'SMS_URL', ['https:', 'http:']) ?? null
  if (url?.startsWith('http:') && env['CLEAR_NETWORK'] !== 'trusted' && inClear(url))
    throw new ConfigError('SMS_URL leads to another machine in clear: https:// is expected')
  if (publicUrl !== undefined && publicUrl.length > LONGEST_SMS_SITE)
    throw new ConfigError(
      `PUBLIC_URL has ${publicUrl.length} signs: with SMS_PROVIDER at most ${LONGEST_SMS_SITE} leave room for one message`,
    )
  return { gateway, url, sender, settings: Object.fromEntries(given), hours: smsHoursFrom(env) }
}

const isGateway = (name: string): name is SmsGatewayName => Object.hasOwn(smsGateways, name)

function smsHoursFrom(env: Environment): SmsHours {
  const asked = env['SMS_HOURS']?.trim()
  if (!asked) return defaultSmsHours
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(asked) ?? []
  const hours = { from: Number(from), to: Number(to) }
  if (from === undefined || hours.from >= hours.to || hours.to > 24)
    throw new ConfigError(`SMS_HOURS is “${asked}”: hours of Paris such as 8-20 are expected`)
  return hours
}

/** What the public pages say of the installation; what no variable says is null. */
export function operatorFrom(env: Environment): Operator {
  return Object.fromEntries(
    operatorNames.map((name) => [name, env[operatorFields[name].variable]?.trim() || null]),
  ) as Operator
}
