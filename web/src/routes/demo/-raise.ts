import { raiseError } from '@moisson/contract/demo'
import { notFound } from '@tanstack/react-router'
import { ApiError, loggedTexts } from '../../api/api-error.ts'
import { send } from '../../api/send.ts'
import type { GuardName } from '../../session/guards.ts'
import { guarded } from '../../session/guards.ts'
import { PageError } from '../../shell/page-error.ts'

/** The errors that the demo raises on purpose, to look at their pages. */
export const kinds = [
  'not-found',
  'forbidden',
  '409',
  '500',
  '503',
  'no-answer',
  'unknown-guard',
  'fatal',
] as const

/** Raises one of them; a number is answered by the API. */
export async function raise(kind: string | undefined): Promise<void> {
  if (kind === undefined) return
  if (kind === 'not-found') throw notFound()
  if (kind === 'forbidden') throw new PageError(403, 'forbidden')
  if (kind === 'no-answer') throw new ApiError(loggedTexts.noAnswer)
  if (kind === 'unknown-guard') return guarded('unknown' as GuardName)({ location: { href: '/demo/errors' } })
  if (/^\d{3}$/.test(kind)) await send(raiseError, { path: { status: kind } })
  else throw new Error('')
}
