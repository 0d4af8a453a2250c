import type { Plugin } from 'vite'

/** A part of the tree of a module, as far as it is looked at here. */
interface Node {
  type: string
  start: number
  end: number
  key?: { name?: string }
  value?: Node
}

/**
 * Gives the browser each rule of law without its worked examples: the tests of `law` ask for them, no screen does, and
 * they are a good part of a rule's weight.
 */
export function lightLaw(): Plugin {
  return {
    name: 'light-law',
    transform(code, id) {
      if (!/\/law\/src\/[\w-]+\.ts$/.test(id) || !/\bvectors: \[/.test(code)) return null
      const cuts = vectorsIn(this.parse(code) as unknown as Node)
      let light = code
      for (const { start, end } of cuts.toReversed()) light = `${light.slice(0, start)}[]${light.slice(end)}`
      return { code: light, map: null }
    },
  }
}

/** The lists named `vectors` in a module, in their order. */
function vectorsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(vectorsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, key, value } = node as Node
  if (type === 'Property' && key?.name === 'vectors' && value?.type === 'ArrayExpression') return [value]
  return Object.values(node).flatMap(vectorsIn)
}
