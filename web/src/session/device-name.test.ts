import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test('a session is named by its browser and its machine', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Mobile Safari/537.36'
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.1 Safari/605.1'
  expect(deviceName(chrome, 'sur')).toBe('Chrome sur Android')
  expect(deviceName(iphone, 'on')).toBe('Safari on iPhone')
  expect(deviceName('curl/8.5', 'sur')).toBe('curl')
  expect(deviceName('', 'sur')).toBeNull()
})
