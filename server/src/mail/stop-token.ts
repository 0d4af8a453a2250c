import type { Language } from '@moisson/law/text'
import type { Sealer } from '../security/sealer.ts'
import type { Services } from '../services.ts'

const ID_BYTES = 16
const SEAL_BYTES = 16
const named = (enrolmentId: string): string => `reminders ${enrolmentId}`

/** Names one person of one campaign, and proves that a mail of ours named them: it opens nothing else. */
export const stopToken = (sealer: Sealer, enrolmentId: string): string =>
  Buffer.concat([
    Buffer.from(enrolmentId.replaceAll('-', ''), 'hex'),
    sealer.blindIndex('platform', named(enrolmentId)).subarray(0, SEAL_BYTES),
  ]).toString('base64url')

/** The person of a token; null where we gave none like it. */
export function enrolmentOfToken(sealer: Sealer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SEAL_BYTES) return null
  const id = bytes
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return sealer.isIndex('platform', named(id), bytes.subarray(ID_BYTES)) ? id : null
}

/** Where a mail program posts its one click, and where a browser finds the button. */
export const stopAddress = ({ sealer, config }: Services, enrolmentId: string, language: Language): string =>
  `${config.publicUrl}/api/reminders/${stopToken(sealer, enrolmentId)}${language === 'fr' ? '' : `?lang=${language}`}`
