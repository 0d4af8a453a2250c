import { sumNouns } from '@moisson/core/campaign/type-names'
import { withdrawalOf } from '@moisson/core/choice/default-sentence'
import type { Language } from '@moisson/law/text'
import { asConfirmed, takenElsewhere, type CampaignFacts } from './campaign-facts.ts'
import type { Block } from './letter.ts'
import { contactBlock, hello, campaignNamed, isCashOnly } from './campaign-words.ts'
import { easyDefault } from './easy-campaign-mails.ts'
import { campaignMail } from './mail.ts'

/** What became of the money of somebody who did not answer. */
export const defaultApplied = campaignMail<object>({
  kind: 'default-applied',
  stillDue: ({ person }) => person?.counted != null,
  easy: easyDefault,
  render(_, { facts, language, publicUrl }) {
    const { person } = facts
    const noun = sumNouns[facts.campaign.type]
    const cashOnly = isCashOnly(facts)
    const honoured = person?.counted?.status === 'submitted'
    const less = takenElsewhere(facts)
    const announced = less ? { fr: '', en: '' } : { fr: ', comme annoncé', en: ', as announced' }
    return {
      subject: cashOnly
        ? {
            fr: `${campaignNamed(facts)}\u00a0: votre ${noun.fr}, à percevoir`,
            en: `${campaignNamed(facts)}: your ${noun.en}, to be paid`,
          }[language]
        : honoured
          ? {
              fr: `${campaignNamed(facts)}\u00a0: votre choix enregistré s’applique`,
              en: `${campaignNamed(facts)}: your saved choice applies`,
            }[language]
          : {
              fr: `${campaignNamed(facts)}\u00a0: le choix par défaut s’applique`,
              en: `${campaignNamed(facts)}: the default applies`,
            }[language],
      preview: { fr: `Ce que devient votre ${noun.fr}.`, en: `What becomes of your ${noun.en}.` }[language],
      title: {
        fr: `Voici ce que devient votre ${noun.fr}`,
        en: `Here is what becomes of your ${noun.en}`,
      }[language],
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: cashOnly
            ? {
                fr: `Les réponses sont closes. Il n’y avait rien à choisir\u00a0: votre ${noun.fr} est versée, comme annoncé.`,
                en: `The time to answer is over. There was nothing to choose: your ${noun.en} is paid, as announced.`,
              }[language]
            : honoured
              ? {
                  fr: `Vous n’avez pas validé de choix avant la date limite. Votre choix enregistré était complet\u00a0: il s’applique${announced.fr}.`,
                  en: `You did not confirm a choice before the deadline. Your saved choice was complete: it applies${announced.en}.`,
                }[language]
              : {
                  fr: `Nous n’avons pas reçu de choix validé avant la date limite. Le choix par défaut s’applique${announced.fr}.`,
                  en: `We received no confirmed choice before the deadline. The default applies${announced.en}.`,
                }[language],
        },
        { kind: 'quote', title: null, text: asConfirmed(facts)[language] },
        ...(less ? [{ kind: 'text' as const, text: less[language] }] : []),
        ...(honoured ? [] : withdrawal(facts, language)),
        {
          kind: 'button',
          label: { fr: 'Voir le détail', en: 'See the details' }[language],
          url: `${publicUrl}/beneficiaire`,
        },
        ...contactBlock(facts, language),
      ],
    }
  },
})

/** Participation that silence placed on the PER COL may be claimed back for a month. */
function withdrawal({ campaign, person }: CampaignFacts, language: Language): Block[] {
  const sentence = withdrawalOf(campaign.type, person?.counted?.lines ?? [])
  return sentence ? [{ kind: 'notice', text: sentence[language] }] : []
}
