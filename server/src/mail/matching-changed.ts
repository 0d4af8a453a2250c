import { asConfirmed } from './campaign-facts.ts'
import { campaignNamed, contactBlock, hello } from './campaign-words.ts'
import { easyMatching } from './easy-campaign-changes.ts'
import { campaignMail } from './mail.ts'
import { notToLeavers } from '@moisson/core/choice/abondement-sentence'
import { euros } from '@moisson/law/words/figures'

interface Payload {
  receipt_number: string
  before_net_cents: number
  after_net_cents: number
  /** Why, where it is not the ceiling of the year. */
  reason?: 'left' | 'stays'
}

/** The same choice with another matching: told before anything is paid, with the receipt that replaces the first. */
export const matchingChanged = campaignMail<Payload>({
  kind: 'matching-changed',
  attaches: 'receipt',
  // A later choice, or a later change, sends its own receipt: only the one that counts is told.
  stillDue: ({ person }, { receipt_number }) => person?.counted?.receipt?.number === receipt_number,
  easy: easyMatching,
  render({ receipt_number, before_net_cents, after_net_cents, reason }, { facts, language, publicUrl }) {
    const more = after_net_cents > before_net_cents
    const [before, after] = [euros(before_net_cents, language), euros(after_net_cents, language)]
    const difference = euros(after_net_cents - before_net_cents, language)
    return {
      subject: {
        fr: `${campaignNamed(facts)}\u00a0: votre abondement a changé, voici le nouveau reçu`,
        en: `${campaignNamed(facts)}: your employer matching has changed, here is the new receipt`,
      }[language],
      preview: { fr: 'Votre choix ne change pas.', en: 'Your choice does not change.' }[language],
      title: { fr: 'Votre abondement a changé', en: 'Your employer matching has changed' }[language],
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: {
            fr: `L’abondement de votre choix passe de ${before} à ${after} nets (${more ? '+' : ''}${difference}). Votre choix lui-même ne change pas\u00a0: vous n’avez rien à faire.`,
            en: `The employer matching of your choice goes from ${before} to ${after} net (${more ? '+' : ''}${difference}). The choice itself does not change: there is nothing to do.`,
          }[language],
        },
        {
          kind: 'text',
          text:
            reason === 'left'
              ? notToLeavers(facts.person?.last_day ?? null)[language]
              : {
                  stays: {
                    fr: 'Votre départ était inscrit avant le jour du versement\u00a0: il ne l’est plus. L’abondement de votre choix vous est rendu.',
                    en: 'You were down as leaving before the day of the payment: you no longer are. The matching of your choice is given back to you.',
                  },
                  more: {
                    fr: 'L’abondement de l’année a un plafond. Il vous laisse aujourd’hui plus qu’au moment de votre choix\u00a0: la différence vous revient.',
                    en: 'Employer matching has a ceiling each year. It leaves you more today than when you chose: the difference goes to you.',
                  },
                  less: {
                    fr: 'L’abondement de l’année a un plafond, déjà pris en partie par vos autres choix. Le premier reçu promettait plus que ce plafond ne laisse.',
                    en: 'Employer matching has a ceiling each year, partly taken by your other choices. The first receipt promised more than this ceiling leaves.',
                  },
                }[reason === 'stays' ? 'stays' : more ? 'more' : 'less'][language],
        },
        { kind: 'quote', title: null, text: asConfirmed(facts)[language] },
        { kind: 'facts', rows: [[{ fr: 'Nouveau reçu', en: 'New receipt' }[language], receipt_number]] },
        {
          kind: 'button',
          label: { fr: 'Voir mon choix', en: 'See my choice' }[language],
          url: `${publicUrl}/beneficiaire`,
        },
        {
          kind: 'small',
          text: {
            fr: 'Le nouveau reçu est joint\u00a0: il remplace le précédent.',
            en: 'The new receipt is attached: it replaces the one before.',
          }[language],
        },
        ...contactBlock(facts, language),
      ],
    }
  },
})
