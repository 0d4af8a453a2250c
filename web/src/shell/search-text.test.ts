import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-text.ts'

test('every value of a search is the text that was typed', () => {
  expect(parseSearch('?q=0123&year=2026&flag=true&e=1e3&list=a,b')).toEqual({
    q: '0123',
    year: '2026',
    flag: 'true',
    e: '1e3',
    list: 'a,b',
  })
  expect(parseSearch('')).toEqual({})
})

test('what is written reads back, and what is absent leaves no trace', () => {
  expect(
    stringifySearch({ state: ['open', 'closed'], q: 'é & ?', none: undefined, empty: '', zero: 0 }),
  ).toBe('?state=open,closed&q=%C3%A9+%26+%3F&zero=0')
  expect(parseSearch(stringifySearch({ q: 'é & ? + =' }))).toEqual({ q: 'é & ? + =' })
  expect(stringifySearch({})).toBe('')
})
