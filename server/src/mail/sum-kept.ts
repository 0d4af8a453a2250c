import { hasLegalDay } from '@moisson/core/campaign/has-legal-day'
import { euros } from '@moisson/law/words/figures'
import { campaignNamed, contactBlock, hello } from './campaign-words.ts'
import { easySumKept } from './easy-campaign-changes.ts'
import { campaignMail } from './mail.ts'

/** To whom nobody could tell of the campaign in its time, once an address is known: what is kept, and whom to ask for it. */
export const sumKept = campaignMail<object>({
  kind: 'sum-kept',
  stillDue: ({ person }) => person !== null && person.held_cents > 0,
  easy: easySumKept,
  render(_, { facts, language, publicUrl }) {
    const { campaign, person } = facts
    const named = campaignNamed(facts)
    const then = hasLegalDay(campaign.type)
      ? {
          fr: ' Sans nouvelles de vous, elle le remettra à la Caisse des dépôts, où vous pourrez encore le réclamer.',
          en: ' Without news from you it will hand it to the Caisse des dépôts, where you may still claim it.',
        }
      : { fr: '', en: '' }
    const title = { fr: 'Une somme est conservée pour vous', en: 'A sum is kept for you' }[language]
    return {
      subject: {
        fr: `${named}\u00a0: une somme est conservée pour vous`,
        en: `${named}: a sum is kept for you`,
      }[language],
      preview: {
        fr: `${campaign.company_name} la conserve\u00a0: demandez-la-lui.`,
        en: `${campaign.company_name} keeps it: ask for it.`,
      }[language],
      title,
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: {
            fr: `Vous n’avez pas pu être informé dans le délai de la campagne «\u00a0${campaign.name}\u00a0»\u00a0: aucun choix n’a été appliqué, rien n’a été placé. ${campaign.company_name} conserve votre montant\u00a0: demandez-le-lui.${then.fr}`,
            en: `You could not be told within the time of the campaign “${campaign.name}”: no choice was applied and nothing was invested. ${campaign.company_name} keeps your amount: ask them for it.${then.en}`,
          }[language],
        },
        {
          kind: 'amount',
          label: (campaign.offer.like_pay
            ? {
                fr: 'Conservé pour vous, avant cotisations et impôt',
                en: 'Kept for you, before contributions and tax',
              }
            : { fr: 'Conservé pour vous, net', en: 'Kept for you, net' }
          )[language],
          amount: euros(person?.held_cents ?? 0, language),
        },
        {
          kind: 'button',
          label: { fr: 'Voir mon épargne', en: 'See my savings' }[language],
          url: `${publicUrl}/beneficiaire/epargne`,
        },
        ...contactBlock(facts, language),
      ],
    }
  },
})
