/** The status of a refusal and its sentence in both languages; `{name}` takes a detail of the refusal. */
export interface Sentence {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 500 | 503
  fr: string
  en: string
}
export type Sentences = Record<string, Sentence>
