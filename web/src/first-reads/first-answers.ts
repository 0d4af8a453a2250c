/** What was asked for a page before its application was there, each to be taken once, by the very same request. */
export interface FirstAnswers {
  /** By method and address. */
  answers: Map<string, FirstAnswer>
  /** The application's session is there: it hears by itself what other tabs say. */
  arrived: boolean
}
interface FirstAnswer {
  /** In milliseconds of `performance.now()`. */
  asked: number
  headers: Record<string, string>
  answer: Promise<WholeAnswer>
}
export interface WholeAnswer {
  response: Response
  body: ArrayBuffer
}

declare global {
  var moissonFirst: FirstAnswers | undefined
}

/** Milliseconds after which an answer that nobody took is asked for again. */
const freshMs = 10_000

/**
 * The answer already on its way for a request, if it was made in the same words for the same person. Whatever is done,
 * signing out included, makes what nobody took out of date.
 */
export function takeFirstAnswer(
  url: string,
  { method, headers }: { method: string; headers?: RequestInit['headers'] },
  now = performance.now(),
): Promise<WholeAnswer> | undefined {
  const first = globalThis.moissonFirst
  if (!first) return undefined
  const key = `${method} ${url}`
  const known = first.answers.get(key)
  first.answers.delete(key)
  if (!known && method !== 'GET') first.answers.clear()
  if (!known || now - known.asked > freshMs) return undefined
  return JSON.stringify(known.headers) === JSON.stringify(headers) ? known.answer : undefined
}
