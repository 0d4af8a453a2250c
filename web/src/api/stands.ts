import { sameValue } from './same-value.ts'

/**
 * What stands, where a write came too late and asked for just that: all of it that the answer shows. What only goes with
 * it, a reason or a note, is not compared.
 */
export function alreadySaved(answer: unknown, request: object): object | null {
  const current = isObject(answer) ? answer['current'] : undefined
  const body = 'body' in request ? request.body : undefined
  if (!isObject(current) || !isObject(body)) return null
  const shown = Object.entries(body).filter(([name]) => name in current)
  return shown.length > 0 && shown.every(([name, value]) => sameValue(value, current[name])) ? current : null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
