import type { Language } from '@moisson/law/text'
import type { KnownKeys } from './known-keys.ts'
import type { FieldError } from './refused.ts'

/** Each key that no shape knows, by its name, with the one it comes near to. */
export function unknownKeys(value: unknown, known: KnownKeys, language: Language): FieldError[] {
  const found: FieldError[] = []
  const path: string[] = []
  const look = (one: unknown, shape: KnownKeys): void => {
    if (shape.open || typeof one !== 'object' || one === null) return
    const { keys, values, items } = shape
    // What is no list, or no object, is told by the shape itself.
    if (Array.isArray(one) ? !items : isList(shape)) return
    for (const [key, inner] of Object.entries(one)) {
      if (found.length >= most) return
      const next = Array.isArray(one) ? items : keys.has(key) ? keys.get(key) : values
      path.push(key)
      if (next) look(inner, next)
      else if (next === undefined) found.push(fieldError(path.join('.'), nearest(key, keys), language))
      path.pop()
    }
  }
  look(value, known)
  return found
}

const isList = ({ keys, values, items }: KnownKeys) => keys.size === 0 && !values && items !== undefined

/** Enough to mend a request; a list of thousands helps nobody. */
const most = 50

function fieldError(field: string, near: string | undefined, language: Language): FieldError {
  const said = {
    fr: `Cette clé n’est pas connue ici${near ? `\u00a0: vouliez-vous dire «\u00a0${near}\u00a0»\u00a0?` : '\u00a0: retirez-la.'}`,
    en: `This key is not known here${near ? `: did you mean “${near}”?` : ': leave it out.'}`,
  }
  return { field, code: 'unknown_key', message: said[language] }
}

/** The key that was meant: the same letters written otherwise, or one or two letters away. */
function nearest(key: string, keys: KnownKeys['keys']): string | undefined {
  if (key.length > 60) return undefined
  const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const writable = [...keys].filter(([, shape]) => shape !== null).map(([name]) => name)
  const same = writable.find((name) => bare(name) === bare(key))
  if (same) return same
  const [best] = writable
    .map((name) => ({ name, apart: distance(bare(name), bare(key)) }))
    .toSorted((a, b) => a.apart - b.apart)
  return best && best.apart <= Math.min(2, Math.floor(bare(key).length / 3)) ? best.name : undefined
}

/** Letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[b.length] ?? 0
}
