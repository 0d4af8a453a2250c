import type { Output } from '@moisson/contract/call'
import { addPasskey, addTotp, startPasskey, startTotp } from '@moisson/contract/factor'
import { useState } from 'react'
import { askIdentity } from '../session/sign-in.ts'
import { makePasskey } from './passkey.ts'
import type { Identity } from './use-identity.ts'
import { useIdentity } from './use-identity.ts'

export type Begun = Output<typeof startTotp>

/** The adding of a factor: each step answers the recovery codes that came with it, null for none, undefined when refused. */
export function useNewFactor(): Identity & {
  begun: Begun | null
  passkey: (name: string) => Promise<string[] | null | undefined>
  begin: () => Promise<void>
  totp: (code: string, name: string) => Promise<string[] | null | undefined>
} {
  const identity = useIdentity()
  const [begun, setBegun] = useState<Begun | null>(null)
  return {
    ...identity,
    begun,
    async passkey(name) {
      const started = await identity.ask(() => askIdentity(startPasskey, {}))
      const credential = started && (await identity.device(() => makePasskey(started.options)))
      if (!credential) return undefined
      const added = await identity.ask(() => askIdentity(addPasskey, { body: { credential, name } }))
      return added?.recovery_codes
    },
    async begin() {
      setBegun((await identity.ask(() => askIdentity(startTotp, {}))) ?? null)
    },
    async totp(code, name) {
      if (!begun) return undefined
      const request = { path: { id: begun.id }, body: { code, name } }
      return (await identity.ask(() => askIdentity(addTotp, request)))?.recovery_codes
    },
  }
}
