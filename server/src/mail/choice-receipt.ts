import { sumNouns } from '@moisson/core/campaign/type-names'
import { asConfirmed } from './campaign-facts.ts'
import { campaignNamed, contactBlock, hello, isCashOnly, whatItIs } from './campaign-words.ts'
import { easyReceipt } from './easy-campaign-mails.ts'
import { campaignMail } from './mail.ts'
import { capital } from '@moisson/law/words/capital'
import { longDay } from '@moisson/law/words/days'
import { longInstant } from '@moisson/law/words/instants'

interface Payload {
  receipt_number: string
}

/** The proof of a confirmed choice, sent at once with its PDF. */
export const choiceReceipt = campaignMail<Payload>({
  kind: 'choice-receipt',
  attaches: 'receipt',
  // A later choice sends its own receipt: only the one that counts is told.
  stillDue: ({ person }, { receipt_number }) => person?.counted?.receipt?.number === receipt_number,
  easy: easyReceipt,
  render(payload, { facts, language, publicUrl, now }) {
    const { campaign, person } = facts
    const receipt = person?.counted?.receipt
    if (!person || !receipt) throw new Error('a receipt mail needs a receipt')
    const deadline = person.deadline_at
    const cashOnly = isCashOnly(facts)
    const said = cashOnly
      ? { fr: 'votre réponse est enregistrée', en: 'your answer is recorded' }
      : { fr: 'votre choix est validé', en: 'your choice is confirmed' }
    return {
      subject: {
        fr: `${campaignNamed(facts)}\u00a0: ${said.fr}, reçu ${payload.receipt_number}`,
        en: `${campaignNamed(facts)}: ${said.en}, receipt ${payload.receipt_number}`,
      }[language],
      preview: {
        fr: `${whatItIs(facts, 'fr')}, ${campaign.company_name}`,
        en: `${whatItIs(facts, 'en')}, ${campaign.company_name}`,
      }[language],
      title: capital(said[language]),
      blocks: [
        hello(facts, language),
        {
          kind: 'quote',
          title: null,
          text: asConfirmed(facts)[language],
        },
        ...(receipt.on_paper
          ? [
              {
                kind: 'text' as const,
                text: {
                  fr: `${receipt.on_paper.entered_by} a saisi cette réponse pour vous, d’après le papier que vous avez signé le ${longDay(receipt.on_paper.signed_on, 'fr')}. Si elle n’est pas la vôtre, dites-le tout de suite au contact ci-dessous.`,
                  en: `${receipt.on_paper.entered_by} entered this answer for you, from the paper you signed on ${longDay(receipt.on_paper.signed_on, 'en')}. If it is not yours, tell the contact below at once.`,
                }[language],
              },
            ]
          : []),
        {
          kind: 'facts',
          rows: [
            [{ fr: 'Campagne', en: 'Campaign' }[language], campaign.name],
            [{ fr: 'Reçu', en: 'Receipt' }[language], receipt.number],
            [
              { fr: 'Validé le', en: 'Confirmed on' }[language],
              longInstant(new Date(receipt.submitted_at), language),
            ],
          ],
        },
        ...(deadline && now < deadline && !cashOnly
          ? [
              {
                kind: 'text' as const,
                text: {
                  fr: `Vous pouvez changer d’avis jusqu’au ${longInstant(deadline, 'fr')}\u00a0: le dernier choix validé compte.`,
                  en: `You may change your mind until ${longInstant(deadline, 'en')}: the last choice confirmed counts.`,
                }[language],
              },
            ]
          : []),
        {
          kind: 'button',
          label: cashOnly
            ? {
                fr: `Voir ma ${sumNouns[campaign.type].fr}`,
                en: `See my ${sumNouns[campaign.type].en}`,
              }[language]
            : { fr: 'Voir mon choix', en: 'See my choice' }[language],
          url: `${publicUrl}/beneficiaire`,
        },
        {
          kind: 'small',
          text: {
            fr: 'Le reçu est joint. Gardez-le\u00a0: il prouve votre réponse.',
            en: 'The receipt is attached. Keep it: it proves your answer.',
          }[language],
        },
        ...contactBlock(facts, language),
      ],
    }
  },
})
