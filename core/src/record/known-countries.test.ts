import { expect, test } from 'vitest'
import { addressFaults } from '../company/check-file.ts'
import { isCountry } from './known-countries.ts'

test('a country is one of ISO 3166-1, by either of its codes', () => {
  expect(['FR', 'fra', 'GP', 'GLP', 'XK', 'XX', 'ABC', 'EU', 'ZZ', 'F', ''].map(isCountry)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('every two letters that the platform knows as a country are one here, and the other way round', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  // Regions, reserved and user-assigned codes that Intl names and that are no country of the standard.
  const others = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '))
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  // Former codes are named after what took their place.
  const current = codes.filter(
    (code) => names.of(code) !== undefined && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
  )
  expect(current.filter((code) => !others.has(code) && !isCountry(code))).toEqual([])
  expect(codes.filter((code) => isCountry(code) && !current.includes(code))).toEqual([])
})

test('an address in no country is refused on its field', () => {
  const fault = (country: string) => addressFaults({ country } as never, 'address').map(({ field }) => field)
  expect(fault('XX')).toEqual(['address.country'])
  expect(fault('ABC')).toEqual(['address.country'])
  expect(fault('bel')).toEqual([])
  expect(fault('')).toEqual([])
})
