type Json = Record<string, unknown>

/** The fewest properties for which a shape without a name that comes back gets one. */
const LEAST = 4

/** Gives a name of its own to each larger shape that stands twice without one: that of the property it is found at. */
export function hoistRepeated(schemas: Record<string, Json>): Record<string, Json> {
  const out = structuredClone(schemas)
  // A hoisted shape makes those around it alike: again until nothing comes back.
  for (;;) {
    const seen = new Map<string, { count: number; at: string; of: string }>()
    for (const [name, schema] of Object.entries(out))
      eachObject(schema, name, name, (part, at) => {
        if (part === schema) return
        const text = JSON.stringify(part)
        const known = seen.get(text)
        if (known) known.count++
        else seen.set(text, { count: 1, at, of: name })
      })
    const repeated = [...seen].filter(([, { count }]) => count > 1)
    const [next] = repeated.toSorted(([one], [other]) => other.length - one.length)
    if (!next) return out
    const [text, { at, of }] = next
    const own = singular(capital(at))
    const free = [own, `${of}${own}`, ...numbers.map((number) => `${of}${own}${number}`)]
    const name = free.find((one) => !(one in out)) ?? text
    const reference = JSON.stringify({ $ref: `#/components/schemas/${name}` })
    for (const [holder, schema] of Object.entries(out)) {
      const whole = JSON.stringify(schema)
      // A shape is written the same wherever it stands.
      if (whole.includes(text)) out[holder] = JSON.parse(whole.replaceAll(text, reference)) as Json
    }
    out[name] = JSON.parse(text) as Json
  }
}

function eachObject(value: unknown, at: string, of: string, visit: (part: Json, at: string) => void): void {
  if (Array.isArray(value)) return value.forEach((part) => eachObject(part, at, of, visit))
  if (typeof value !== 'object' || value === null) return
  const part = value as Json
  const properties = part['properties'] as Json | undefined
  if (part['type'] === 'object' && properties && Object.keys(properties).length >= LEAST) visit(part, at)
  for (const [key, inner] of Object.entries(part))
    if (key === 'properties')
      for (const [name, property] of Object.entries(inner as Json)) eachObject(property, name, of, visit)
    else eachObject(inner, at, of, visit)
}

const numbers = Array.from({ length: 100 }, (_, index) => index + 2)
const capital = (name: string) =>
  name
    .split(/[_-]/)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join('')
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
