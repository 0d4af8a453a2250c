import { isMatched } from '@moisson/core/choice/abondement-sentence'
import { silentStates } from '@moisson/core/campaign/standing'
import { decides, openDestinations, planOf } from '@moisson/core/choice/offer'
import type { CampaignFacts } from './campaign-facts.ts'
import { campaignNamed, choicePage, hello, toDecide } from './campaign-words.ts'
import { easyUnmatched } from './easy-campaign-changes.ts'
import { campaignMail } from './mail.ts'
import { ownWords } from './own-words.ts'

/** To who was offered a matching, has not answered and leaves before the payment: what they place is matched no more. */
export const matchingEnded = campaignMail({
  kind: 'matching-ended',
  page: choicePage,
  stillDue: (facts) => facts.campaign.state === 'open' && isSilent(facts) && !isOffered(facts),
  easy: easyUnmatched,
  render(_, { facts, language, link, now }) {
    const { company_name, type } = facts.campaign
    const own = ownWords(type, language)
    return {
      subject: {
        fr: `${campaignNamed(facts)}\u00a0: votre départ met fin à l’abondement proposé`,
        en: `${campaignNamed(facts)}: your leaving ends the employer matching you were offered`,
      }[language],
      preview:
        own?.unmatchedPreview ??
        {
          fr: 'Votre montant et votre date limite ne changent pas.',
          en: 'Your amount and your deadline do not change.',
        }[language],
      title: {
        fr: 'L’abondement ne s’applique plus pour vous',
        en: 'The employer matching no longer applies to you',
      }[language],
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: {
            fr: `${company_name} vous avait proposé un abondement sur ce que vous placeriez. Votre départ est désormais prévu avant le versement\u00a0: ${own?.unmatched ?? 'si vous placez votre montant, rien n’y sera ajouté. Votre montant, lui, ne change pas, et vous pouvez toujours choisir de le recevoir ou de le placer'}.`,
            en: `${company_name} had offered to add to what you would invest. Your leaving is now expected before the payment: ${own?.unmatched ?? 'if you invest your amount, nothing is added to it. The amount itself does not change, and you may still choose to have it paid or invested'}.`,
          }[language],
        },
        ...toDecide(facts, { link, now, language }),
      ],
    }
  },
})

const isSilent = ({ person }: CampaignFacts): boolean =>
  person !== null && decides(person) && silentStates.includes(person.engagement_state)

/** Whether something is added to what they place after all: their leaving day was corrected since. */
const isOffered = ({ campaign: { offer }, person }: CampaignFacts): boolean =>
  openDestinations(offer).some((place) => {
    const plan = planOf(offer, place)
    return plan !== undefined && isMatched(plan, { last_day: person?.last_day ?? null })
  })
