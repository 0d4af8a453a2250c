/** A page that cannot be shown. `reason` chooses the sentence that helps. */
export class PageError extends Error {
  readonly status: number
  readonly reason: 'forbidden' | 'no-company' | 'other'

  constructor(status: number, reason: PageError['reason'] = 'other', message = '') {
    super(message)
    this.name = 'PageError'
    this.status = status
    this.reason = reason
  }
}
