import type { Chance } from './chance.ts'

type Json = unknown
const deep = (levels: number): Json => {
  let value: Json = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** What no shape asked for: other types, edges of numbers and calendars, texts too long or unreadable, deep nests. */
export const wrongValues: readonly (() => Json)[] = [
  () => null,
  () => true,
  () => [],
  () => ({}),
  () => '',
  () => -1,
  () => 1.5,
  () => 1e308,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => 0.1 + 0.2,
  () => 2 ** 31,
  () => 'x'.repeat(20_000),
  () => 'é'.repeat(300),
  () => '\u0000',
  () => '\ud800',
  () => 'a\u202eb\u2060',
  () => '👩‍🌾\u0301',
  () => '9999-12-31',
  () => '0000-00-00',
  () => '2025-02-30',
  () => '+275760-09-13',
  () => '2025-13-45T99:99:99Z',
  () => '1; drop table company; --',
  () => "' or 1=1 --",
  () => '../../../etc/passwd',
  () => '#import sys; #read("/etc/passwd")',
  () => '%00%ff',
  () => ['a', ['b', ['c']]],
  () => ({ toString: 1, constructor: { prototype: {} } }),
  () => Array.from({ length: 3000 }, (_, at) => at),
  () => deep(400),
]

interface Place {
  holder: Record<string, Json> | Json[]
  key: string | number
}
function placesIn(value: Json, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null || found.length > 500) return found
  for (const [key, inner] of Object.entries(value)) {
    found.push({ holder: value as Record<string, Json>, key })
    placesIn(inner, found)
  }
  return found
}

/** The value with one place of it made wrong, or gone, or with a stranger beside it; the name of what was done. */
export function spoiled(value: Json, chance: Chance): { value: Json; how: string } {
  const copy = { root: structuredClone(value) }
  const places = placesIn(copy)
  const { holder, key } = chance.pick(places)
  const at = Array.isArray(holder) ? Number(key) : String(key)
  const holding = holder as Record<string | number, Json>
  const how = chance.pick(['other', 'other', 'other', 'missing', 'extra', 'list', 'text'] as const)
  if (how === 'missing') delete holding[at]
  else if (how === 'list') holding[at] = [holding[at], holding[at]]
  else if (how === 'text') holding[at] = JSON.stringify(holding[at]) ?? ''
  else if (how === 'extra') {
    const inside = holding[at]
    const into = (typeof inside === 'object' && inside !== null ? inside : holding) as Record<string, Json>
    into[chance.pick(['zz', 'id', 'company_id', 'version', 'status', 'role', 'constructor', 'a b', ''])] =
      chance.pick(wrongValues)()
  } else holding[at] = chance.pick(wrongValues)()
  return { value: copy.root, how }
}
