import { keepsItsDraft } from './campaign-facts.ts'
import { toDecide, choicePage, hello, lastDay, mayBeReminded, campaignNamed } from './campaign-words.ts'
import { easyReminder } from './easy-campaign-mails.ts'
import { campaignMail } from './mail.ts'

interface Payload {
  /** A word of the company, with a reminder sent by hand. */
  message?: string | null
}

/** For those who have not answered, and for nobody else: checked again when the mail leaves. Without a choice, nothing is awaited. */
export const campaignReminder = campaignMail<Payload>({
  kind: 'campaign-reminder',
  page: choicePage,
  stillDue: mayBeReminded,
  reminds: true,
  easy: easyReminder,
  render({ message }, { facts, language, link, now }) {
    const day = lastDay(facts, now, language)
    const what = campaignNamed(facts)
    const saved = facts.person?.engagement_state === 'in_progress'
    return {
      subject: {
        fr: `Rappel\u00a0: ${what}, réponse jusqu’au ${day}`,
        en: `Reminder: ${what}, answer until ${day}`,
      }[language],
      preview: saved
        ? {
            fr: 'Votre choix est enregistré mais non validé.',
            en: 'Your choice is saved but not confirmed.',
          }[language]
        : { fr: 'Nous n’avons pas encore votre réponse.', en: 'We do not have your answer yet.' }[language],
      title: { fr: `Il vous reste jusqu’au ${day}`, en: `You have until ${day}` }[language],
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: saved
            ? facts.person && keepsItsDraft(facts.campaign.offer, facts.person)
              ? {
                  fr: 'Votre choix est enregistré, mais il n’est pas validé\u00a0: relisez-le, puis validez-le.',
                  en: 'Your choice is saved but not confirmed: read it again, then confirm it.',
                }[language]
              : {
                  fr: 'Votre choix est enregistré, mais il n’est pas validé\u00a0: tant que vous ne l’avez pas validé, il ne compte pas.',
                  en: 'Your choice is saved but not confirmed: until you confirm it, it does not count.',
                }[language]
            : {
                fr: 'Nous n’avons pas encore reçu votre réponse. Une minute suffit.',
                en: 'We have not received your answer yet. One minute is enough.',
              }[language],
        },
        ...toDecide(facts, {
          link,
          now,
          language,
          message: message
            ? [
                {
                  kind: 'quote',
                  title: facts.campaign.company_name,
                  text: message,
                },
              ]
            : [],
        }),
      ],
    }
  },
})
