import { readMeetingPaper } from '@moisson/contract/academy'
import { readMeeting, type MeetingPage } from '@moisson/core/academy/meeting'
import type { MeetingPaper } from '@moisson/core/academy/meeting-page'
import { parisDay } from '@moisson/law/paris-time'
import { capital } from '@moisson/law/words/capital'
import type { Language, InEach } from '@moisson/law/text'
import { handleFreely } from '../http/handle.ts'
import { printPdf, type Template } from '../print/print-pdf.ts'
import { squareCode } from '../print/square-code.ts'

/** The papers of a day, each set once: they are the same for everybody. */
const set = new Map<string, Promise<Buffer>>()

export const handleReadMeetingPaper = handleFreely(
  readMeetingPaper,
  async ({ input, services, inTransaction }) => {
    const { paper } = input.path
    const { language } = input.query
    const today = await inTransaction(async (_, now) => parisDay(now.toISOString()))
    const name = [today, language, paper, services.config.publicUrl].join()
    if (![...set.keys()].every((one) => one.startsWith(today))) set.clear()
    let body = set.get(name)
    if (!body) {
      body = printPdf(...pageOf(paper, language, readMeeting(today).in[language], services.config.publicUrl))
      set.set(name, body)
      body.catch(() => set.delete(name))
    }
    const file = { name: `${fileNames[language][paper]}.pdf`, type: 'application/pdf', inline: true }
    return { file: { ...file, body: await body } }
  },
)

const fileNames: InEach<Record<MeetingPaper, string>> = {
  fr: { slides: 'reunion-diaporama', sheet: 'reunion-fiche', poster: 'reunion-affiche' },
  en: { slides: 'meeting-slides', sheet: 'meeting-sheet', poster: 'meeting-poster' },
}
const words: InEach<Record<'issuer' | 'scan' | 'page' | 'articles' | 'between', string>> = {
  fr: {
    issuer: 'Le guide de l’épargne salariale',
    scan: 'Code à scanner\u00a0: ',
    page: 'Page',
    articles: 'Ce que disent les textes',
    between: '\u00a0; ',
  },
  en: {
    issuer: 'The guide to employee savings',
    scan: 'Code to scan: ',
    page: 'Page',
    articles: 'What the texts say',
    between: '; ',
  },
}
const footer: InEach<(day: string) => string> = {
  fr: (day) => `Chiffres de la loi au ${day}. Cette fiche informe\u00a0; elle ne conseille pas un placement.`,
  en: (day) => `Figures of the law on ${day}. This sheet informs; it advises no investment.`,
}

/** A paper in the templates of the kit of a campaign, with the guide behind its code. */
function pageOf(
  paper: MeetingPaper,
  language: Language,
  meeting: MeetingPage,
  origin: string,
): [Template, object] {
  const said = words[language]
  const address = `${origin}/guide${language === 'fr' ? '' : `?lang=${language}`}`
  const base = { language, issuer: said.issuer, words: { page: said.page, scan: said.scan } }
  const drawn = { ...base, until: null, address, code: squareCode(address) }
  if (paper === 'poster') return ['poster', { ...drawn, ...meeting.poster }]
  const { title, headline, asked } = meeting
  const parts = meeting.parts.map((part) => ({
    title: part.title,
    sentences: part.shown,
    rows: part.lines?.map(({ label, amount }) => [label, amount]) ?? [],
  }))
  if (paper === 'slides')
    return [
      'slides',
      {
        ...drawn,
        title,
        headline,
        words: { ...base.words, how: meeting.agenda },
        steps: [...meeting.parts, asked].map((one) => `${one.title} (${one.minutes} minutes)`),
        sections: [
          ...parts,
          {
            title: asked.title,
            sentences: [],
            asked: asked.questions.map(({ question, answer }) => ({ question, answer: answer[0] })),
          },
        ],
      },
    ]
  return [
    'paper',
    {
      ...base,
      title,
      subtitle: headline,
      footer: footer[language](meeting.day),
      sections: [
        ...parts,
        ...asked.questions.map(({ question, answer }) => ({
          title: question,
          sentences: [answer.join(' ')],
        })),
        ...meeting.releases.map(({ title, cases }) => ({ title, sentences: [], points: cases })),
        {
          title: said.articles,
          sentences: [`${capital(meeting.basis.map(({ citation }) => citation).join(said.between))}.`],
        },
      ],
      signatures: [],
    },
  ]
}
