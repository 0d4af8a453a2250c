import { catalogue } from '../../../../words/catalogue.ts'

/** The one sentence of the dialog that asks for a reason. */
export const reasonWords = catalogue(
  { needed: 'Écrivez la raison : elle reste dans le dossier.' },
  { en: () => Promise.resolve({ default: { needed: 'Write the reason: it stays on file.' } }) },
)
