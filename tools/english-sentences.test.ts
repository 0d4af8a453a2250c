import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commonTexts, englishSentences } from './english-sentences.ts'
import { root } from './steps.ts'

/** French names that English has no word for; any other French word stands between quotes. */
const frenchNames =
  /intéressement|TéléAccords|Caisse des dépôts|Défenseur des droits, Libre réponse|PER COL|“[^”]*”|SHA-256/giu

/** What English does not say, each with a sentence that says it. */
const refused: { name: string; mark: RegExp; probe: string }[] = [
  { name: 'the French space before a mark', mark: /[ \u00a0\u202f][:;?!](\s|$)/u, probe: 'Who decides ?' },
  { name: 'French quotation marks', mark: /[«»]/u, probe: 'The tab «Beneficiaries»' },
  { name: 'a French letter', mark: /[àâçéèêëîïôùûœÀÂÇÉÈÊÎÔŒ]/u, probe: 'The fund of the société' },
  { name: 'cents after a comma', mark: /\d,\d{1,2}(?!\d)/u, probe: 'About 12,5% of the pay' },
  { name: 'a percentage after a space', mark: /\d[ \u00a0\u202f]%/u, probe: 'At most 75 % of it' },
  {
    name: 'a French noun that has its English name in the glossary',
    mark: /\b(exercices?|abondement|versements?|DIC|avenant|accord d|fiche|matricule|livret|reliquat|primes?|teneur)\b/iu,
    probe: 'The figures of the exercice',
  },
  {
    name: 'a word taken from French as it is',
    mark: /\b(civil years?|supposed|perimeters?|an own|of the silent|(within|reply) the delay|reply delay)\b/iu,
    probe: 'It counts by civil year',
  },
  {
    name: 'a second name of what has one: staff, works council, average, fingerprint, review, Urssaf, revenue, intéressement agreement, participation reserve',
    mark: /\b(personnel|(?<!\()CSE|[Mm]iddling|digests?|for control|URSSAF|[Tt]urnover|[Pp]rofit-sharing (agreement|reserve|decision))\b/u,
    probe: 'The minutes of the CSE',
  },
]

/** Said as it is on purpose: the column titles of a keeper's file. */
const asTheyAre = new Set(['Matricule;Montant;Statut;Motif'])

const ofNobody = /\.test\.tsx?$|\/testing\/|^(e2e|bench)\/|\/openapi\/|\/demo\/kit\//
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path !== '' && !ofNobody.test(path))

const faultsOf = (said: string): string[] => {
  const bare = said.replaceAll(frenchNames, '…')
  return refused.filter(({ mark }) => mark.test(bare)).map(({ name }) => `${name}: ${said}`)
}

/** Where a fault stands; told only of one, as counting lines takes longer than reading. */
const placeOf = (path: string, text: string, at: number) => `${path}:${text.slice(0, at).split('\n').length}`

test('no English sentence keeps something of its French twin', { timeout: 120_000 }, () => {
  let read = 0
  const faults = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return englishSentences(path, text).flatMap(({ at, said }) => {
      read += 1
      if (asTheyAre.has(said)) return []
      return faultsOf(said).map((fault) => `${placeOf(path, text, at)} ${fault}`)
    })
  })
  expect(read).toBeGreaterThan(8000)
  expect(faults).toEqual([])
})

/** A space before a mark, or around what is quoted, after a word that comes from elsewhere. */
const frenchMark = /(^|[\p{L}\d…}»”)])[ \u00a0\u202f][:;?!%](\s|$)|[«»]/u

test(
  'no screen writes French marks for both languages: they come from `useMarks`',
  { timeout: 120_000 },
  () => {
    const screens = files.filter((path) => /^web\/src\/.*\.tsx$/.test(path) && !/\/demo\//.test(path))
    const faults = screens.flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return commonTexts(path, text)
        .filter(({ said }) => frenchMark.test(said))
        .map(({ at, said }) => `${placeOf(path, text, at)} ${said.trim()}`)
    })
    expect(screens.length).toBeGreaterThan(400)
    expect(faults).toEqual([])
    const screen =
      "const a = <p title={`${b} : c`}>{words.with} : {d}</p>; const e = { fr: 'Oui ?', en: 'Yes?' }"
    expect(commonTexts('a.tsx', screen).filter(({ said }) => frenchMark.test(said))).toHaveLength(2)
  },
)

test.each(refused)('$name is seen', ({ name, probe }) =>
  expect(faultsOf(probe)).toEqual([`${name}: ${probe}`]),
)

test('English is read under a key, after its French twin in a call, and throughout a catalogue', () => {
  const said = (path: string, text: string) => englishSentences(path, text).map((one) => one.said)
  expect(said('a.ts', "x({ fr: 'Le plan', en: `The plan of ${name}` }, 'neither')")).toEqual([
    'The plan of {…}',
  ])
  expect(said('a.ts', "said('company', 'a ajouté un site', 'added a site')")).toEqual(['added a site'])
  expect(said('a.en.ts', "export default { a: (n) => (n === 'of' ? 'One' : 'More') }")).toEqual([
    'One',
    'More',
  ])
  expect(said('a.fr.ts', "plural(n, '# personne de plus', '# more')")).toEqual([])
})
