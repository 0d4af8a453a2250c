import { legalPages } from '@moisson/core/privacy/legal-pages'
import { html, Html } from './html.ts'
import type { Language } from '@moisson/law/text'
import { colon } from '@moisson/law/words/punctuation'

export type Block =
  | { kind: 'text'; text: string }
  /** Words of somebody, in their language where it may be another than the mail's. */
  | { kind: 'quote'; title: string | null; text: string; language?: Language }
  | { kind: 'amount'; label: string; amount: string; note?: string }
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  | { kind: 'notice'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'small'; text: string }

/** A mail before it is laid out: the HTML and the text part say the same, from the same blocks. */
export interface Letter {
  subject: string
  /** What a mailbox shows beside the subject. */
  preview: string
  title: string
  blocks: readonly Block[]
}

/** What stands under a mail: who runs the installation, and the way to have no more of its kind. */
export interface Foot {
  publicUrl: string
  /** Where the person stops the reminders of a campaign; none in what has to be told. */
  stopUrl?: string | null
  /** Whose matter it is: whoever has two employers has to know. None where it is no company's. */
  company?: string | null
}
const stopWords: Record<Language, string> = {
  fr: 'Ne plus recevoir de rappels de cette campagne',
  en: 'Stop the reminders of this campaign',
}

const sentBy: Record<Language, (company: string | null) => string> = {
  fr: (company) =>
    `Message envoyé par Moisson, l’épargne salariale sans papier${company ? `, pour ${company}` : ''}.`,
  en: (company) => `Sent by Moisson, employee savings without paper${company ? `, for ${company}` : ''}.`,
}
const feet: Record<Language, readonly string[]> = {
  fr: ['Nous ne demandons jamais de mot de passe ni de coordonnées bancaires par e-mail.'],
  en: ['We never ask for a password or bank details by e-mail.'],
}

const ink = '#0f172a'
const soft = '#475569'
const line = '#e2e8f0'
const green = '#15803d'

/** A reader who reads in the dark: the styles of each element stay what a program without style sheets shows. */
const inTheDark = `
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (prefers-color-scheme: dark) {
        .page { background: #0f172a !important; color: #f1f5f9 !important; }
        .card { background: #1e293b !important; border-color: #475569 !important; }
        .ink { color: #f1f5f9 !important; }
        .soft { color: #cbd5e1 !important; }
        .green { color: #4ade80 !important; }
        .line { border-color: #475569 !important; }
        .notice { background: #422006 !important; border-color: #a16207 !important; color: #fef3c7 !important; }
      }`
/** A name as long as this stays on one line beside its value. */
const SHORT_NAME = 18
const SHORT_VALUE = 48
const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Where the installation says who it is and what it keeps, in the language of the mail. */
const legalLinks = (publicUrl: string, language: Language) =>
  legalPages.map(({ path, name }) => ({
    name: name[language],
    url: webOnly(`${publicUrl}${path}${language === 'fr' ? '' : `?lang=${language}`}`),
  }))

