import { useState } from 'react'
import type { IdentityFailure, IdentityOutcome } from '../session/sign-in.ts'
import { useWords } from '../words/catalogue.ts'
import { shellWords } from '../words/shell.ts'
import { factorWords } from './factor-words.ts'
import type { PasskeyAnswer } from './passkey.ts'

export interface Identity {
  running: boolean
  /** What went wrong, in a sentence. */
  failure: string | null
  /** Makes a call of the identity service; undefined when it was refused, which `failure` then says. */
  ask: <Value>(work: () => Promise<IdentityOutcome<Value>>) => Promise<Value | undefined>
  /** What a device answered; undefined when it did not, which `failure` then says. */
  device: (work: () => Promise<PasskeyAnswer>) => Promise<Record<string, unknown> | undefined>
}

/** Calls of the identity service, on pages of the way in and inside alike. */
export function useIdentity(): Identity {
  const words = useWords(factorWords)
  const { network, unknownFailure } = useWords(shellWords)
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const sentence = ({ code, message }: IdentityFailure) =>
    code === 'network-request-failed' ? network : message || unknownFailure

  async function during<Value>(work: () => Promise<Value>): Promise<Value> {
    setRunning(true)
    setFailure(null)
    try {
      return await work()
    } finally {
      setRunning(false)
    }
  }
  return {
    running,
    failure,
    async ask(work) {
      const outcome = await during(work)
      if (outcome.ok) return outcome.value
      setFailure(sentence(outcome.failure))
    },
    async device(work) {
      const answer = await during(work)
      if ('credential' in answer) return answer.credential
      setFailure(words[answer.refused])
    },
  }
}
