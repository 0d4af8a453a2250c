import { greeting } from './identity-words.ts'
import { mail } from './mail.ts'

interface Payload {
  person: string
  field: string
}

/** An employee asks for a correction of what payroll owns; the message itself waits behind the sign-in. */
export const correctionAsked = mail<Payload>({
  kind: 'correction-asked',
  render({ person, field }, { language, name, publicUrl }) {
    return {
      subject: { fr: `${person} demande une correction de sa fiche`, en: `${person} asks for a correction` }[
        language
      ],
      preview: { fr: `À vérifier\u00a0: ${field}.`, en: `To check: ${field}.` }[language],
      title: { fr: 'Une fiche est peut-être à corriger', en: 'A file may need correcting' }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: `${person} pense qu’une donnée de sa fiche est à corriger (${field}). Son message vous attend dans vos choses à faire.`,
            en: `${person} thinks something in their file needs correcting (${field}). The message is among your things to do.`,
          }[language],
        },
        {
          kind: 'button',
          label: { fr: 'Voir la demande', en: 'See the request' }[language],
          url: `${publicUrl}/dashboard`,
        },
      ],
    }
  },
})
