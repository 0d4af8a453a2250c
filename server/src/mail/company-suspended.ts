import { greeting } from './identity-words.ts'
import { mail } from './mail.ts'

interface Payload {
  company_name: string
  /** Whom to call; null: the Moisson team. */
  adviser: string | null
  lifted?: boolean
}

/** A company’s space was suspended, or its suspension ended: those who run it learn what stands still and whom to call. */
export const companySuspended = mail<Payload>({
  kind: 'company-suspended',
  render({ company_name, adviser, lifted = false }, { language, name, publicUrl }) {
    const subject = lifted
      ? {
          fr: `${company_name}\u00a0: cet espace n’est plus suspendu`,
          en: `${company_name}: this space is no longer suspended`,
        }[language]
      : {
          fr: `${company_name}\u00a0: cet espace est suspendu`,
          en: `${company_name}: this space is suspended`,
        }[language]
    const state = lifted
      ? {
          fr: 'La suspension est levée\u00a0: campagnes, accords et invitations peuvent de nouveau commencer.',
          en: 'The suspension is lifted: campaigns, agreements and invitations can begin again.',
        }[language]
      : {
          fr: 'Rien de nouveau ne peut y commencer\u00a0: ni campagne, ni accord, ni import, ni invitation.',
          en: 'Nothing new can begin there: no campaign, agreement, import or invitation.',
        }[language]
    const called = {
      fr: adviser === null ? 'l’équipe Moisson' : `votre conseiller, ${adviser},`,
      en: adviser === null ? 'the Moisson team' : `your adviser, ${adviser},`,
    }[language]
    return {
      subject,
      preview: state,
      title: subject,
      blocks: [
        greeting(name, language),
        { kind: 'text', text: state },
        ...(lifted
          ? []
          : [
              {
                kind: 'text' as const,
                text: {
                  fr: 'Ce qui est en cours se poursuit\u00a0: tout reste lisible, chacun répond dans son délai et les versements dus se font.',
                  en: 'What is under way goes on: everything stays readable, each person answers in time and the payments due are made.',
                }[language],
              },
              {
                kind: 'notice' as const,
                text: {
                  fr: `Appelez ${called} pour en connaître la raison et ce qui la lèvera.`,
                  en: `Call ${called} to learn why and what will lift it.`,
                }[language],
              },
            ]),
        {
          kind: 'button',
          label: { fr: 'Ouvrir l’espace de la société', en: 'Open the company’s space' }[language],
          url: `${publicUrl}/dashboard`,
        },
      ],
    }
  },
})
