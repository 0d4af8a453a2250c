import type { VoteAnswer } from '@moisson/core/accord/ratification'
import type { Language } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { pluriel } from '@moisson/law/words/plural'
import { greeting } from './identity-words.ts'
import type { Block } from './letter.ts'
import { easyVote, easyEntered, easyCalledOff, easyResult } from './easy-votes.ts'
import { mail } from './mail.ts'
import type {
  RatificationAsked,
  RatificationCalledOff,
  RatificationEnded,
  RatificationResult,
  VoteEntered,
} from './told.ts'

export const ratificationAsked = mail<RatificationAsked>({
  kind: 'ratification-asked',
  easy: easyVote,
  render({ reminder, title, company_name, ends_on, message }, { language, name, link, publicUrl }) {
    const until = longDay(ends_on, language)
    const subject = {
      fr: `${reminder ? 'Rappel\u00a0: ' : ''}${company_name} vous consulte sur «\u00a0${title}\u00a0», jusqu’au ${until}`,
      en: `${reminder ? 'Reminder: ' : ''}${company_name} asks you about “${title}”, until ${until}`,
    }[language]
    const text = {
      fr: `${company_name} demande à chaque salarié s’il approuve ce texte. Vous le lisez, puis vous répondez par oui ou par non, une fois, jusqu’au ${until} inclus.`,
      en: `${company_name} asks each employee whether they approve this text. You read it, then answer yes or no, once, until ${until} included.`,
    }[language]
    const blocks: Block[] = [
      greeting(name, language),
      { kind: 'text', text },
      ...(message ? [{ kind: 'quote' as const, title: null, text: message }] : []),
      {
        kind: 'button',
        label: {
          fr: 'Lire le texte et répondre',
          en: 'Read the text and answer',
        }[language],
        url: link ?? `${publicUrl}/login?redirect=%2Fbeneficiaire%2Fratification`,
      },
      {
        kind: 'small',
        text: {
          fr: 'L’accord est adopté si deux tiers de tout le personnel disent oui\u00a0: ne pas répondre compte comme ne pas approuver. Le vote est nominatif, comme la loi le demande\u00a0: votre nom et votre réponse figurent sur la liste d’émargement jointe au dépôt. Personne ne voit les réponses avant la fin. Ce lien est personnel\u00a0: ne le transférez pas.',
          en: 'The agreement is adopted if two thirds of the whole staff say yes: not answering counts as not approving. The vote is by name, as the law asks: your name and your answer stand on the list that is filed. Nobody sees the answers before the end. This link is personal: do not forward it.',
        }[language],
      },
    ]
    return { subject, preview: text, title: subject, blocks }
  },
})

export const ratificationEnded = mail<RatificationEnded>({
  kind: 'ratification-ended',
  render({ company_name, title, state, yes, personnel }, { language, name, publicUrl }) {
    const ratified = state === 'ratified'
    const subject = {
      fr: `${company_name}\u00a0: «\u00a0${title}\u00a0» ${ratified ? 'est ratifié' : 'n’est pas ratifié'}`,
      en: `${company_name}: “${title}” ${ratified ? 'is ratified' : 'is not ratified'}`,
    }[language]
    const text = {
      fr: `${yes} oui sur ${personnel} salariés. ${ratified ? 'Le procès-verbal et sa liste d’émargement sont dans les documents\u00a0: l’accord peut être déposé.' : 'Les deux tiers du personnel ne sont pas réunis\u00a0; le procès-verbal est dans les documents. Vous pouvez revoir le texte et consulter de nouveau.'}`,
      en: `${yes} yes out of ${personnel} employees. ${ratified ? 'The minutes with their list are among the papers: the agreement can be filed.' : 'Two thirds of the staff were not reached; the minutes are among the papers. You may review the text and ask again.'}`,
    }[language]
    return {
      subject,
      preview: text,
      title: subject,
      blocks: [
        greeting(name, language),
        { kind: 'text', text },
        {
          kind: 'button',
          label: { fr: 'Voir le résultat', en: 'See the result' }[language],
          url: `${publicUrl}/signature`,
        },
      ],
    }
  },
})

const said: Record<VoteAnswer, Record<Language, string>> = {
  yes: { fr: 'Oui', en: 'Yes' },
  no: { fr: 'Non', en: 'No' },
}
const quoted = (title: string, text: string): Block => ({ kind: 'quote', title, text })

