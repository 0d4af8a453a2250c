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
    const fr = language === 'fr'
    return {
      subject: fr ? `${person} demande une correction de sa fiche` : `${person} asks for a correction`,
      preview: fr ? `À vérifier\u00a0: ${field}.` : `To check: ${field}.`,
      title: fr ? 'Une fiche est peut-être à corriger' : 'A file may need correcting',
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: fr
            ? `${person} pense qu’une donnée de sa fiche est à corriger (${field}). Son message vous attend dans vos choses à faire.`
            : `${person} thinks something in their file needs correcting (${field}). The message is among your things to do.`,
        },
        { kind: 'button', label: fr ? 'Voir la demande' : 'See the request', url: `${publicUrl}/dashboard` },
      ],
    }
  },
})
