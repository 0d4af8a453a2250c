import { inEach, type Language } from '@moisson/law/text'

const voices = inEach((language) => ({ fr: 'fr-FR', en: 'en-GB' })[language])
/** What is read, and what stands around it. */
const blocks = 'h1, h2, p, li, dt, dd, legend'
const around = 'nav, button, form, details, .print\\:hidden'

/** Reads the article of the page, a block at a time so that no voice stops in the middle; `onEnd` once it is over. */
export function readAloud(language: Language, onEnd: () => void): void {
  const texts = [...document.querySelectorAll<HTMLElement>(`main article :is(${blocks})`)]
    .filter((block) => !block.closest(around) && !block.parentElement?.closest('li'))
    .map((block) => block.textContent.trim())
    .filter((text) => text !== '')
  speechSynthesis.cancel()
  for (const [place, text] of texts.entries()) {
    const said = new SpeechSynthesisUtterance(text)
    said.lang = voices[language]
    if (place === texts.length - 1) said.addEventListener('end', onEnd)
    speechSynthesis.speak(said)
  }
  if (texts.length === 0) onEnd()
}

export const stopReading = () => speechSynthesis.cancel()
