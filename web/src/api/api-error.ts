/** The texts that the client logs, word for word as specified. */
export const loggedTexts = {
  401: 'Unauthorized - invalid or missing token',
  403: 'Forbidden - insufficient permissions',
  404: 'Resource not found',
  noAnswer: 'Network error - please check your connection',
  unknown: 'An unknown error occurred',
} as const

export interface ApiErrorFields {
  status: number | null
  code: string | null
  fieldErrors: Record<string, string>
  requestId: string | null
  /** The parsed body of the answer, for a refusal that carries the current state (412). */
  body: unknown
  /** Nobody knows whether the change that was asked for is saved. */
  unsure: boolean
}

/** A call that failed. `message` is a sentence to show; `status` is null when nobody answered. */
export class ApiError extends Error {
  readonly status: number | null
  readonly code: string | null
  readonly fieldErrors: Record<string, string>
  readonly requestId: string | null
  readonly body: unknown
  readonly unsure: boolean

  constructor(message: string, fields: Partial<ApiErrorFields> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = fields.status ?? null
    this.code = fields.code ?? null
    this.fieldErrors = fields.fieldErrors ?? {}
    this.requestId = fields.requestId ?? null
    this.body = fields.body
    this.unsure = fields.unsure ?? false
  }
}

/** The error of an answer: its text is the server's `error` field, or else its `message`. */
export function errorOfAnswer(status: number, body: unknown, requestId: string | null): ApiError {
  const fields = isRecord(body) ? body : {}
  const message = textOf(fields['error']) ?? textOf(fields['message']) ?? loggedTexts.unknown
  const code = textOf(fields['code'])
  return new ApiError(message, {
    status,
    code,
    unsure: code?.startsWith('fate_unknown') ?? false,
    fieldErrors: textByField(fields['field_errors']),
    requestId: textOf(fields['request_id']) ?? requestId,
    body,
  })
}

/** Writes the specified line to the console for a failed call. */
export function logFailure(error: ApiError): void {
  console.error(loggedTextOf(error.status))
}

export function loggedTextOf(status: number | null): string {
  if (status === null) return loggedTexts.noAnswer
  if (status === 401 || status === 403 || status === 404) return loggedTexts[status]
  return loggedTexts.unknown
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** What the answer lists of its fields; the first thing said of each. */
function textByField(listed: unknown): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const one of Array.isArray(listed) ? (listed as unknown[]) : []) {
    if (!isRecord(one)) continue
    const [field, message] = [textOf(one['field']), textOf(one['message'])]
    if (field !== null && message !== null) texts[field] ??= message
  }
  return texts
}
