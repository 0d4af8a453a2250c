import { parseSync } from 'oxc-parser'

export interface Sentence {
  /** Its first character in the file. */
  at: number
  /** As it is written, each expression in it as `{…}`. */
  said: string
}

type Node = { type: string; start: number } & Record<string, unknown>

/** The text that a literal or a template writes; null of anything else. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node?.type !== 'TemplateLiteral') return null
  return (node['quasis'] as Node[]).map((part) => (part['value'] as { cooked: string }).cooked).join('{…}')
}

/** Whether a text is written in French, as far as its letters and small words tell. */
const isFrench = (node: Node | undefined): boolean =>
  /[éèêàâçîôûùœ]|\b(l|d|n|s|j|c|m|qu)’|\b(le|la|les|de|du|des|une|au|aux|et|ou|par|pour|dans|est|vous|votre)\b/iu.test(
    (textOf(node) ?? '').replaceAll(/intéressement/giu, ''),
  )

/** What a call is given in English: the text right after its French twin, as in `say('Le plan', 'The plan')`. */
function twinOf(call: Node): Node | undefined {
  const given = call['arguments'] as Node[]
  const follows = (place: number) => textOf(given[place] as Node) !== null && !isFrench(given[place])
  return given.find((_, place) => place > 0 && isFrench(given[place - 1]) && follows(place))
}

/** Names of modules and types, and what a text is only compared with, are said to nobody. */
const saysNothing = (node: Node): boolean =>
  (/^(Import|ExportAll|TS)/.test(node.type) && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) ||
  (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node['operator'])))

/**
 * What a file says to whoever reads English: every text of a catalogue `*.en.ts`; elsewhere what stands under a key
 * `en`, and what a call is given after its French twin.
 */
export function englishSentences(path: string, text: string): Sentence[] {
  const sentences: Sentence[] = []
  const visit = (node: unknown, english: boolean): void => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, english))
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const one = node as Node
    if (saysNothing(one)) return
    if (one.type === 'Property') {
      const key = one['key'] as Node
      const name = key['name'] ?? key['value']
      return name === 'fr' ? undefined : visit(one['value'], english || name === 'en')
    }
    if (one.type === 'CallExpression' && !english) visit(twinOf(one), true)
    const said = english ? textOf(one) : null
    if (said !== null && /\p{L}/u.test(said)) sentences.push({ at: one.start, said })
    for (const [name, value] of Object.entries(one)) if (name !== 'property') visit(value, english)
  }
  const catalogue = path.endsWith('.en.ts')
  // A file without a twin in French says nothing in English.
  if (catalogue || (/\ben:|[éèêàçîôû’]/u.test(text) && !path.endsWith('.fr.ts')))
    visit(parseSync(path, text).program, catalogue)
  return sentences
}

/** What a screen writes in both languages alike: its texts but those said in French under a key or in a call. */
export function commonTexts(path: string, text: string): Sentence[] {
  const found: Sentence[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const one = node as Node
    if (saysNothing(one)) return
    if (one.type === 'Property') {
      const key = one['key'] as Node
      const name = key['name'] ?? key['value']
      return name === 'fr' || name === 'en' ? undefined : visit(one['value'])
    }
    // `french ? … : …` says each language its own.
    if (one.type === 'ConditionalExpression') return visit(one['test'])
    const said = one.type === 'JSXText' ? String(one['value']) : textOf(one)
    if (said !== null) found.push({ at: one.start, said })
    for (const value of Object.values(one)) visit(value)
  }
  visit(parseSync(path, text).program)
  return found
}
