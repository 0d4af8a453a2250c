import { noAddressPattern } from '@moisson/contract/shapes'
import type { Language } from '@moisson/law/text'
import { pluriel, plural } from '@moisson/law/words/plural'
import { ofPlace } from '@moisson/law/words/inside-sentence'
import { greeting } from './identity-words.ts'
import type { Block } from './letter.ts'
import { mail } from './mail.ts'

/** What the readers of a shared draft wrote since its owner was last told. */
export interface DraftComments {
  draft_id: string
  draft_name: string
  company_name: string
  comments: { author: string; clause: string | null; text: string }[]
}

/** Those quoted; the others are counted. */
const QUOTED = 10

/** A stranger’s address never leaves in a mail of ours; beside the text it is read as words. */
const elsewhere: Record<Language, string> = {
  fr: 'Ce commentaire porte une adresse : il se lit à côté du texte.',
  en: 'This comment holds an address: it is read beside the text.',
}

export const draftComments = mail<DraftComments>({
  kind: 'draft-comments',
  render({ draft_id, draft_name, company_name, comments }, { language, name, publicUrl }) {
    const called = draft_name.length > 60 ? `${draft_name.slice(0, 59).trimEnd()}…` : draft_name
    const count = comments.length
    const text = {
      fr: `${pluriel(count, '# commentaire a été laissé', '# commentaires ont été laissés')} sur le projet «\u00a0${draft_name}\u00a0» ${ofPlace(company_name)}.`,
      en: `${plural(count, '# comment was', '# comments were')} left on the draft “${draft_name}” of ${company_name}.`,
    }[language]
    const subject = {
      fr: `${pluriel(count, '# commentaire', '# commentaires')} sur «\u00a0${called}\u00a0»`,
      en: `${plural(count, '# comment', '# comments')} on “${called}”`,
    }[language]
    const rest = count - QUOTED
    const blocks: Block[] = [
      greeting(name, language),
      { kind: 'text', text },
      ...comments.slice(0, QUOTED).map((one) => ({
        kind: 'quote' as const,
        title: one.clause === null ? one.author : `${one.author}, ${one.clause}`,
        text: noAddressPattern.test(one.text) ? one.text : elsewhere[language],
      })),
      ...(rest > 0
        ? [
            {
              kind: 'text' as const,
              text: {
                fr: `${pluriel(rest, '# autre se lit', '# autres se lisent')} à côté du texte.`,
                en: `${plural(rest, '# more is', '# more are')} beside the text.`,
              }[language],
            },
          ]
        : []),
      {
        kind: 'button',
        label: { fr: 'Lire et répondre', en: 'Read and answer' }[language],
        url: `${publicUrl}/wizards/interessementCreator?draft=${draft_id}&step=text`,
      },
    ]
    return { subject, preview: text, title: subject, blocks }
  },
})
