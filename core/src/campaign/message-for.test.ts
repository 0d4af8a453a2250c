import { describe, expect, test } from 'vitest'
import { messageFor, type MessageSettings } from './message-for.ts'

const both: MessageSettings = {
  message_title: 'Merci !',
  message_body: 'À vous de choisir : la prime est là.',
  message_title_en: 'Thank you!',
  message_body_en: 'It is yours to choose: the bonus is here !',
}
const none: MessageSettings = {
  message_title: null,
  message_body: null,
  message_title_en: null,
  message_body_en: null,
}

describe('the company’s message', () => {
  test('is read in one’s own language, with the spaces of French print in French alone', () => {
    expect(messageFor(both, 'fr')).toEqual({
      title: 'Merci\u202f!',
      body: 'À vous de choisir\u00a0: la prime est là.',
      language: 'fr',
    })
    expect(messageFor(both, 'en')).toEqual({
      title: 'Thank you!',
      body: 'It is yours to choose: the bonus is here !',
      language: 'en',
    })
  })

  test('is the French one, told to be French, where nobody wrote it in English', () => {
    const french = { ...both, message_title_en: null, message_body_en: null }
    expect(messageFor(french, 'en')).toEqual(messageFor(both, 'fr'))
    // A title alone says nothing: it never stands over the words of the other version.
    expect(messageFor({ ...french, message_title_en: 'Thank you!' }, 'en')?.title).toBe('Merci\u202f!')
    expect(messageFor({ ...both, message_body_en: '  \n' }, 'en')?.language).toBe('fr')
  })

  test('keeps no title of the other version, and is read by everybody where it stands in English alone', () => {
    expect(messageFor({ ...both, message_title_en: null }, 'en')).toMatchObject({
      title: null,
      language: 'en',
    })
    expect(messageFor({ ...none, message_body_en: 'Hello' }, 'fr')).toEqual({
      title: null,
      body: 'Hello',
      language: 'en',
    })
    expect(messageFor(none, 'en')).toBeNull()
    expect(messageFor({ ...none, message_title: 'Merci' }, 'fr')).toBeNull()
  })
})
