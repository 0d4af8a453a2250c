import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Services } from '../../services.ts'
import { endOfChallenge, newChallenge, type ChallengeUse } from './challenge.ts'
import type { FactorRow } from './factor-store.ts'
import type { RelyingParty } from './relying-party.ts'

/** Loaded with the first passkey: the start of the server does not wait for it. */
const webauthn = () => import('@simplewebauthn/server')

/** Ed25519, ES256 and RS256, by their COSE numbers. */
const algorithms = [-8, -7, -257]

/** JSON whose keys are not the product’s own. */
export type Loose = Record<string, unknown>
/** An answer whose signature, challenge, address and user verification were found right. */
interface Answered {
  challenge: string
  ends: Date
}

export async function creationOptions(
  { sealer }: Services,
  party: RelyingParty,
  user: { id: string; email: string; name: string },
  known: readonly FactorRow[],
): Promise<Loose> {
  const { generateRegistrationOptions } = await webauthn()
  return (await generateRegistrationOptions({
    rpName: 'Moisson',
    rpID: party.id,
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id),
    challenge: newChallenge(sealer, `add ${user.id}`),
    attestationType: 'none',
    excludeCredentials: credentialsOf(known),
    supportedAlgorithmIDs: algorithms,
    // Found without an address, and sure of who holds it: alone it is two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })) as unknown as Loose
}

export async function requestOptions(
  { sealer }: Services,
  party: RelyingParty,
  use: ChallengeUse,
  known: readonly FactorRow[] = [],
): Promise<Loose> {
  const { generateAuthenticationOptions } = await webauthn()
  return (await generateAuthenticationOptions({
    rpID: party.id,
    challenge: newChallenge(sealer, use),
    allowCredentials: credentialsOf(known),
    userVerification: 'required',
  })) as unknown as Loose
}

/** The passkey that a browser made for this person, or null. */
export async function madePasskey(
  { sealer }: Services,
  party: RelyingParty,
  userId: string,
  credential: Loose,
): Promise<(Answered & { id: string; publicKey: Buffer; counter: number; transports: string[] }) | null> {
  const { verifyRegistrationResponse } = await webauthn()
  const asked = challengeCheck(sealer, `add ${userId}`)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: asked.check,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    const answered = asked.found()
    if (!registrationInfo || !answered) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { ...answered, id, publicKey: Buffer.from(publicKey), counter, transports: transports.slice(0, 8) }
  } catch {
    return null
  }
}

/** What a passkey answered, or null: the counter that its authenticator now tells. */
export async function answeredPasskey(
  { sealer }: Services,
  party: RelyingParty,
  use: ChallengeUse,
  credential: Loose,
  factor: FactorRow,
): Promise<(Answered & { counter: number }) | null> {
  if (factor.credential_id === null || factor.public_key === null) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const asked = challengeCheck(sealer, use)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: asked.check,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: factor.credential_id,
        publicKey: new Uint8Array(factor.public_key),
        counter: factor.counter,
      },
      requireUserVerification: true,
    })
    const answered = asked.found()
    return verified && answered ? { ...answered, counter: authenticationInfo.newCounter } : null
  } catch {
    return null
  }
}

/** Says whether the challenge is ours, and remembers it to be taken out of use. */
function challengeCheck(sealer: Services['sealer'], use: ChallengeUse) {
  let answered: Answered | null = null
  return {
    check: (challenge: string): boolean => {
      const ends = endOfChallenge(sealer, use, challenge)
      answered = ends && { challenge, ends }
      return ends !== null
    },
    found: () => answered,
  }
}

function credentialsOf(factors: readonly FactorRow[]) {
  return factors.flatMap(({ credential_id, transports }) =>
    credential_id === null ? [] : [{ id: credential_id, transports: transports as never[] }],
  )
}
