import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../routes', import.meta.url))
/** Files that are routes: neither pieces of a screen nor their folders begin otherwise than with a dash. */
const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)-|\.test\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
const behind = (layout: string) => routes.filter(({ file }) => file.startsWith(`${layout}/`))

/** What anybody may open; everything else asks who is there. */
const open = [
  '__root.tsx',
  '_authed.tsx',
  '_bare.tsx',
  'accessibilite/index.tsx',
  'code/index.tsx',
  'confidentialite/index.tsx',
  'contact/index.tsx',
  'cse/index.tsx',
  'demo/errors.tsx',
  'demo/kit/index.tsx',
  'demo/mailbox.tsx',
  'guide/$topic/{-$question}.tsx',
  'guide/index.tsx',
  'index.tsx',
  'kiosque/index.tsx',
  'login/authAction.tsx',
  'login/confirmation.tsx',
  'login/index.tsx',
  'mentions-legales/index.tsx',
  'projet/index.tsx',
  'ratification/index.tsx',
  'verifier/index.tsx',
]
/** Screens of every role; the portfolio answers 403 by a guard of its own. */
const everybodys = [
  '_authed/academy/$topic/{-$question}.tsx',
  '_authed/academy/index.tsx',
  '_authed/admin/dashboard/index.tsx',
  '_authed/profile/index.tsx',
]

test('a page that is not among the open ones stands behind a layout that asks for a session', () => {
  const guarded = [...behind('_authed'), ...behind('_bare')].map(({ file }) => file)
  expect(guarded.length).toBeGreaterThan(15)
  expect(
    routes
      .map(({ file }) => file)
      .filter((file) => !guarded.includes(file))
      .toSorted(),
  ).toEqual(open)
})

test.each(['_authed', '_bare'])('the layout %s asks for a session and leads to one’s own space', (layout) => {
  const text = routes.find(({ file }) => file === `${layout}.tsx`)?.text ?? ''
  expect(text).toMatch(/beforeLoad[\s\S]+guarded\('auth'\)\(input\)[\s\S]+openSpace\(input\.matches\)/)
})

test('a screen says whose it is: the saver’s, the company’s, or everybody’s by name', () => {
  const silent = [...behind('_authed'), ...behind('_bare')].filter(({ text }) => !/\broles: \S/.test(text))
  expect(silent.map(({ file }) => file).toSorted()).toEqual(everybodys)
  for (const { file, text } of behind('_bare'))
    expect([file, text]).toEqual([file, expect.stringContaining("roles: ['beneficiary']")])
  // The company's people, and none who is only a saver.
  for (const { file, text } of behind('_authed'))
    if (!everybodys.includes(file))
      expect([file, /roles: (staffRoles|\[(?![^\]]*'beneficiary')[^\]]+\])/.test(text)]).toEqual([file, true])
})

test('the portfolio asks for an adviser', () => {
  expect(routes.find(({ file }) => file === '_authed/admin/dashboard/index.tsx')?.text).toContain(
    "beforeLoad: guarded('manager')",
  )
})
