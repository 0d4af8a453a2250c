import { sentenceOf } from '@moisson/contract/refusals'
import type { FileAnswer } from '../http/file-answer.ts'
import type { Refused } from '../http/refused.ts'
import type { Language } from '@moisson/law/text'

/** What a person who opens a closed link in a browser reads: the sentence of the refusal, on a page of its own. */
export function sharePage(refused: Refused, language: Language): FileAnswer {
  const sentence = sentenceOf(refused.refusal, language)
  const title =
    refused.status === 429
      ? { fr: 'Trop d’ouvertures', en: 'Opened too often' }[language]
      : { fr: 'Lien fermé', en: 'Closed link' }[language]
  return {
    file: {
      name: 'moisson.html',
      type: 'text/html; charset=utf-8',
      inline: true,
      status: refused.status,
      body: Buffer.from(
        `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Moisson</title><main><h1>${title}</h1><p>${sentence}</p></main></html>`,
      ),
    },
  }
}
