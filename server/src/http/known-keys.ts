import { methodOf, pathOf, type CallDeclaration, type Schema } from '@moisson/contract/call'
import { calls } from '@moisson/contract/calls'

/** The keys that a value may have, at each depth. */
export interface KnownKeys {
  /** Whether any key goes: free content, or a shape that says so. */
  open: boolean
  /** Null for a key that is only read: what an answer gives and a write passes over. */
  keys: Map<string, KnownKeys | null>
  /** What stands under the keys of a dictionary, and in a list. */
  values: KnownKeys | undefined
  items: KnownKeys | undefined
}

/** What of a shape is looked at here. */
interface Def {
  type: string
  innerType?: Schema
  in?: Schema
  out?: Schema
  element?: Schema
  valueType?: Schema
  shape?: Record<string, Schema>
  catchall?: Schema
  options?: readonly Schema[]
  left?: Schema
  right?: Schema
}
const defOf = (schema: Schema): Def => schema.def as unknown as Def

/** The shapes a value may have once what is optional, either, both or read differently is taken apart. */
function apart(schema: Schema, side: 'in' | 'out'): Def[] {
  const def = defOf(schema)
  const inner = [def.innerType, def[side], def.left, def.right, ...(def.options ?? [])]
  const found = inner.filter((one) => one !== undefined).flatMap((one) => apart(one, side))
  return found.length > 0 ? found : [def]
}

function keysOf(read: readonly Def[], written: readonly Def[]): KnownKeys {
  const keys: KnownKeys['keys'] = new Map()
  const names = (defs: readonly Def[]) => new Set(defs.flatMap(({ shape }) => Object.keys(shape ?? {})))
  const under = (defs: readonly Def[], name: string, side: 'in' | 'out') =>
    defs.flatMap(({ shape }) => shape?.[name] ?? []).flatMap((schema) => apart(schema, side))
  for (const name of names(read)) keys.set(name, keysOf(under(read, name, 'in'), under(written, name, 'out')))
  for (const name of names(written)) if (!keys.has(name)) keys.set(name, null)
  const inside = (part: 'valueType' | 'element') => {
    const found = read.flatMap((def) => def[part] ?? []).flatMap((schema) => apart(schema, 'in'))
    const given = written.flatMap((def) => def[part] ?? []).flatMap((schema) => apart(schema, 'out'))
    return found.length > 0 ? keysOf(found, given) : undefined
  }
  return {
    open: read.some(
      ({ type, catchall }) =>
        ['unknown', 'any', 'custom', 'transform'].includes(type) ||
        (catchall !== undefined && defOf(catchall).type !== 'never'),
    ),
    keys,
    values: inside('valueType'),
    items: inside('element'),
  }
}

const bodies = new WeakMap<CallDeclaration, KnownKeys>()
/** The keys of a call's body; of a PUT, also those that reading the same thing gives. */
export function keysOfBody(call: CallDeclaration): KnownKeys {
  const before = bodies.get(call)
  if (before) return before
  const body = call.input?.body
  const given = methodOf(call) === 'PUT' ? givenByReading(call) : []
  const found = keysOf(
    body ? apart(body, 'in') : [],
    given.flatMap((schema) => apart(schema, 'out')),
  )
  bodies.set(call, found)
  return found
}

const queries = new WeakMap<CallDeclaration, KnownKeys>()
/** The keys of a call's query. */
export function keysOfQuery(call: CallDeclaration): KnownKeys {
  const before = queries.get(call)
  if (before) return before
  const found = keysOf(call.input?.query ? apart(call.input.query, 'in') : [], [])
  queries.set(call, found)
  return found
}

/** What is answered of the thing that a PUT writes: by itself, by the GET of its address, by the list it stands in. */
function givenByReading(call: CallDeclaration): Schema[] {
  const outputOf = (path: string) =>
    [...calls.values()].find(({ declaration }) => declaration.http === `GET ${path}`)?.declaration.output
  const path = pathOf(call)
  const list = /\/\{\w+\}$/.test(path) ? outputOf(path.slice(0, path.lastIndexOf('/'))) : undefined
  return [call.output, outputOf(path), ...(list ? entitiesIn(list) : [])].filter(
    (schema) => schema !== undefined,
  )
}

/** The shapes of the things in a list: what has an id may be written. */
function entitiesIn(list: Schema): Schema[] {
  return apart(list, 'out').flatMap(({ shape = {}, element }) => [
    ...(element && apart(element, 'out').some((one) => 'id' in (one.shape ?? {})) ? [element] : []),
    ...[...Object.values(shape), ...(element ? [element] : [])].flatMap(entitiesIn),
  ])
}
