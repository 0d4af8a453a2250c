export default {
  intro:
    'De quoi expliquer l’épargne salariale à une équipe : le diaporama, la fiche à remettre à chacun et l’affiche. Rien n’y nomme votre entreprise ni personne.',
  languages: { fr: 'En français', en: 'En anglais' },
  papers: {
    fr: { slides: 'Diaporama', sheet: 'Fiche à remettre', poster: 'Affiche' },
    en: { slides: 'Slides (anglais)', sheet: 'Sheet (anglais)', poster: 'Poster (anglais)' },
  },
  before: 'Avant la réunion',
  calendar: 'Le jour de la réunion se choisit d’après le calendrier :',
  toCalendar: 'les dates de votre exercice, par date de clôture',
  part: (title: string, minutes: number) => `${title} (${minutes} minutes)`,
  say: 'À dire',
  day: (day: string) => `Chiffres de la loi au ${day}.`,
}
