import type { Words } from '../words/catalogue.ts'
import type source from './meeting-words.fr.ts'

const words: Words<typeof source> = {
  intro:
    'What it takes to explain employee savings to a team: the slides, the sheet to hand out and the poster. Nothing in them names your company or anybody.',
  languages: { fr: 'In French', en: 'In English' },
  papers: {
    fr: { slides: 'Diaporama (French)', sheet: 'Fiche (French)', poster: 'Affiche (French)' },
    en: { slides: 'Slides', sheet: 'Sheet to hand out', poster: 'Poster' },
  },
  before: 'Before the meeting',
  calendar: 'The day of the meeting is chosen by the calendar:',
  toCalendar: 'the dates of your financial year, by its closing date',
  part: (title, minutes) => `${title} (${minutes} minutes)`,
  say: 'To say',
  day: (day) => `Figures of the law on ${day}.`,
}

export default words
