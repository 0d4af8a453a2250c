import { expect, test } from 'vitest'
import { transferFault } from './transferable.ts'

test.each([
  ['FR7630006000011234567890189', 'Zoé Lefèvre', null],
  ['MC5811222000010123456789030', 'Zoé Lefèvre', null],
  ['GB29NWBK60161331926819', 'Zoé Lefèvre', null],
  // Joined the schemes in 2025.
  ['AL35202111090000000001234567', 'Zoé Lefèvre', null],
  ['RS35260005601001611379', 'Zoé Lefèvre', null],
  [null, 'Zoé Lefèvre', 'no_iban'],
  ['FR7630006000011234567890188', 'Zoé Lefèvre', 'iban_wrong'],
  ['FR76 3000 6000 0112 3456 7890 189', 'Zoé Lefèvre', 'iban_wrong'],
  ['TN5910006035183598478831', 'Zoé Lefèvre', 'iban_outside_sepa'],
  ['BR1500000000000010932840814P2', 'Zoé Lefèvre', 'iban_outside_sepa'],
  ['FR7630006000011234567890189', '李 明', 'name_not_writable'],
] as const)('an account %s of %s: %s', (iban, name, fault) => {
  expect(transferFault({ iban, name })).toBe(fault)
})
