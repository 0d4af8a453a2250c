import { expect, test } from 'vitest'
import { controlCodes, controls, type ControlCode } from './controls.ts'

/** What the keeper's file alone asks for: counted among the people who place something. */
const ofWhoPlaces: readonly ControlCode[] = [
  'employee_number',
  'birth_date',
  'nir',
  'address',
  'birth_place',
  'email',
  'clean_text',
]

test('a control that looks only at those who place says so, and says “everybody” of nobody else', () => {
  for (const code of controlCodes) {
    const { fr, en } = controls[code]
    expect([code, /qui place/.test(fr), /who invests?/.test(en)]).toEqual([
      code,
      ofWhoPlaces.includes(code),
      ofWhoPlaces.includes(code),
    ])
  }
})
