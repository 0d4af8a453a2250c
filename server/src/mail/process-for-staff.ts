import type { InEach, Text } from '@moisson/law/text'
import { greeting } from './identity-words.ts'
import type { Block } from './letter.ts'
import { mail } from './mail.ts'

/** What the mails of a process tell; the address of the step opens it. */
export interface ProcessMail {
  process_id: string
  company_name: string
  process_title: Text
  step_code: string
  step_title: Text
  /** Who acted. */
  author: string
  /** What they wrote, if anything. */
  text: string | null
}

interface Said {
  subject: string
  text: string
  button: string
}
type Says = (
  facts: Omit<ProcessMail, 'process_title' | 'step_title'> & { process: string; step: string },
) => Said

function processMail(kind: string, words: InEach<Says>) {
  return mail<ProcessMail>({
    kind,
    render(payload, { language, name, publicUrl }) {
      const said = words[language]({
        ...payload,
        process: payload.process_title[language],
        step: payload.step_title[language],
      })
      const blocks: Block[] = [
        greeting(name, language),
        { kind: 'text', text: said.text },
        ...(payload.text ? [{ kind: 'quote' as const, title: payload.author, text: payload.text }] : []),
        {
          kind: 'button',
          label: said.button,
          url: `${publicUrl}/process/${payload.process_id}?step=${payload.step_code}`,
        },
      ]
      return { subject: said.subject, preview: said.text, title: said.subject, blocks }
    },
  })
}

export const stepSubmitted = processMail('step-submitted', {
  fr: ({ step, company_name, process, author }) => ({
    subject: `À vérifier\u00a0: ${step} (${company_name})`,
    text: `${author} a envoyé l’étape «\u00a0${step}\u00a0» du parcours «\u00a0${process}\u00a0». Elle attend votre avis.`,
    button: 'Vérifier l’étape',
  }),
  en: ({ step, company_name, process, author }) => ({
    subject: `To check: ${step} (${company_name})`,
    text: `${author} submitted the step “${step}” of the process “${process}”. It awaits your answer.`,
    button: 'Check the step',
  }),
})

export const stepSentBack = processMail('step-sent-back', {
  fr: ({ step, process }) => ({
    subject: `À corriger\u00a0: ${step}`,
    text: `Votre conseiller demande une correction pour l’étape «\u00a0${step}\u00a0» du parcours «\u00a0${process}\u00a0».`,
    button: 'Corriger l’étape',
  }),
  en: ({ step, process }) => ({
    subject: `To correct: ${step}`,
    text: `Your adviser asks for a correction of the step “${step}” of the process “${process}”.`,
    button: 'Correct the step',
  }),
})

export const stepValidated = processMail('step-validated', {
  fr: ({ step, process }) => ({
    subject: `Validée\u00a0: ${step}`,
    text: `Votre conseiller a validé l’étape «\u00a0${step}\u00a0» du parcours «\u00a0${process}\u00a0».`,
    button: 'Voir la suite',
  }),
  en: ({ step, process }) => ({
    subject: `Validated: ${step}`,
    text: `Your adviser validated the step “${step}” of the process “${process}”.`,
    button: 'See what comes next',
  }),
})

export const stepComment = processMail('step-comment', {
  fr: ({ step, company_name, author }) => ({
    subject: `Nouveau message\u00a0: ${step} (${company_name})`,
    text: `${author} vous a écrit à propos de l’étape «\u00a0${step}\u00a0».`,
    button: 'Répondre',
  }),
  en: ({ step, company_name, author }) => ({
    subject: `New message: ${step} (${company_name})`,
    text: `${author} wrote to you about the step “${step}”.`,
    button: 'Answer',
  }),
})

export const processBegun = processMail('process-begun', {
  fr: ({ process, step, author }) => ({
    subject: `Un nouveau parcours vous attend\u00a0: ${process}`,
    text: `${author} a ouvert pour vous le parcours «\u00a0${process}\u00a0». Première étape\u00a0: «\u00a0${step}\u00a0».`,
    button: 'Commencer',
  }),
  en: ({ process, step, author }) => ({
    subject: `A new process awaits you: ${process}`,
    text: `${author} opened the process “${process}” for you. First step: “${step}”.`,
    button: 'Begin',
  }),
})
