import { Secret, TOTP } from 'otpauth'

const seconds = 30

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What a QR code holds: the applications read SHA-1, six digits and 30 seconds everywhere. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The half-minute since 1970 that a code belongs to, one before or after allowed; null for a wrong one. */
export function stepOfCode(secret: string, code: string, at = Date.now()): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret, '').validate({ token, window: 1, timestamp: at })
  return delta === null ? null : Math.floor(at / 1000 / seconds) + delta
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Moisson', label, secret: Secret.fromBase32(secret), period: seconds })
}
