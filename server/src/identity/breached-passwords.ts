import { dictionary } from '@zxcvbn-ts/language-common'

/** The passwords seen more than ten times among ten million that leaked, in small letters; nothing is asked of the network. */
const breached: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Whether a password was leaked as it stands, or is a leaked one with signs around it. */
export function isBreached(password: string): boolean {
  const small = password.trim().toLowerCase()
  return breached.has(small) || breached.has(small.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
}
