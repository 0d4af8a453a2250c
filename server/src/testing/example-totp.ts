import { Secret, TOTP } from 'otpauth'
import type { ExampleWorld } from '@moisson/contract/example-world'

/** The application of codes of the examples: its secret, and the instant whose code the document shows. */
export const exampleTotp = {
  secret: 'MOISSONEXEMPLE2OMOISSONEXEMPLE2O',
  documented: Date.parse('2026-04-20T09:00:00Z'),
}

export const totpCodeAt = (at: number): string =>
  new TOTP({ secret: Secret.fromBase32(exampleTotp.secret), period: 30 }).generate({ timestamp: at })

/** The world with the code that is good at the moment an example is asked for. */
export const showingCodes = (world: Omit<ExampleWorld, 'totpCode'>): ExampleWorld =>
  Object.defineProperty({ ...world, totpCode: '' }, 'totpCode', {
    enumerable: true,
    get: () => totpCodeAt(Date.now()),
  })
