import { ofName } from '@moisson/law/words/inside-sentence'
import { greeting } from './identity-words.ts'
import { mail } from './mail.ts'

interface Payload {
  company_name: string
  person: string
  by_name: string
}

/** The only owner of a company was suspended because somebody else may use the account: another owner is needed. */
export const ownerSuspended = mail<Payload>({
  kind: 'owner-suspended',
  render({ company_name, person, by_name }, { language, name, publicUrl }) {
    return {
      subject: {
        fr: `${company_name} n’a plus de personne responsable`,
        en: `${company_name} no longer has an owner`,
      }[language],
      preview: {
        fr: `Le compte ${ofName(person)} est suspendu comme compromis.`,
        en: `${person}’s account is suspended as compromised.`,
      }[language],
      title: {
        fr: `${company_name} n’a plus de personne responsable`,
        en: `${company_name} no longer has an owner`,
      }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: `${by_name}, de l’équipe Moisson, a suspendu le compte ${ofName(person)}\u00a0: quelqu’un d’autre s’en sert peut-être. Ses sessions sont closes et ce compte n’entre plus.`,
            en: `${by_name}, of the Moisson team, suspended ${person}’s account: somebody else may be using it. Its sessions have ended and it no longer gets in.`,
          }[language],
        },
        {
          kind: 'notice',
          text: {
            fr: 'Les campagnes continuent. Votre conseiller ou l’équipe Moisson peut inviter une autre personne responsable. Vérifiez ce que ce compte a fait ces derniers jours dans «\u00a0Journal\u00a0».',
            en: 'Campaigns go on. Your adviser or the Moisson team can invite another owner. Look in “Log” at what this account did these last days.',
          }[language],
        },
        {
          kind: 'button',
          label: { fr: 'Voir qui a accès', en: 'See who has access' }[language],
          url: `${publicUrl}/societe?section=admins`,
        },
      ],
    }
  },
})