/** The HTML part: one column, tables for old mail programs, no image and no address fetched from outside. */
export function htmlOf(
  letter: Letter,
  language: Language,
  { publicUrl, stopUrl, company = null }: Foot,
): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.subject}</title>
        <style>
          ${new Html(inTheDark)}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f8fafc;color:${ink};${font}">
        <div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:#f8fafc"
        >
          <tr>
            <td align="center" style="padding:12px 8px 24px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td
                    class="green"
                    style="padding:0 8px 8px;font-size:17px;font-weight:700;color:${green};letter-spacing:-0.01em"
                  >
                    Moisson${
                      company &&
                      html`<span class="soft" style="font-weight:400;color:${soft};letter-spacing:0">
                        · ${company}</span
                      >`
                    }
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="background:#ffffff;border:1px solid ${line};border-radius:12px;padding:20px 20px 12px"
                  >
                    <h1 style="margin:0 0 12px;font-size:21px;line-height:1.25;font-weight:700">
                      ${letter.title}
                    </h1>
                    ${letter.blocks.map(blockHtml)}
                  </td>
                </tr>
                <tr>
                  <td class="soft" style="padding:16px 8px;font-size:12px;line-height:1.6;color:${soft}">
                    ${
                      stopUrl &&
                      html`<a href="${webOnly(stopUrl)}" class="soft" style="color:${soft}"
                          >${stopWords[language]}</a
                        ><br />`
                    }
                    ${[sentBy[language](company), ...feet[language]].map((text) => html`${text}<br />`)}
                    ${legalLinks(publicUrl, language).map(
                      ({ name, url }, place) =>
                        html`${place > 0 && ' · '}<a
                            href="${url}"
                            class="soft"
                            style="color:${soft};white-space:nowrap"
                            >${name}</a
                          >`,
                    )}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup
}

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return html`<p style="margin:0 0 12px;font-size:16px;line-height:1.5">${broken(block.text)}</p>`
    case 'quote':
      return html`<div
        ${block.language && html`lang="${block.language}"`}
        class="soft line"
        style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${line};font-size:15px;line-height:1.5;color:${soft}"
      >
        ${block.title && html`<strong class="ink" style="color:${ink}">${block.title}</strong><br />`}${broken(block.text)}
      </div>`
    case 'amount':
      return html`<div style="margin:0 0 12px">
        <div class="soft" style="font-size:14px;line-height:1.4;color:${soft}">${block.label}</div>
        <div
          class="green"
          style="font-size:32px;line-height:1.2;font-weight:700;color:${green};white-space:nowrap"
        >
          ${block.amount}
        </div>
        ${
          block.note &&
          html`<div class="soft" style="font-size:14px;line-height:1.4;color:${soft}">${block.note}</div>`
        }
      </div>`
    case 'facts':
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:0 0 12px;font-size:15px;line-height:1.4"
      >
        ${block.rows.map(factHtml)}
      </table>`
    case 'notice':
      return html`<div
        class="notice"
        style="margin:0 0 16px;padding:12px 14px;background:#fffbeb;border:1px solid #fde68a;border-radius:8px;font-size:15px;line-height:1.5"
      >
        ${broken(block.text)}
      </div>`
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 18px">
        <tr>
          <td style="background:${green};border-radius:8px">
            <a
              href="${webOnly(block.url)}"
              style="display:inline-block;padding:13px 22px;font-size:16px;line-height:1.4;font-weight:600;color:#ffffff;text-decoration:none"
              >${block.label}</a
            >
          </td>
        </tr>
      </table>`
    case 'small':
      return html`<p class="soft" style="margin:0 0 10px;font-size:13px;line-height:1.5;color:${soft}">
        ${broken(block.text)}
      </p>`
  }
}

/** A name beside its value; above it where the value is a sentence. */
function factHtml([name, value]: readonly [string, string]): Html {
  if (value.length > SHORT_VALUE)
    return html`<tr>
      <td colspan="2" class="line" style="padding:8px 0;border-top:1px solid ${line}">
        <span class="soft" style="color:${soft}">${name}</span><br />
        ${value}
      </td>
    </tr>`
  return html`<tr>
    <td
      class="soft line"
      style="padding:8px 12px 8px 0;border-top:1px solid ${line};color:${soft};vertical-align:top${name.length <= SHORT_NAME && ';white-space:nowrap'}"
    >
      ${name}
    </td>
    <td
      class="line"
      style="padding:8px 0;border-top:1px solid ${line};text-align:right;font-weight:600;word-break:break-word"
    >
      ${value}
    </td>
  </tr>`
}

/** The text part, for programs and people that read no HTML. */
export function textOf(
  letter: Letter,
  language: Language,
  { publicUrl, stopUrl, company = null }: Foot,
): string {
  const links = legalLinks(publicUrl, language).map(({ name, url }) => `${name}\n${url}`)
  const paragraphs = [
    letter.title,
    ...letter.blocks.map((block) => blockText(block, language)),
    ...(stopUrl ? [`${stopWords[language]}\n${webOnly(stopUrl)}`] : []),
    sentBy[language](company),
    ...feet[language],
    links.join('\n'),
  ]
  return `Moisson${company ? ` · ${company}` : ''}\n\n${paragraphs.join('\n\n')}\n`
}

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'quote':
      return [block.title && `${block.title}\n`, block.text.replaceAll(/^(?=.)/gm, '    ')]
        .filter(Boolean)
        .join('\n')
    case 'amount':
      return [`${block.label}${colon[language]}${block.amount}`, block.note].filter(Boolean).join('\n')
    case 'facts':
      return block.rows.map(([name, value]) => `- ${name}${colon[language]}${value}`).join('\n')
    case 'button':
      return `${block.label}\n${webOnly(block.url)}`
    default:
      return block.text
  }
}

const broken = (text: string) =>
  text.split('\n').map((row, place) => (place === 0 ? row : html`<br />${row}`))

/** A button leads to a page; another scheme would run something. */
function webOnly(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new Error('a button leads to a web page')
  return url
}
