import { SheetRefusal } from './sheet-refusal.ts'

/** What a scanner tells: names lose their prefix, attributes stay raw until asked for. */
export interface XmlEvents {
  open(name: string, attributes: string): void
  close(name: string): void
  text(text: string): void
}

const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text with the five entities and character references of XML replaced; no other entity exists here. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** The value of an attribute of a raw list, prefix included in its name; undefined when absent. */
export function attribute(attributes: string, name: string): string | undefined {
  let at = attributes.indexOf(name)
  while (at >= 0) {
    const before = at === 0 ? 32 : attributes.charCodeAt(at - 1)
    let next = at + name.length
    while (attributes.charCodeAt(next) <= 32) next += 1
    if (before <= 32 && attributes.charCodeAt(next) === 61) {
      next += 1
      while (attributes.charCodeAt(next) <= 32) next += 1
      const quote = attributes.charAt(next)
      const end = attributes.indexOf(quote, next + 1)
      return end < 0 ? undefined : decodeXml(attributes.slice(next + 1, end))
    }
    at = attributes.indexOf(name, at + 1)
  }
  return undefined
}

/** The value of `r:id` whatever prefix the file gave to that namespace. */
export const relationId = (attributes: string): string | undefined =>
  /\s[\w.-]+:id\s*=\s*["']([^"']*)["']/.exec(` ${attributes}`)?.[1]

/**
 * A forward-only scanner over pieces of XML, with bounded memory. A document type or an entity declaration is
 * refused: no spreadsheet writes one, and they are how XML reaches out of its file.
 */
export class XmlScanner {
  readonly #events: XmlEvents
  readonly #longest: number
  #buffer = ''
  #depth = 0

  constructor(events: XmlEvents, longestText: number) {
    this.#events = events
    this.#longest = longestText
  }

  write(piece: string): void {
    const buffer = this.#buffer + piece
    const done = this.#scan(buffer)
    this.#buffer = done === 0 ? buffer : buffer.slice(done)
    if (this.#buffer.length > this.#longest) throw new SheetRefusal('damaged')
  }

  end(): void {
    if (this.#buffer.trim() !== '' || this.#depth !== 0) throw new SheetRefusal('damaged')
  }

  /** Reads what is complete and returns where the rest begins. */
  #scan(buffer: string): number {
    let at = 0
    for (;;) {
      const tag = buffer.indexOf('<', at)
      if (tag < 0) return at
      if (tag > at) this.#events.text(decodeXml(buffer.slice(at, tag)))
      const next = buffer.charCodeAt(tag + 1)
      const end =
        next === 33
          ? this.#declaration(buffer, tag)
          : next === 63
            ? after(buffer, '?>', tag)
            : this.#element(buffer, tag)
      if (end < 0) return tag
      at = end
    }
  }

  #declaration(buffer: string, tag: number): number {
    if (buffer.length < tag + 9) return -1
    if (buffer.startsWith('<!--', tag)) return after(buffer, '-->', tag)
    if (!buffer.startsWith('<![CDATA[', tag)) throw new SheetRefusal('forbidden_xml')
    const end = after(buffer, ']]>', tag)
    if (end > 0) this.#events.text(buffer.slice(tag + 9, end - 3))
    return end
  }

  #element(buffer: string, tag: number): number {
    const end = elementEnd(buffer, tag + 1)
    if (end < 0) return -1
    if (buffer.charCodeAt(tag + 1) === 47) {
      this.#depth -= 1
      this.#events.close(localName(buffer.slice(tag + 2, end).trimEnd()))
      return end + 1
    }
    const closed = buffer.charCodeAt(end - 1) === 47
    const inside = buffer.slice(tag + 1, closed ? end - 1 : end)
    const space = firstSpace(inside)
    const name = localName(space < 0 ? inside : inside.slice(0, space))
    this.#events.open(name, space < 0 ? '' : inside.slice(space + 1))
    if (closed) this.#events.close(name)
    else this.#depth += 1
    return end + 1
  }
}

function after(buffer: string, mark: string, from: number): number {
  const at = buffer.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}

/** The `>` that closes a tag: one inside quotes does not. */
function elementEnd(buffer: string, from: number): number {
  let quote = 0
  for (let at = from; at < buffer.length; at += 1) {
    const code = buffer.charCodeAt(at)
    if (quote !== 0) quote = code === quote ? 0 : quote
    else if (code === 34 || code === 39) quote = code
    else if (code === 62) return at
  }
  return -1
}

function firstSpace(text: string): number {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) <= 32) return at
  return -1
}

const localName = (name: string): string => {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}
