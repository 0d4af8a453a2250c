import idcc from './idcc.json' with { type: 'json' }
import naf from './naf-rev2.json' with { type: 'json' }

export type CodeKind = 'naf' | 'idcc'
export interface Code {
  code: string
  label: string
}

const lists: Record<CodeKind, ReadonlyMap<string, string>> = {
  naf: new Map(Object.entries(naf.codes)),
  idcc: new Map(Object.entries(idcc.codes)),
}
/** Where a list comes from and when it was read. */
export const codeSources: Record<CodeKind, { source: string; read_on: string }> = {
  naf: { source: naf.source, read_on: naf.read_on },
  idcc: { source: idcc.source, read_on: idcc.read_on },
}

/** `6201z` and `62 01 Z` are written 62.01Z; text of another shape stays as it is. */
export function writtenNaf(text: string): string {
  const bare = text.replaceAll(/[\s\u00a0\u202f.-]/g, '').toUpperCase()
  return /^\d{4}[A-Z]$/.test(bare) ? `${bare.slice(0, 2)}.${bare.slice(2)}` : text.trim()
}

/** The label of a NAF rev. 2 sub-class; null when there is none. */
export const nafLabel = (code: string): string | null => lists.naf.get(code) ?? null
/** The name of a collective agreement by its IDCC number; null when there is none. */
export const idccLabel = (number: number): string | null =>
  lists.idcc.get(String(number).padStart(4, '0')) ?? null

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Codes whose number starts as asked, the exact one first, then those whose label holds each of the words. */
export function searchCodes(kind: CodeKind, asked: string, limit: number): Code[] {
  const words = plain(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const number = plain(asked).replaceAll(/[^\da-z]/g, '')
  const found: (Code & { rank: number })[] = []
  for (const [code, label] of lists[kind]) {
    const bare = plain(code).replace('.', '')
    const short = kind === 'idcc' ? bare.replace(/^0+/, '') : bare
    const text = plain(label)
    if (bare === number || short === number) found.push({ code, label, rank: 0 })
    else if (bare.startsWith(number) || short.startsWith(number)) found.push({ code, label, rank: 1 })
    else if (words.length > 0 && words.every((word) => text.includes(word)))
      found.push({ code, label, rank: text.startsWith(words.join(' ')) ? 2 : 3 })
  }
  return found
    .toSorted((a, b) => a.rank - b.rank || (a.code < b.code ? -1 : 1))
    .slice(0, limit)
    .map(({ code, label }) => ({ code, label }))
}
