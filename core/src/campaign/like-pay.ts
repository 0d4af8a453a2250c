import { sourceIn } from '@moisson/law/legal-points'
import type { Said } from '@moisson/law/text'

/** Whether the sums of a campaign lose their exemptions: its agreement came too late for this exercice (L3315-5). */
export const isLikePay = ({ reasons = [] }: { reasons?: readonly { code: string }[] | undefined }): boolean =>
  reasons.some(({ code }) => code === 'filed_late')

/** What everybody is told of such sums: no net after CSG and CRDS is the last word. */
export const likePaySentence: Said = {
  fr: `Cette prime supporte aussi les cotisations sociales et l’impôt sur le revenu, comme un salaire, même placée (${sourceIn('exemptions_lost', 'fr')})\u00a0: le net indiqué est avant ces retenues, votre bulletin de paie en décide.`,
  en: `This bonus also bears social contributions and income tax, as pay does, even when invested (${sourceIn('exemptions_lost', 'en')}): the net shown is before they are withheld, your payslip decides.`,
  easy: {
    fr: `Cette prime compte comme un salaire, même mise de côté. Il y a des cotisations et de l’impôt dessus (${sourceIn('exemptions_lost', 'fr')}). Le montant montré ici est avant ces retenues. Votre bulletin de paie dit ce qui reste.`,
    en: `This bonus counts as pay, even when it is saved. There are contributions and tax on it (${sourceIn('exemptions_lost', 'en')}). The amount shown here is before they are taken. Your payslip says what is left.`,
  },
}
