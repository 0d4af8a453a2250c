import { sourceIn } from '@moisson/law/legal-points'
import type { Text } from '@moisson/law/text'

/** Whether the sums of a campaign lose their exemptions: its agreement came too late for this exercice (L3315-5). */
export const isLikePay = ({ reasons = [] }: { reasons?: readonly { code: string }[] | undefined }): boolean =>
  reasons.some(({ code }) => code === 'filed_late')

/** What everybody is told of such sums: no net after CSG and CRDS is the last word. */
export const likePaySentence: Text = {
  fr: `Cette prime supporte aussi les cotisations sociales et l’impôt sur le revenu, comme un salaire, même placée (${sourceIn('exemptions_lost', 'fr')})\u00a0: le net indiqué est avant ces retenues, votre bulletin de paie en décide.`,
  en: `This bonus also bears social contributions and income tax, as pay does, even when placed (${sourceIn('exemptions_lost', 'en')}): the net shown is before they are withheld, your payslip decides.`,
}
