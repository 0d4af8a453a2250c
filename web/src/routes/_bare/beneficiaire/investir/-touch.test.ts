import { expect, test } from 'vitest'
import { touchAt, touchMoved } from './-touch.ts'

const at = (clientX: number, clientY: number) => ({ clientX, clientY })

test('a finger that scrolls never turns into one that slides', () => {
  const scrolling = touchMoved(touchAt(at(100, 500)), at(103, 480))
  expect(scrolling.goes).toBe('along_the_page')
  expect(touchMoved(scrolling, at(300, 478)).goes).toBe('along_the_page')
})

test('a finger that goes sideways slides, one that trembles goes nowhere', () => {
  expect(touchMoved(touchAt(at(100, 500)), at(112, 504)).goes).toBe('sideways')
  expect(touchMoved(touchAt(at(100, 500)), at(104, 505)).goes).toBe('nowhere')
})
