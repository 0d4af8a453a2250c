import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calls } from '@moisson/contract/calls'
import { roleFacts, roles, staffRoles, type Role } from '@moisson/core/roles'
import { languages } from '@moisson/law/text'
import { expect, test } from 'vitest'
import { navEntries, type NavLink } from './nav-entries.ts'

const links = Object.values(
  import.meta.glob<NavLink>('../routes/_authed/**/-nav.ts', { eager: true, import: 'nav' }),
)
const folder = fileURLToPath(new URL('../routes', import.meta.url))
const spaces = ['_authed', '_bare']
const fileOf = (to: string) =>
  spaces.map((space) => join(folder, space, to, 'index.tsx')).find((file) => existsSync(file))

/** Screens of the company’s space that another screen leads to. */
const led = ['/signature', '/wizards/interessementCreator']

test('each screen of the company’s space has its link, but for those that another screen leads to', () => {
  const screens = readdirSync(join(folder, '_authed'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.tsx$/.test(file) && !/(^|\/)-|\$/.test(file))
    .map((file) => `/${file.replace('/index.tsx', '')}`)
  const linked = links.map(({ to }) => to)
  // One's own page is opened from one's name.
  expect(screens.filter((one) => !linked.includes(one) && one !== '/profile').toSorted()).toEqual(led)
})

test.each(links)('the link to $to opens for everybody it is shown to', ({ to, roles: shown, reads }) => {
  const text = readFileSync(fileOf(to) ?? `no page at ${to}`, 'utf8')
  const said = /\broles: (staffRoles|\[([^\]]*)\])/.exec(text)
  const open: readonly string[] =
    said === null ? roles : said[1] === 'staffRoles' ? staffRoles : (said[2]?.match(/\w+/g) ?? [])
  expect(shown.filter((role) => !open.includes(role))).toEqual([])
  const read = [...calls.values()].find(({ declaration }) => declaration.http === reads)?.declaration
  expect(read?.http).toBe(reads)
  if (read) expect(shown.filter((role) => read.who[roleFacts[role].who] === 'never')).toEqual([])
})

const navigations = roles.flatMap((role) =>
  [false, true].map((council): [Role, boolean, NavLink[]] => [
    role,
    council,
    navEntries(links, role).filter((entry) => (entry.council ?? false) === council),
  ]),
)

test.each(navigations)(
  'of %s (works council: %s): links in an order of their own, told apart by their words, short on a phone',
  (role, council, entries) => {
    expect(entries.length > 0).toBe(!council || role === 'company_admin')
    const once = (values: (string | number)[]) => expect(new Set(values).size).toBe(values.length)
    once(entries.map(({ order }) => order))
    for (const language of languages) {
      once(entries.map(({ label }) => label[language]))
      once(entries.map(({ label, short }) => (short ?? label)[language]))
    }
  },
)
