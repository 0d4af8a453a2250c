import { expect, test } from 'vitest'
import { createSheet } from './sheet.ts'

const read = { text: '150 000', unread: false, value: null }
const unread = { text: '150 00O', unread: true, value: 1_500_000 }

test('a form holds back as long as one field shows what cannot be read, and only so long', () => {
  const sheet = createSheet('form')
  sheet.open()
  sheet.stand('envelope')
  sheet.write('envelope', unread)
  expect(sheet.settle()).toEqual(['envelope'])
  expect(sheet.at('envelope')).toEqual(unread)
  sheet.write('envelope', read)
  expect(sheet.settle()).toEqual([])
})

test('before it is sent, a text that was read gives way to what was read of it', () => {
  const sheet = createSheet('form')
  sheet.open()
  sheet.stand('envelope')
  sheet.write('envelope', read)
  sheet.settle()
  expect(sheet.at('envelope')).toBeUndefined()
})

test('what was typed is lost as long as it is neither typed back, nor saved, nor gone from the screen', () => {
  const sheet = createSheet('form')
  const field = { value: 'Verger', isConnected: true }
  sheet.enter(field)
  expect(sheet.written()).toBe(false)
  field.value = 'Vergers'
  sheet.enter(field)
  expect(sheet.written()).toBe(true)
  field.value = 'Verger'
  expect(sheet.written()).toBe(false)
  field.value = 'Vergers'
  const takeBack = sheet.saved()
  expect(sheet.written()).toBe(false)
  takeBack()
  expect(sheet.written()).toBe(true)
  sheet.saved()
  sheet.enter(field)
  field.value = ''
  expect(sheet.written()).toBe(true)
  field.isConnected = false
  expect(sheet.written()).toBe(false)
})

test('leaving the tab forgets nothing that cannot be read', () => {
  const sheet = createSheet('form')
  const close = sheet.open()
  const leave = sheet.stand('envelope')
  sheet.write('envelope', unread)
  leave()
  close()
  expect(sheet.settle()).toEqual(['envelope'])
  sheet.open()
  sheet.stand('envelope')
  expect(sheet.at('envelope')?.text).toBe('150 00O')
})

test('a field that left a form still shown asks for nothing any more', () => {
  const sheet = createSheet('form')
  sheet.open()
  const leave = sheet.stand('floor')
  sheet.write('floor', unread)
  leave()
  expect(sheet.settle()).toEqual([])
})

test('a field drawn twice for a moment still stands', () => {
  const sheet = createSheet('form')
  sheet.open()
  const first = sheet.stand('floor')
  sheet.stand('floor')
  sheet.write('floor', unread)
  first()
  expect(sheet.settle()).toEqual(['floor'])
})

test('who watches is told, and the list of unread fields stays the same object while it says the same', () => {
  const sheet = createSheet('form')
  let told = 0
  const stop = sheet.subscribe(() => (told += 1))
  sheet.write('a', unread)
  const before = sheet.unread()
  sheet.write('a', { ...unread, text: '150 00OO' })
  expect(sheet.unread()).toBe(before)
  expect(told).toBe(2)
  sheet.clear()
  expect(sheet.unread()).toEqual([])
  stop()
  sheet.write('a', unread)
  expect(told).toBe(3)
})
