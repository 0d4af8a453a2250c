import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refused } from '../http/refused.ts'

const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const derive = promisify(argon2)

// Each hash takes 19 MiB and a core: two at once, a short queue, then the caller is asked to come back.
const atOnce = 2
const queueLimit = 200
let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= queueLimit) throw refused('busy')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

async function tagOf(
  /** Exactly as it was typed. */
  password: string,
  salt: Buffer,
  { memory, passes, parallelism } = cost,
): Promise<Buffer> {
  return inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce: salt,
      memory,
      passes,
      parallelism,
      tagLength: 32,
    }),
  )
}

/** Marks what was hashed exactly as typed; hashes without it are of the compatible form (NFKC), until the next password. */
const EXACT = ',data=exact'

/** Argon2id of a password exactly as typed, in the usual `$argon2id$…` form with its own salt. */
export const hashPassword = (password: string): Promise<string> => hashed(password, EXACT)

async function hashed(password: string, mark: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await tagOf(password, salt)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}${mark}$${plain(salt)}$${plain(tag)}`
}

/** The hash of a password just proved right, at today's costs and in the form it had; null where it has them already. */
export async function renewedHash(password: string, hash: string): Promise<string | null> {
  const [, memory, passes, parallelism, exact] = form.exec(hash) ?? []
  const costs = [cost.memory, cost.passes, cost.parallelism]
  if ([memory, passes, parallelism].every((one, index) => Number(one) === costs[index])) return null
  return exact === undefined ? hashed(password.normalize('NFKC'), '') : hashed(password, EXACT)
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)(,data=exact)?\$([\w+/]+)\$([\w+/]+)$/
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(Buffer.alloc(16))}$${plain(Buffer.alloc(32))}`

/** Whether the password is the one hashed. Without a hash the same work is done, and the answer is no. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const found = form.exec(hash ?? nobody)
  if (!found) throw new Error('a stored password hash is unreadable')
  const [, memory, passes, parallelism, exact, salt, tag] = found
  const expected = Buffer.from(tag ?? '', 'base64')
  const typed = exact === undefined ? password.normalize('NFKC') : password
  const given = await tagOf(typed, Buffer.from(salt ?? '', 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return hash !== null && given.length === expected.length && timingSafeEqual(given, expected)
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
