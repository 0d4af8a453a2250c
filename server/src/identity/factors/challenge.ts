import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../database/connect.ts'
import type { Sealer } from '../../security/sealer.ts'

/** What a challenge was made for: its answer counts for nothing else. */
export type ChallengeUse = `add ${string}` | `confirm ${string}` | 'sign in'

const minutes = 10

/** 16 random bytes and the end of their life, signed: nothing is kept until one is answered. */
export function newChallenge(sealer: Sealer, use: ChallengeUse, at = Date.now()): Uint8Array<ArrayBuffer> {
  const body = Buffer.alloc(24)
  randomBytes(16).copy(body)
  body.writeBigInt64BE(BigInt(at + minutes * 60_000), 16)
  return new Uint8Array(Buffer.concat([body, sealer.blindIndex('platform', signed(use, body))]))
}

/** When a challenge as answered (base64url) ends; null when it is not ours, for another use, or over. */
export function endOfChallenge(sealer: Sealer, use: ChallengeUse, answered: string): Date | null {
  const bytes = Buffer.from(answered, 'base64url')
  if (bytes.length !== 56) return null
  const body = bytes.subarray(0, 24)
  if (!sealer.isIndex('platform', signed(use, body), bytes.subarray(24))) return null
  const ends = new Date(Number(body.readBigInt64BE(16)))
  return ends.getTime() > Date.now() ? ends : null
}

/** Takes a challenge out of use; false when it was answered before. */
export async function spendChallenge(tx: Tx, answered: string, ends: Date): Promise<boolean> {
  const spent = await tx
    .insertInto('used_challenge')
    .values({ digest: createHash('sha256').update(answered).digest(), expires_at: ends })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n
}

const signed = (use: ChallengeUse, body: Buffer): string => `challenge ${use} ${body.toString('hex')}`
