import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { attribute, XmlScanner } from './sheet-xml.ts'

const XML = `<?xml version="1.0"?><a x="1 > 0" y='"'><!-- <b> --><p:b/>é&amp;&#x153;<![CDATA[<&]]></a>`

function eventsOf(pieces: readonly string[]): string[] {
  const events: string[] = []
  const scanner = new XmlScanner(
    {
      open: (name, attributes) => events.push(`<${name}|${attributes}`),
      close: (name) => events.push(`>${name}`),
      text: (text) => events.push(text),
    },
    1_000,
  )
  for (const piece of pieces) scanner.write(piece)
  scanner.end()
  return events
}

const WHOLE = ['<a|x="1 > 0" y=\'"\'', '<b|', '>b', 'é&œ', '<&', '>a']

test('tags, quotes, comments and CDATA are told apart', () => {
  expect(eventsOf([XML])).toEqual(WHOLE)
})

test('wherever the text is cut, the events are the same', () => {
  assert(
    property(
      integer({ min: 1, max: XML.length - 1 }),
      integer({ min: 1, max: XML.length - 1 }),
      (one, two) => {
        const [first, second] = one < two ? [one, two] : [two, one]
        expect(eventsOf([XML.slice(0, first), XML.slice(first, second), XML.slice(second)])).toEqual(WHOLE)
      },
    ),
  )
})

test.each([
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  '<!doctype html><a/>',
  '<a><!ENTITY x "y"></a>',
])('%s is refused', (xml) => {
  expect(() => eventsOf([xml])).toThrow('forbidden_xml')
})

test('a tag or a text that never ends is refused before it fills the memory', () => {
  expect(() => eventsOf(['<a '.padEnd(2_000, 'x')])).toThrow('damaged')
  expect(() => eventsOf(['<a>', 'x'.repeat(2_000)])).toThrow('damaged')
  expect(() => eventsOf(['<a'])).toThrow('damaged')
})

test('attributes are found by their whole name', () => {
  const list = ' spans="1:3" r="A1" t = \'s\' xml:r="no" v="&lt;&quot;"'
  expect(attribute(list, 'r')).toBe('A1')
  expect(attribute(list, 't')).toBe('s')
  expect(attribute(list, 's')).toBeUndefined()
  expect(attribute(list, 'v')).toBe('<"')
})
