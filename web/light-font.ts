import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { webFolder } from './generate-routes.ts'

/** Where the fonts lie; `styles.css` names them `light-font.woff2` and `seldom-font.woff2`. */
const fontFolder = join(webFolder, '../.cache/font')
export const lightFont = join(fontFolder, 'inter-latin.woff2')
/** What a page rarely shows: it is asked for by the first page that shows one of its signs. */
export const seldomFont = join(fontFolder, 'inter-seldom.woff2')

/** The light font among the files of a build, whatever the print in its name; never another part of the same family. */
export function lightFontIn(files: readonly string[]): string {
  const [font, ...others] = files.filter((file) => /(^|\/)inter-latin-[^/-]*\.woff2$/.test(file))
  if (font === undefined || others.length > 0) throw new Error('One light font is expected in the build')
  return font
}

export type Ranges = readonly (readonly [from: number, to: number])[]

/** The letters of French and of its neighbours' names, and the signs that every page writes; `styles.css` says the same ranges. */
export const ranges: Ranges = [
  [0x20, 0x3b],
  [0x3d, 0x3d],
  [0x3f, 0x5b],
  [0x5d, 0x5d],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xc0, 0xc2],
  [0xc4, 0xc4],
  [0xc6, 0xcb],
  [0xcd, 0xcf],
  [0xd1, 0xd1],
  [0xd3, 0xd4],
  [0xd6, 0xd6],
  [0xd9, 0xdc],
  [0xdf, 0xe4],
  [0xe6, 0xeb],
  [0xed, 0xef],
  [0xf1, 0xf1],
  [0xf3, 0xf6],
  [0xf9, 0xfc],
  [0xff, 0xff],
  [0x152, 0x153],
  [0x2009, 0x2009],
  [0x2011, 0x2011],
  [0x2013, 0x2014],
  [0x2019, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2192, 0x2192],
  [0x2212, 0x2212],
]

/** The other Latin letters, and the signs of formulas and of what somebody has typed. */
export const seldomRanges: Ranges = [
  [0x3c, 0x3c],
  [0x3e, 0x3e],
  [0x5c, 0x5c],
  [0x5e, 0x5e],
  [0x60, 0x60],
  [0x7b, 0x7e],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xb2, 0xb2],
  [0xbd, 0xbd],
  [0xc3, 0xc3],
  [0xc5, 0xc5],
  [0xcc, 0xcc],
  [0xd0, 0xd0],
  [0xd2, 0xd2],
  [0xd5, 0xd5],
  [0xd7, 0xd8],
  [0xdd, 0xde],
  [0xe5, 0xe5],
  [0xec, 0xec],
  [0xf0, 0xf0],
  [0xf2, 0xf2],
  [0xf7, 0xf8],
  [0xfd, 0xfe],
  [0x178, 0x178],
  [0x200b, 0x200d],
  [0x2010, 0x2010],
  [0x2012, 0x2012],
  [0x2015, 0x2015],
  [0x2018, 0x2018],
  [0x201a, 0x201b],
  [0x201e, 0x201e],
  [0x2020, 0x2022],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2122, 0x2122],
  [0x2190, 0x2191],
  [0x2193, 0x2193],
  [0x2264, 0x2265],
]

/** Kerning, figures of one width, composed accents and those of a language. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl']

/** Writes the Latin letters of Inter in the weights that are used, a third of what the package ships, and the seldom ones apart. */
export async function writeFonts(): Promise<void> {
  mkdirSync(fontFolder, { recursive: true })
  await Promise.all([writeFont(lightFont, ranges), writeFont(seldomFont, seldomRanges)])
}

async function writeFont(path: string, signs: Ranges): Promise<void> {
  const whole = createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  )
  const letters = signs.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  )
  // Its types do not know `keepFeatures` yet.
  const options: Parameters<typeof subsetFont>[2] & { keepFeatures: string[] } = {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures,
  }
  writeFileSync(path, await subsetFont(readFileSync(whole), letters.join(''), options))
}
