import * as names from '../../../words/names.fr.ts'
/** Words of what helps: whom to ask, papers. */
export default {
  calendar: 'Ajouter à mon agenda',
  contactTitle: 'Une question, un désaccord ?',
  contactIntro: 'Vous répond :',
  contactHr: 'votre service RH',
  ask: names.askAQuestion,
  contest: names.disputeMyAmount,
  call: (phone: string) => `Appeler le ${phone}`,
  mediation:
    'Sans accord avec l’entreprise, le médiateur de l’AMF (placement) ou l’inspection du travail (calcul) peut être saisi gratuitement.',
  notice: 'Ma fiche individuelle (PDF)',
  receipt: (written: string | null) => `Mon reçu (PDF${written === 'en' ? ', en anglais' : ''})`,
}