export const voteEntered = mail<VoteEntered>({
  kind: 'vote-entered',
  easy: easyEntered,
  render({ company_name, title, ends_on, answer, on, corrected_because, by_name }, { language, name }) {
    const corrected = corrected_because !== null
    const subject = {
      fr: `${company_name}\u00a0: votre réponse sur papier est ${corrected ? 'corrigée' : 'enregistrée'}`,
      en: `${company_name}: your answer on paper is ${corrected ? 'corrected' : 'recorded'}`,
    }[language]
    const text = {
      fr: `${by_name} a ${corrected ? 'corrigé' : 'saisi'} la réponse que vous avez donnée sur papier à la consultation sur «\u00a0${title}\u00a0».`,
      en: `${by_name} ${corrected ? 'corrected' : 'entered'} the answer that you gave on paper to the consultation on “${title}”.`,
    }[language]
    return {
      subject,
      preview: text,
      title: subject,
      blocks: [
        greeting(name, language),
        { kind: 'text', text },
        {
          kind: 'facts',
          rows: [
            [{ fr: 'Votre réponse', en: 'Your answer' }[language], said[answer][language]],
            [{ fr: 'Datée du', en: 'Dated' }[language], longDay(on, language)],
          ],
        },
        ...(corrected ? [quoted({ fr: 'Motif', en: 'Reason' }[language], corrected_because)] : []),
        {
          kind: 'notice',
          text: {
            fr: `Ce n’est pas ce que vous avez répondu\u00a0? Dites-le à ${by_name}\u00a0: la saisie peut être corrigée jusqu’au ${longDay(ends_on, language)} inclus.`,
            en: `Is this not what you answered? Tell ${by_name}: what was entered can be corrected until ${longDay(ends_on, language)} included.`,
          }[language],
        },
      ],
    }
  },
})

export const ratificationCancelled = mail<RatificationCalledOff>({
  kind: 'ratification-cancelled',
  easy: easyCalledOff,
  render({ company_name, title, reason }, { language, name }) {
    const subject = {
      fr: `${company_name}\u00a0: la consultation sur «\u00a0${title}\u00a0» est annulée`,
      en: `${company_name}: the consultation on “${title}” is cancelled`,
    }[language]
    const text = {
      fr: 'Rien n’est compté\u00a0: vous n’avez plus à répondre, et une réponse déjà donnée ne vaut pas pour une autre consultation.',
      en: 'Nothing is counted: you need not answer any more, and an answer already given does not count for another consultation.',
    }[language]
    return {
      subject,
      preview: text,
      title: subject,
      blocks: [
        greeting(name, language),
        { kind: 'text', text },
        quoted({ fr: 'Motif', en: 'Reason' }[language], reason),
      ],
    }
  },
})

export const ratificationResult = mail<RatificationResult>({
  kind: 'ratification-result',
  easy: easyResult,
  render({ company_name, title, state, yes, no, personnel, needed }, { language, name, publicUrl }) {
    const ratified = state === 'ratified'
    const subject = {
      fr: `${company_name}\u00a0: «\u00a0${title}\u00a0» ${ratified ? 'est ratifié' : 'n’est pas ratifié'}`,
      en: `${company_name}: “${title}” ${ratified ? 'is ratified' : 'is not ratified'}`,
    }[language]
    const text = {
      fr: `${yes} oui et ${no} non sur ${pluriel(personnel, '# salarié', '# salariés')}\u00a0; ${pluriel(needed, '# oui était nécessaire', '# oui étaient nécessaires')}. ${ratified ? 'Le texte est adopté\u00a0: votre entreprise le dépose.' : 'Les deux tiers du personnel ne sont pas réunis\u00a0: le texte n’est pas adopté.'}`,
      en: `${yes} yes and ${no} no out of ${personnel} employees; ${needed} yes were needed. ${ratified ? 'The text is adopted: your company files it.' : 'Two thirds of the staff were not reached: the text is not adopted.'}`,
    }[language]
    return {
      subject,
      preview: text,
      title: subject,
      blocks: [
        greeting(name, language),
        { kind: 'text', text },
        {
          kind: 'button',
          label: { fr: 'Relire le texte', en: 'Read the text again' }[language],
          url: `${publicUrl}/login?redirect=%2Fbeneficiaire%2Fratification`,
        },
      ],
    }
  },
})
