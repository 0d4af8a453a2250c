import { inEach, type Text } from '@moisson/law/text'

const wrong: Text = {
  fr: 'Cette adresse e-mail n’est pas valide.',
  en: 'This e-mail address is not valid.',
}
const spaced: Text = {
  fr: 'Une adresse e-mail s’écrit sans espace.',
  en: 'An e-mail address has no space.',
}
const accented: Text = {
  fr: 'Une adresse e-mail s’écrit sans accent ni signe spécial\u00a0: remplacez «\u00a0#\u00a0».',
  en: 'An e-mail address has no accent or special sign: replace “#”.',
}

/** What is wrong with an address that no mail server takes, and how to mend it. */
export function emailFault(address: string): Text {
  const [sign] = /[^\x21-\x7e]/u.exec(address.trim()) ?? []
  if (sign === undefined) return wrong
  return /\s/.test(sign) ? spaced : inEach((language) => accented[language].replace('#', sign))
}
