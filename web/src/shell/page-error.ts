import { ApiError } from '../api/api-error.ts'

const messages = { forbidden: 'Forbidden - insufficient permissions', 'no-company': 'No company', other: '' }

/** A campaign that the personal link does not open, or opens no longer. */
export const isBeyondLink = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'campaign_session_only'

/** A state that people meet every day, not a fault: the page says it, the console does not. */
export const isEveryday = (error: unknown): boolean =>
  (error instanceof PageError && error.reason === 'no-company') || isBeyondLink(error)

/** A page that cannot be shown. `reason` chooses the sentence that helps. */
export class PageError extends Error {
  readonly status: number
  readonly reason: 'forbidden' | 'no-company' | 'other'

  constructor(status: number, reason: PageError['reason'] = 'other', message = messages[reason]) {
    super(message)
    this.name = 'PageError'
    this.status = status
    this.reason = reason
  }
}
