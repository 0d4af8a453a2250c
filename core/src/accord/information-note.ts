import { listed } from '@moisson/law/words/list'
import { paragraph } from './content.ts'
import type { WrittenAccord } from './write-accord.ts'

/** Models to be filled in: they serve who concludes and files, not who reads. */
const models: readonly string[] = ['minutes', 'information_note', 'individual_sheet']

/** Which annexes stay out, so that nobody looks for them. */
const leftOut = ({ annexes }: WrittenAccord): string =>
  `Le texte suit, sans ses annexes ${listed(
    annexes.flatMap(({ code, number }) => (models.includes(code) ? [String(number)] : [])),
    'fr',
  )}, qui sont des modèles.`

/** The note given to each person (C. trav. D3313-8): the essentials on one page, then the whole text without its models. */
export function noteOfAccord(accord: WrittenAccord): WrittenAccord {
  const essentials = accord.annexes.filter(({ code }) => code === 'information_note')
  return {
    ...accord,
    title: 'Note d’information',
    subtitle: accord.title,
    initials: 0,
    clauses: [
      ...essentials.map((one) => ({
        ...one,
        number: null,
        title: 'L’essentiel',
        blocks: [...one.blocks, paragraph(leftOut(accord))],
      })),
      ...accord.clauses,
    ],
    annexes: accord.annexes.filter(({ code }) => !models.includes(code)),
    signatures: {
      made: `Note remise à chaque salarié. ${accord.title}, tel qu’il est signé, fait seul foi.`,
      boxes: [],
    },
  }
}
