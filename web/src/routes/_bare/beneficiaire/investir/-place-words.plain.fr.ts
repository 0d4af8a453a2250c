import type { PlainWords } from '../../../../words/plain.ts'
import type usual from '../-place-words.fr.ts'

const fr: PlainWords<typeof usual> = {
  when: { immediate_payment: 'Versé, et à déclarer aux impôts', percol: 'Bloqué jusqu’à votre retraite' },
  untaxed: 'sans CSG, sans CRDS, sans impôt sur le revenu',
  paidUntaxed: 'Versé, sans impôt sur le revenu',
  managedOpen: 'Le gérant choisit',
  managed: {
    prudent: 'Le gérant choisit, profil prudent',
    balanced: 'Le gérant choisit, profil équilibre',
    dynamic: 'Le gérant choisit, profil dynamique',
  },
  matched: (amount) => `+ ${amount} ajoutés par l’entreprise`,
  afterAdvance: (received) => `reste à recevoir : vous avez déjà eu ${received} nets en avance`,
  beforePay: 'les cotisations sociales et l’impôt restent à enlever',
}
export default fr
