import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a table opens in a French spreadsheet: mark, semicolons, quotes doubled', () => {
  expect(
    csvOf([
      ['Nom', 'Ville'],
      ['Dupont "Jo"', 'Aix; centre'],
    ]),
  ).toBe('\ufeffNom;Ville\r\n"Dupont ""Jo""";"Aix; centre"\r\n')
})

test('a text that looks like a formula stays a text, and a negative amount stays a number', () => {
  expect(csvOf([['=1+1', '@cmd', '-12,50', '+33639980001']])).toBe(
    "\ufeff'=1+1;'@cmd;-12,50;'+33639980001\r\n",
  )
})
