import { expect, test } from 'vitest'
import { knownBy } from './known-by.ts'

test.each([
  ['trois mois après la clôture', '2028-03-31'],
  ['45 jours après la clôture', '2028-02-14'],
  ['six semaines après la clôture', '2028-02-11'],
  ['le mois suivant la clôture', '2028-01-31'],
  ['le deuxième mois suivant la clôture', '2028-02-29'],
  ['fin du 6e mois qui suit la clôture', '2028-06-30'],
  ['neuvième mois suivant', '2028-09-30'],
  ['15 mars au plus tard', '2028-03-15'],
  ['1er juillet', '2028-07-01'],
  ['fin septembre', '2028-09-30'],
  ['à l’approbation des comptes', null],
  ['chaque mois', null],
])('%s', (words, day) => expect(knownBy(words, '2027-12-31')).toBe(day))
