import { day } from '@moisson/core/accord/french-wording'
import type { WrittenAccord } from '@moisson/core/accord/write-accord'

/** What stands under the title of the cover, in both formats. */
export const coverLines = (accord: WrittenAccord, code: string): string[] => [
  accord.company,
  `Texte établi le ${day(accord.written_on)}`,
  `Code d’identification ${code}`,
]
