import { stop } from '../stopped.ts'
import { childrenOf, type Condition, type Expression } from './expression.ts'

/** No formula of an agreement has a tenth of these levels; what walks a tree calls itself at each of them. */
export const MOST_LEVELS = 500

type Node = Expression | Condition

function below(node: Node): readonly Node[] {
  if ('if' in node) return [node.if, node.then, node.else]
  if ('cmp' in node) return [node.left, node.right]
  if ('all' in node) return node.all
  if ('any' in node) return node.any
  return 'at_least' in node ? node.of : childrenOf(node)
}

/** Refuses a tree too deep to be walked, without walking it by calls. */
export function requireDepth(expr: Expression): void {
  const open: [Node, number][] = [[expr, 1]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, level] = next
    if (level > MOST_LEVELS) stop('formula_too_deep', { most: MOST_LEVELS })
    for (const part of below(node)) open.push([part, level + 1])
  }
}
