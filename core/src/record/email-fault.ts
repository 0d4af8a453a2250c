import { inEach, type Text } from '@moisson/law/text'

const wrong: Text = {
  fr: 'Cette adresse e-mail n’est pas valide.',
  en: 'This e-mail address is not valid.',
}
const spaced: Text = {
  fr: 'Cette adresse e-mail n’est pas valide\u00a0: elle s’écrit sans espace.',
  en: 'This e-mail address is not valid: it has no space.',
}
const accented: Text = {
  fr: 'Cette adresse e-mail n’est pas valide\u00a0: elle s’écrit sans accent ni signe spécial. Remplacez «\u00a0#\u00a0».',
  en: 'This e-mail address is not valid: it has no accent or special sign. Replace “#”.',
}

/** What is wrong with an address that no mail server takes, and how to mend it. */
export function emailFault(address: string): Text {
  const [sign] = /[^\x21-\x7e]/u.exec(address.trim()) ?? []
  if (sign === undefined) return wrong
  return /\s/.test(sign) ? spaced : inEach((language) => accented[language].replace('#', sign))
}
