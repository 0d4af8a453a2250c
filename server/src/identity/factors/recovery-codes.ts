import { randomInt } from 'node:crypto'
import type { Tx } from '../../database/connect.ts'
import { hashPassword, isPassword } from '../hash-password.ts'

const howMany = 10
/** Without the signs that are taken for one another when read from paper. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz'

/** Ten codes to be shown once; the first sign of each says which of the ten it is, so that one hash is tried. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, (_, number) => {
    const rest = Array.from({ length: 11 }, () => signs[randomInt(signs.length)]).join('')
    return `${number}${rest.slice(0, 3)}-${rest.slice(3, 7)}-${rest.slice(7)}`
  })
}

/** What the table keeps of codes; slow on purpose, so it is made before the transaction. */
export const hashedCodes = (codes: readonly string[]): Promise<string[]> =>
  Promise.all(codes.map((code) => hashPassword(plain(code))))

/** Puts new codes in the place of the former ones. */
export async function keepCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash, number) => ({ user_id: userId, number, hash })))
    .execute()
}

/** How many codes a person still has. */
export async function codesLeft(tx: Tx, userId: string): Promise<number> {
  const { left } = await tx
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** The number of the code that this is, once its hash was tried; null for a wrong one, after the same work. */
export async function numberOfCode(
  read: (number: number) => Promise<string | null>,
  code: string,
): Promise<number | null> {
  const given = plain(code)
  const number = Number.parseInt(given.charAt(0), 10)
  const hash = Number.isNaN(number) ? null : await read(number)
  return (await isPassword(given, hash)) ? number : null
}

/** Uses a code; false when another request was faster. */
export async function spendCode(tx: Tx, userId: string, number: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const plain = (code: string): string => code.toLowerCase().replaceAll(/[^0-9a-z]/g, '')
