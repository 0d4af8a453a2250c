import { pluriel } from '../words/plural.ts'

export default {
  demo: 'Démonstration',
  now: (moment: string) => `Nous sommes le ${moment}`,
  plusOneDay: '+ 1 jour',
  plusSixteenDays: '+ 16 jours',
  moved: (moment: string) => `Le temps a avancé : nous sommes le ${moment}.`,
  mailbox: 'Messages',
  unread: (count: number) => pluriel(count, '# non lu', '# non lus'),
  personas: 'Changer de personne',
  loop: 'Le parcours',
  loopIntro: 'Cinq étapes, d’un fichier de paie au fichier du teneur de compte.',
  reset: 'Tout recommencer',
  resetTitle: 'Recommencer la démonstration ?',
  resetBody: 'Tout ce que vous y avez fait sera effacé et le temps reprendra aujourd’hui.',
  resetDone: 'La démonstration est comme neuve.',
  failed: 'Cela n’a pas fonctionné',
  more: 'Outils de la démonstration',
  step: (number: number) => `Étape ${number}`,
  done: 'faite',
}
