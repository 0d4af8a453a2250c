import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogue } from './catalogue.ts'
import { setLanguage } from './language.ts'
import type { PlainWords } from './plain.ts'
import { plainly, useEasyWords } from './plain.ts'
import { setPlain } from './set-plain.ts'

const source = {
  hello: 'Bienvenue !',
  rest: { sum: (amount: string) => `Montant net : ${amount}`, more: 'Plus' },
}
type Pack = { default: PlainWords<typeof source> }
const inEnglish = () =>
  Promise.resolve({ default: { hello: 'Welcome', rest: { sum: (n: string) => `Net ${n}`, more: 'More' } } })

afterEach(async () => {
  setLanguage('fr')
  await setPlain(false, false)
})

test('easy words stand in the place of those that read hard, in either language, once asked for and never before', async () => {
  const fr = vi.fn<() => Promise<Pack>>().mockResolvedValue({
    default: { rest: { sum: (amount) => `Vous avez ${amount} !` } },
  })
  const en = vi.fn<() => Promise<Pack>>().mockResolvedValue({ default: { hello: 'Hi' } })
  const words = plainly(catalogue(source, { en: inEnglish }), { fr, en })
  expect((await words.now()).rest.sum('1 €')).toBe('Montant net\u00a0: 1\u00a0€')
  expect(fr).not.toHaveBeenCalled()
  await setPlain(true, false)
  const easy = await words.now()
  expect([easy.hello, easy.rest.sum('1 €'), easy.rest.more]).toEqual([
    'Bienvenue\u202f!',
    'Vous avez 1\u00a0€\u202f!',
    'Plus',
  ])
  // Loaded before they are shown: the screen has no empty moment.
  const Greeting = () => createElement('p', null, useEasyWords(words).rest.sum('2'))
  expect(renderToString(createElement(Greeting))).toBe('<p>Vous avez 2\u202f!</p>')
  expect(en).not.toHaveBeenCalled()
  setLanguage('en')
  expect((await words.now()).hello).toBe('Hi')
  expect((await words.now()).rest.more).toBe('More')
  await setPlain(false, false)
  expect((await words.now()).hello).toBe('Welcome')
})

test('without the network nothing changes, and whoever had asked for easy words reads the usual ones', async () => {
  const fr = vi.fn<() => Promise<Pack>>().mockRejectedValueOnce(new Error('cut'))
  const words = plainly(catalogue(source, { en: inEnglish }), { fr, en: fr })
  await expect(setPlain(true, false)).rejects.toThrow('cut')
  expect((await words.now()).hello).toBe('Bienvenue\u202f!')
  fr.mockResolvedValue({ default: { hello: 'Bonjour' } })
  await setPlain(true, false)
  expect((await words.now()).hello).toBe('Bonjour')
  fr.mockRejectedValue(new Error('cut'))
  const later = plainly(catalogue(source, { en: inEnglish }), { fr, en: fr })
  expect((await later.now()).hello).toBe('Bienvenue\u202f!')
  // The same answer each time: a screen that reads it again does not wait again.
  expect(later.now()).toBe(later.now())
})
