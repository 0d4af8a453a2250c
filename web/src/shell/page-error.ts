const statusMessages: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Page Not Found',
  409: 'Conflict',
  503: 'Service Unavailable',
}

/** A page that cannot be shown. `reason` chooses the sentence that helps. */
export class PageError extends Error {
  readonly status: number
  readonly reason: 'forbidden' | 'no-company' | 'other'

  constructor(status: number, reason: PageError['reason'] = 'other', message?: string) {
    super(message ?? statusMessages[status] ?? 'Internal Server Error')
    this.name = 'PageError'
    this.status = status
    this.reason = reason
  }
}

export interface PageFailure {
  status: number
  title: string
  statusMessage: string
  requestId: string | null
  reason: 'not-found' | 'forbidden' | 'no-company' | 'offline' | 'other'
}

/** What an error page says of any error thrown: never a stack, always a status, a title and a message. */
export function failureOf(error: unknown): PageFailure {
  const status = statusOf(error)
  const own = error instanceof Error ? error.message : ''
  const notFound = status === 404
  return {
    status,
    title: notFound ? 'Page Not Found' : own || 'Internal Server Error',
    statusMessage: notFound ? own || 'Page Not Found' : own || 'Internal Server Error',
    requestId: textIn(error, 'requestId'),
    reason: reasonOf(error, status),
  }
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500
  return typeof error.status === 'number' ? error.status : error.status === null ? 503 : 500
}

function reasonOf(error: unknown, status: number): PageFailure['reason'] {
  if (error instanceof PageError && error.reason !== 'other') return error.reason
  if (status === 404) return 'not-found'
  if (status === 403) return 'forbidden'
  return status === 503 && typeof error === 'object' && error !== null && 'code' in error
    ? 'offline'
    : 'other'
}

function textIn(error: unknown, key: string): string | null {
  const value = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : null
  return typeof value === 'string' ? value : null
}

/** Machines that read pages: their errors are logged and not shown. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider|slurp|preview|facebookexternalhit|headless-?lighthouse|bingpreview|wget|curl/i.test(
    userAgent,
  )
}
