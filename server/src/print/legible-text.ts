const placeholder = '□'
// The fonts have drawings of their own there, which a page for readers of screens may not hold.
const unnamed = /[\0\p{Private_Use}]/u
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/**
 * The text with each character that the fonts cannot draw replaced by □, and invisible characters left out: a page
 * is set with what is on board and never refused for a name. The facts themselves keep the exact original.
 */
export function legible(text: string, covered: ReadonlySet<number>): string {
  const drawn = (character: string) =>
    Array.from(character).every((sign) => covered.has(sign.codePointAt(0) ?? 0))
  return [...graphemes.segment(text.toWellFormed().normalize('NFC'))]
    .map(({ segment }) => {
      // Not those that carry no sign of their own: joiners, direction marks, variation selectors.
      const visible = segment.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      if (visible === '\n' || (drawn(visible) && !unnamed.test(visible))) return visible
      return /^\s+$/u.test(visible) ? ' ' : placeholder
    })
    .join('')
}

/** The code points that every one of these TrueType fonts can draw. */
export function coveredByAll(fonts: readonly Buffer[]): Set<number> {
  const [first = new Set<number>(), ...others] = fonts.map(coverage)
  return others.reduce((common, next) => common.intersection(next), first)
}

/** Reads the `cmap` table: its format 12 subtable lists ranges of code points, each with its first glyph. */
function coverage(font: Buffer): Set<number> {
  const covered = new Set<number>()
  const groups = fullMap(font, tableAt(font, 'cmap'))
  for (let at = groups + 16, left = font.readUInt32BE(groups + 12); left > 0; at += 12, left -= 1) {
    const [start, end] = [font.readUInt32BE(at), font.readUInt32BE(at + 4)]
    for (let code = start; code <= end; code += 1) covered.add(code)
  }
  return covered
}

function tableAt(font: Buffer, name: string): number {
  for (let at = 12, left = font.readUInt16BE(4); left > 0; at += 16, left -= 1)
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8)
  throw new Error(`the font has no table ${name}`)
}

function fullMap(font: Buffer, cmap: number): number {
  for (let at = cmap + 4, left = font.readUInt16BE(cmap + 2); left > 0; at += 8, left -= 1) {
    const subtable = cmap + font.readUInt32BE(at + 4)
    if (font.readUInt16BE(subtable) === 12) return subtable
  }
  throw new Error('the font does not map all of Unicode')
}
