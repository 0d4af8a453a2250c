import { isDeepStrictEqual } from 'node:util'

/** What does not agree, each with the place it was found at. */
export class Differences {
  readonly found: string[] = []
  #place = ''

  at(place: string): this {
    this.#place = place
    return this
  }
  add(what: string): void {
    this.found.push(`${this.#place}: ${what}`)
  }
  compare(what: string, said: unknown, stored: unknown): void {
    if (!isDeepStrictEqual(said, stored))
      this.add(`${what}: said ${JSON.stringify(said)}, stored ${JSON.stringify(stored)}`)
  }
}
