import { longInstant } from '@moisson/law/words/instants'
import { plural, pluriel } from '@moisson/law/words/plural'
import { ofPlace } from '@moisson/law/words/inside-sentence'
import { greeting } from './identity-words.ts'
import { mail } from './mail.ts'

interface Payload {
  company_name: string
  reader: string | null
  people: number
  minutes: number
  at: string
}

/** One account has opened very many people's files in a short time: the owners and the platform look whether it should. */
export const bulkReading = mail<Payload>({
  kind: 'bulk-reading',
  render({ company_name, reader, people, minutes, at }, { language, name, publicUrl }) {
    const who = reader ?? { fr: 'Un compte', en: 'An account' }[language]
    const when = longInstant(new Date(at), language)
    return {
      subject: {
        fr: `Beaucoup de fiches ouvertes\u00a0: ${company_name}`,
        en: `Many files opened: ${company_name}`,
      }[language],
      preview: {
        fr: `${who}, ${pluriel(people, '# personne', '# personnes')} en ${pluriel(minutes, '# minute', '# minutes')}.`,
        en: `${who}, ${plural(people, '# person', '# people')} in ${plural(minutes, '# minute', '# minutes')}.`,
      }[language],
      title: {
        fr: `${who} a ouvert beaucoup de fiches ${ofPlace(company_name)}`,
        en: `${who} has opened many files of ${company_name}`,
      }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: `${pluriel(people, '# personne', '# personnes')} en moins de ${pluriel(minutes, '# minute', '# minutes')}, jusqu’au ${when}. Rien n’a été bloqué\u00a0: préparer une campagne demande parfois autant de lecture.`,
            en: `${plural(people, '# person', '# people')} in less than ${plural(minutes, '# minute', '# minutes')}, up to ${when}. Nothing was blocked: preparing a campaign sometimes takes as much reading.`,
          }[language],
        },
        {
          kind: 'notice',
          text: {
            fr: 'Vous ne l’attendiez pas\u00a0? Demandez à cette personne, par un autre moyen que l’e-mail, si c’est bien elle\u00a0; sinon suspendez son accès et finissez ses sessions.',
            en: 'You did not expect it? Ask that person, by another way than e-mail, whether it is them; if not, suspend their access and end their sessions.',
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
