import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { webFolder } from './generate-routes.ts'

/** Where the font of the first paint lies; `styles.css` names it `light-font.woff2`. */
export const lightFont = join(webFolder, '../.cache/font/inter-latin.woff2')

/** The light font among the files of a build, whatever the print in its name; never another part of the same family. */
export function lightFontIn(files: readonly string[]): string {
  const [font, ...others] = files.filter((file) => /(^|\/)inter-latin-[^/-]*\.woff2$/.test(file))
  if (font === undefined || others.length > 0) throw new Error('One light font is expected in the build')
  return font
}

/** Every letter, sign and space of French and English as the product writes them; `styles.css` says the same ranges. */
export const ranges: readonly [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb2, 0xb2],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbd, 0xbd],
  [0xc0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x2009],
  [0x200b, 0x200d],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2264, 0x2265],
]

/** Kerning, figures of one width, composed accents, and the three shapes that `styles.css` asks for. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl', 'cv05', 'cv08', 'ss03']

/** Writes the Latin letters of Inter in the weights that are used, under half of what the package ships. */
export async function writeLightFont(): Promise<void> {
  const whole = createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  )
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  )
  // Its types do not know `keepFeatures` yet.
  const options: Parameters<typeof subsetFont>[2] & { keepFeatures: string[] } = {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures,
  }
  const font = await subsetFont(readFileSync(whole), letters.join(''), options)
  mkdirSync(dirname(lightFont), { recursive: true })
  writeFileSync(lightFont, font)
}
