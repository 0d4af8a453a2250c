import { createHash } from 'node:crypto'
import type { Language } from '@moisson/law/text'
import { quotation } from '@moisson/law/words/punctuation'
import type { FileAnswer } from '../http/file-answer.ts'
import { Html, html } from './html.ts'

interface Told {
  stopped: boolean
  campaign_name: string
  company_name: string
}

const words = {
  fr: {
    on: 'Recevoir des rappels',
    off: 'Les rappels sont arrêtés',
    asked: (campaign: string, company: string) =>
      `Tant que vous n’avez pas répondu à la campagne ${campaign} (${company}), des rappels vous sont envoyés par e-mail.`,
    done: (campaign: string, company: string) =>
      `Vous ne recevrez plus de rappel de la campagne ${campaign} (${company}). L’avis qui dit votre montant, un changement de date et votre reçu vous seront toujours envoyés. Votre date limite ne change pas\u00a0: sans réponse de votre part, le choix par défaut s’applique.`,
    stop: 'Ne plus recevoir de rappels',
    again: 'Recevoir à nouveau les rappels',
  },
  en: {
    on: 'Getting reminders',
    off: 'Reminders are stopped',
    asked: (campaign: string, company: string) =>
      `As long as you have not answered the campaign ${campaign} (${company}), reminders are sent to you by e-mail.`,
    done: (campaign: string, company: string) =>
      `You will get no more reminders of the campaign ${campaign} (${company}). The notice that tells your amount, a change of date and your receipt will still be sent to you. Your deadline does not move: without an answer from you, the default choice applies.`,
    stop: 'Stop the reminders',
    again: 'Get reminders again',
  },
} satisfies Record<Language, unknown>

const style =
  ':root{color-scheme:light dark}body{max-width:36rem;margin:0 auto;padding:2rem 1.25rem;font:1.0625rem/1.55 system-ui,sans-serif}h1{font-size:1.6rem;line-height:1.2}button{min-height:2.75rem;padding:.6rem 1.2rem;font:inherit;font-weight:600}'
const print = createHash('sha256').update(style).digest('base64')

/** What the page may do: be seen, and send its form here. */
const policy = `default-src 'none'; style-src 'sha256-${print}'; form-action 'self'; frame-ancestors 'none'`

/** A page of its own for whoever follows the link in a browser: a form without script, and nothing done by opening it. */
export function remindersPage(
  { stopped, campaign_name, company_name }: Told,
  language: Language,
): FileAnswer {
  const said = words[language]
  const title = stopped ? said.off : said.on
  const address = [language !== 'fr' && `lang=${language}`, stopped && 'again=true'].filter(Boolean).join('&')
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – Moisson</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${said[stopped ? 'done' : 'asked'](quotation[language](campaign_name), company_name)}</p>
          <form method="post" action="?${address}">
            <input type="hidden" name="List-Unsubscribe" value="One-Click" />
            <button>${stopped ? said.again : said.stop}</button>
          </form>
        </main>
      </body>
    </html>`
  return {
    file: {
      name: 'moisson.html',
      type: 'text/html; charset=utf-8',
      inline: true,
      policy,
      body: Buffer.from(page.markup),
    },
  }
}
