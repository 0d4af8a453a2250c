import type { Schema } from '@moisson/contract/call'
import type { Chance } from './chance.ts'

interface Def {
  type: string
  format?: string
  innerType?: Schema
  in?: Schema
  element?: Schema
  keyType?: Schema
  valueType?: Schema
  left?: Schema
  shape?: Record<string, Schema>
  options?: readonly Schema[]
  entries?: Record<string, string | number>
  values?: readonly unknown[]
  checks?: readonly {
    _zod: { def: { check: string; format?: string; value?: number; minimum?: number; maximum?: number } }
  }[]
}

const texts = ['', 'x', 'Éva', '0', 'null', 'true', '2025', '=1+1', '<b>', 'a\'b"c', '2026-02-29', 'a@b.fr']
const days = ['2025-12-31', '2026-01-01', '2024-02-29', '1900-01-01', '2099-12-31', '2026-03-29']

/** A value that the shape takes, or nearly: calls are reached behind their door, not at it only. */
export function likelyValue(schema: Schema, chance: Chance, ids: readonly string[], depth = 0): unknown {
  const def = schema.def as unknown as Def
  const inner = (one: Schema | undefined) =>
    one === undefined || depth > 6 ? null : likelyValue(one, chance, ids, depth + 1)
  switch (def.type) {
    case 'optional':
    case 'default':
      return chance.oneIn(3) ? undefined : inner(def.innerType)
    case 'nullable':
      return chance.oneIn(3) ? null : inner(def.innerType)
    case 'pipe':
      return inner(def.in)
    case 'intersection':
      return inner(def.left)
    case 'union':
      return inner(chance.pick(def.options ?? []))
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .map(([key, one]) => [key, inner(one)])
          .filter(([, value]) => value !== undefined),
      )
    case 'record':
      return chance.oneIn(2) ? {} : { [chance.pick(texts)]: inner(def.valueType) }
    case 'array':
      return Array.from({ length: chance.int(3) }, () => inner(def.element))
    case 'enum':
      return chance.pick(Object.values(def.entries ?? { none: 'none' }))
    case 'literal':
      return chance.pick(def.values ?? [null])
    case 'boolean':
      return chance.oneIn(2)
    case 'number':
      return chance.pick([0, 1, 2, 9, 12, 31, 100, 2025, 2026, 10_000, 99_999, 2 ** 31 - 1, 2 ** 31])
    case 'string':
      return likelyText(def, chance, ids)
    default:
      return chance.pick([null, 0, '', [], {}])
  }
}

function likelyText(def: Def, chance: Chance, ids: readonly string[]): string {
  const formats = [def.format, ...(def.checks ?? []).map((check) => check._zod.def.format)]
  if (formats.includes('uuid') || formats.includes('guid'))
    return chance.oneIn(4) ? chance.uuid() : chance.pick(ids)
  if (formats.includes('date')) return chance.pick(days)
  if (formats.includes('datetime')) return `${chance.pick(days)}T09:00:00Z`
  if (formats.includes('email')) return `f${chance.int(99)}@example.org`
  return chance.oneIn(5) ? chance.pick(ids) : chance.pick(texts)
}
