import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { agreeOnWords } from './agree-on-words.ts'

const kept = (held: Map<string, string>) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
})
const [device, tab] = [new Map<string, string>(), new Map<string, string>()]
type Reader = Parameters<typeof agreeOnWords>[0]
const reader = (id: string, easy_words: boolean | null, email = `${id}@example.org`) =>
  ({ id, email, easy_words }) as Reader
const ofCode = (id: string) => reader(id, null, '')

beforeEach(() => {
  vi.stubGlobal('localStorage', kept(device))
  vi.stubGlobal('sessionStorage', kept(tab))
})
afterEach(() => {
  vi.unstubAllGlobals()
  device.clear()
  tab.clear()
})

/** The pages as a fresh load has them: what memory held is gone. */
async function loaded() {
  vi.resetModules()
  const { agreeOnWords, choseHere, tabKey } = await import('./agree-on-words.ts')
  const { isPlain, bePlain } = await import('../words/language.ts')
  const agree = (one: Reader) => {
    agreeOnWords(one)
    return isPlain()
  }
  return { agree, bePlain, choseHere, tabKey }
}

test('the account says in which words, the device where it never said, and another person gets nothing of it', async () => {
  const phone = await loaded()
  expect(phone.agree(reader('a', true))).toBe(true)
  // The account's words stand while its person is here, and are not left to the device.
  expect([...device.keys()]).toEqual([])
  expect(phone.agree(reader('c', null))).toBe(false)
  phone.bePlain(true, true)
  const again = await loaded()
  expect(again.agree(reader('a', null))).toBe(true)
  expect(again.agree(reader('a', false))).toBe(false)
  expect(again.agree(ofCode('b'))).toBe(true)
})

test('by a code it lasts as long as the session, through a reload, and neither the device nor the next code has it', async () => {
  const page = await loaded()
  page.bePlain(true)
  sessionStorage.setItem(page.tabKey, 'b')
  const reloaded = await loaded()
  expect(reloaded.agree(ofCode('b'))).toBe(true)
  expect(reloaded.agree(ofCode('another'))).toBe(false)
  expect([...device.keys()]).toEqual([])
  tab.clear()
  expect((await loaded()).agree(ofCode('b'))).toBe(false)
})

test('what is chosen on this page stands whatever is read of the account meanwhile, until somebody else is here', async () => {
  const page = await loaded()
  expect(page.agree(reader('a', true))).toBe(true)
  page.bePlain(false, true)
  page.choseHere('a')
  expect(page.agree(reader('a', true))).toBe(false)
  expect(page.agree(reader('c', true))).toBe(true)
  expect(page.agree(reader('a', false))).toBe(false)
  expect(page.agree(reader('a', true))).toBe(true)
})
