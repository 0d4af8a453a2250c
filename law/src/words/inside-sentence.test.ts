import { expect, test } from 'vitest'
import { euros } from './figures.ts'
import { afterColon, ofName, ofPlace } from './inside-sentence.ts'

test('names and colons follow French typography', () => {
  expect(['Alex', 'Éloïse', 'Zoé', 'Haribo'].map(ofName)).toEqual([
    'd’Alex',
    'd’Éloïse',
    'de Zoé',
    'de Haribo',
  ])
  expect(['Lyon', 'Orléans', 'Le Mans', 'Les Vergers', 'Lesparre'].map(ofPlace)).toEqual([
    'de Lyon',
    'd’Orléans',
    'du Mans',
    'des Vergers',
    'de Lesparre',
  ])
  expect(euros(-123_456, 'fr')).toBe('\u22121\u202f234,56\u00a0€')
  expect(euros(5, 'fr')).toBe('0,05\u00a0€')
  expect(['Indiquez', 'CSG due', '12 €'].map(afterColon)).toEqual(['indiquez', 'CSG due', '12 €'])
})
