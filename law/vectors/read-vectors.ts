import type { PublishedVector } from './run-vectors.ts'

export type ReadVectors = {
  readonly vectors: readonly PublishedVector[]
  readonly problems: readonly string[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A file that an editor of Windows wrote starts with a mark that is no JSON. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')

/** Nesting deeper than any vector or agreement is written is refused before it is walked. */
export const DEEPEST = 200

export function isDeep(content: unknown): boolean {
  let level: unknown[] = [content]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return false
}

const nothing = (problem: string): ReadVectors => ({ vectors: [], problems: [problem] })

/** The vectors of a file in the published format, a list or under « vectors », or a sentence for each thing amiss. */
export function readVectors(text: string): ReadVectors {
  let content: unknown
  try {
    content = JSON.parse(withoutMark(text))
  } catch (error) {
    return nothing(`this is not JSON (${error instanceof Error ? error.message : 'unreadable'})`)
  }
  if (isDeep(content)) return nothing(`this is nested more than ${DEEPEST} deep: no vector is`)
  const written = isRecord(content) ? content['vectors'] : content
  if (!Array.isArray(written)) return nothing('a list of vectors is expected, alone or under “vectors”')
  const list: readonly unknown[] = written
  if (list.length === 0) return nothing('its list of vectors is empty: nothing would be checked')
  const problems = list.flatMap((one, place) => problemsOf(one, `vector ${place + 1}`))
  return problems.length > 0 ? { vectors: [], problems } : { vectors: list as PublishedVector[], problems }
}

function problemsOf(vector: unknown, place: string): string[] {
  if (!isRecord(vector)) return [`${place} is not a record with “id”, “rule”, “input” and “expected”`]
  const name = typeof vector['id'] === 'string' ? `${place} (${vector['id']})` : place
  const texts = ['id', 'rule'].filter((key) => typeof vector[key] !== 'string' || vector[key] === '')
  const records = ['input', 'expected'].filter((key) => !isRecord(vector[key]))
  return [
    ...texts.map((key) => `${name}: “${key}” must be a text`),
    ...records.map((key) => `${name}: “${key}” must be a record of names and values`),
    ...(isRecord(vector['expected']) && Object.keys(vector['expected']).length === 0
      ? [`${name}: “expected” is empty: whatever the rule answers would pass`]
      : []),
  ]
}
