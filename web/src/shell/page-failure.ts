import { ApiError } from '../api/api-error.ts'
import { PageError } from './page-error.ts'

export interface PageFailure {
  status: number
  /** « Page Not Found », « Internal Server Error » or the error's own message. */
  title: string
  statusMessage: string
  description: string
  requestId: string | null
  /** The language of the title and the description: the API answers in the reader's own. */
  lang: 'en' | undefined
  reason: 'not-found' | 'forbidden' | 'no-company' | 'offline' | 'other'
}

const statusMessages: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  412: 'Precondition Failed',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** What an error page says of any error thrown: a status, a title, a message; never a stack. */
export function failureOf(error: unknown): PageFailure {
  const status = statusOf(error)
  const statusMessage = statusMessages[status] ?? 'Error'
  const own = messageOf(error)
  return {
    status,
    title: status === 404 ? 'Page Not Found' : own || 'Internal Server Error',
    statusMessage,
    description: own || statusMessage,
    requestId: requestIdOf(error),
    lang: error instanceof ApiError && error.status !== null && status !== 404 ? undefined : 'en',
    reason: reasonOf(error, status),
  }
}

/** An error without a status is ours; a call that nobody answered has none either, and says so by its code. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500
  return typeof error.status === 'number' ? error.status : 503
}

/** The message of an error, or of a plain object that stands for one. */
function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return ''
  return typeof error.message === 'string' ? error.message : ''
}

function reasonOf(error: unknown, status: number): PageFailure['reason'] {
  if (error instanceof PageError && error.reason !== 'other') return error.reason
  if (status === 404) return 'not-found'
  if (status === 403) return 'forbidden'
  return status === 503 ? 'offline' : 'other'
}

function requestIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null
  return typeof error.requestId === 'string' ? error.requestId : null
}
