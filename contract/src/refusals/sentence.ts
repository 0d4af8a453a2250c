import type { Text } from '@moisson/law/text'
/** The status of a refusal and its sentence in every language; `{name}` takes a detail of the refusal. */
export interface Sentence extends Text {
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 412 | 413 | 415 | 422 | 428 | 429 | 500 | 503
}
export type Sentences = Record<string, Sentence>
