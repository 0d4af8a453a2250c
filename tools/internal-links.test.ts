import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pageAt } from '../server/src/http/pages.ts'
import { addressOf } from '../web/screen-files.ts'
import { readSearch as readPeople } from '../web/src/routes/_authed/beneficiaires/-search.ts'
import { readSearch as readDocuments } from '../web/src/routes/_authed/documents/-search.ts'
import { readSearch as readCompany } from '../web/src/routes/_authed/societe/-search.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Drawn {
  file: string
  link: string
}

/** Every address that the product draws as a literal, in a link, a step's page or a thing to do. */
function drawn(): Drawn[] {
  const files = globSync(['web/src/**/*.{ts,tsx}', 'core/src/**/*.ts', 'server/src/**/*.ts'], { cwd: root })
  const place = /\b(?:to|href|page|route|related\w*)\s*(?:=\s*\{?|:)\s*\(?['"`](\/[^'"`\s]*)['"`]/g
  const given = /\bat(?:People|Documents)\('(\?[^']*)'\)/g
  return files
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\.gen\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8')
      const own = [...text.matchAll(place)].map(([, link = '']) => link)
      const todos = [...text.matchAll(given)].map(([call, query = '']) =>
        call.startsWith('atPeople') ? `/beneficiaires${query}` : `/documents${query}`,
      )
      return [...own, ...todos].map((link) => ({ file, link }))
    })
    .filter(({ link }) => !link.startsWith('/api'))
}

/** A link with something in the place of each part that is filled in. */
const filledIn = (link: string): URL =>
  new URL(
    link.replace(/\$\{search\}$/, '').replaceAll(/\$\{[^}]*\}|\{-?\$\w+\}|\$\w+/g, 'x'),
    'https://moisson.example',
  )

/** The pages of the product, from the files that make them. */
function pages(): { path: string }[] {
  return globSync('**/*.tsx', { cwd: `${root}/web/src/routes` })
    .filter((file) => !/(^|\/)(-|__root|_\w+\.tsx$)/.test(file))
    .map((file) => ({ path: addressOf(file.replace(/\.tsx$/, '')) }))
}

test('every internal link drawn as a literal leads to a page', () => {
  const links = drawn()
  const known = pages()
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ link }) => !pageAt(known, filledIn(link).pathname, { demo: true }))).toEqual([])
})

test('what a link says after its question mark is read by the page it leads to', () => {
  const readers: Record<string, (search: Record<string, unknown>) => object> = {
    '/beneficiaires': readPeople,
    '/documents': readDocuments,
    '/societe': readCompany,
  }
  const unread = drawn().flatMap(({ file, link }) => {
    const { pathname, searchParams } = filledIn(link)
    const read = readers[pathname]
    if (!read) return []
    // Of a value that is filled in, only the key is known.
    const said = [...searchParams].filter(([key, value]) => !(key === 'section' && value === 'x'))
    return said
      .filter(([key, value]) => !(key in read({ [key]: value })))
      .map(([key]) => ({ file, link, key }))
  })
  expect(unread).toEqual([])
})
