import { readFormulas } from '@moisson/core/academy/formulas'
import { GLOSSARY } from '@moisson/core/academy/glossary-page'
import { keyFigures } from '@moisson/core/academy/key-figures'
import { readMeeting } from '@moisson/core/academy/meeting'
import { MEETING } from '@moisson/core/academy/meeting-page'
import { questionsOf } from '@moisson/core/academy/questions'
import { readGlossary } from '@moisson/core/academy/read-glossary'
import { readQuestion, searchEntries } from '@moisson/core/academy/read-question'
import { readTopic, topicList } from '@moisson/core/academy/read-topic'
import { topics } from '@moisson/core/academy/topics'
import type { SearchEntry } from '@moisson/core/academy/search'
import { inEach, languages, say, type Language, type Text } from '@moisson/law/text'
import {
  FIGURES,
  FORMULAS,
  LIST_FILE,
  questionFile,
  searchFile,
  topicFile,
} from './src/academy/guide-data.ts'

/** A public page of the guide, with the file that it shows and what a search engine says of it. */
interface GuidePage {
  path: string
  file: string
  content: object
  description: Text
}

/** The public pages of the guide at the day of the build. */
export function guideAt(today: string): GuidePage[] {
  const list: GuidePage = {
    path: '/guide',
    file: LIST_FILE,
    content: topicList(today),
    description: say(
      'Intéressement, participation, PEE, PER COL : quinze sujets et les questions de chacun, avec les chiffres et les articles de la loi en vigueur.',
      'Intéressement, participation, PEE, PER COL: fifteen topics and everybody’s questions, with the figures and articles of the law in force.',
    ),
  }
  const glossary: GuidePage = {
    path: `/guide/${GLOSSARY}`,
    file: topicFile(GLOSSARY),
    content: readGlossary(today),
    description: say(
      'Les mots de l’épargne salariale, chacun en une phrase simple, avec un exemple en euros et l’article de la loi.',
      'Employee-savings terms, each in a plain sentence, with an example in euros and the article of the law.',
    ),
  }
  const figures: GuidePage = {
    path: `/guide/${FIGURES}`,
    file: topicFile(FIGURES),
    content: keyFigures(today),
    description: say(
      'Plafonds, prélèvements, seuils et délais de l’épargne salariale, année par année, chacun avec son texte.',
      'Ceilings, levies, thresholds and time limits of employee savings, year by year, each with its text.',
    ),
  }
  const formulas: GuidePage = {
    path: `/guide/${FORMULAS}`,
    file: topicFile(FORMULAS),
    content: readFormulas(today),
    description: say(
      'Des formules d’intéressement publiées, sans le nom des entreprises, chacune avec sa courbe.',
      'Published intéressement formulas, without the names of companies, each with its curve.',
    ),
  }
  const meeting: GuidePage = {
    path: `/guide/${MEETING}`,
    file: topicFile(MEETING),
    content: readMeeting(today),
    description: say(
      'Une réunion d’un quart d’heure pour expliquer l’épargne salariale à une équipe : diaporama, fiche à remettre et affiche.',
      'A fifteen-minute meeting to explain employee savings to a team: slides, a sheet to hand out and a poster.',
    ),
  }
  const pages = topics.flatMap((topic): GuidePage[] => {
    const content = readTopic(topic, today)
    const page: GuidePage = {
      path: `/guide/${topic.slug}`,
      file: topicFile(topic.slug),
      content,
      description: inEach((language) => content.in[language].summary.join(' ')),
    }
    const questions = (questionsOf[topic.slug] ?? []).map((one): GuidePage => {
      const question = readQuestion(topic, one, today)
      return {
        path: `/guide/${topic.slug}/${one.slug}`,
        file: questionFile(topic.slug, one.slug),
        content: question,
        description: inEach((language) => question.in[language].answer.join(' ')),
      }
    })
    return [page, ...questions]
  })
  return [list, glossary, figures, formulas, meeting, ...pages]
}

/** What a search of the guide reads, apart from the pages: it is asked for with the first word typed. */
export const searchFilesAt = (today: string): { file: string; content: object }[] =>
  languages.map((language) => ({
    file: searchFile(language),
    content: [...searchEntries(today, language), meetingEntry(today, language)],
  }))

/** Found by its papers as well as by what it says. */
function meetingEntry(today: string, language: Language): SearchEntry {
  const { title, headline } = readMeeting(today).in[language]
  const named = say('réunion diaporama affiche fiche équipe kit', 'meeting slides poster sheet team kit')
  return { topic: MEETING, question: null, title, says: `${headline} ${named[language]}` }
}
