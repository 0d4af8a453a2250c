import { delayIn } from '@moisson/law/delays'
import * as names from '../../../words/names.fr.ts'
/** Words that both screens of a beneficiary share: places of money, plans, dates. */
export default {
  place: { immediate_payment: names.toMyAccount, pee: names.pee, percol: names.perCol },
  longPlace: {
    immediate_payment: 'Versement sur mon compte',
    pee: names.peeInFull,
    percol: 'Plan d’épargne retraite (PER COL)',
  },
  when: {
    immediate_payment: 'Versé et imposable',
    percol: 'Bloqué jusqu’à la retraite',
  },
  untaxed: 'sans CSG, CRDS ni impôt sur le revenu',
  paidUntaxed: 'Versé, non imposable',
  freeOn: (day: string) => `Libre le ${day}`,
  peeLocked: `Bloqué ${delayIn('savings_lock', 'fr')}`,
  managed: { prudent: 'Pilotée, prudent', balanced: 'Pilotée, équilibre', dynamic: 'Pilotée, dynamique' },
  managedOpen: 'Gestion pilotée',
  matched: (amount: string) => `+ ${amount} d’abondement net`,
  until: (day: string) => `Jusqu’au ${day}`,
  timeLeft: (left: string) => `encore ${left}`,
  timeOver: names.timeIsOver,
  noDeadline: 'Date limite à venir',
  afterAdvance: (received: string) => `reste dû après ${received} nets reçus en avance`,
  beforePay: 'avant cotisations sociales et impôt',
  back: 'Retour',
  barLabel: (parts: string) => `Répartition : ${parts}`,
}
