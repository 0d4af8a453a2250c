import kit from '../../../../../words/kit.fr.ts'
import * as names from '../../../../../words/names.fr.ts'
export default {
  title: names.interessementAgreement,
  intro:
    'Treize étapes, de la clôture des comptes au texte à signer. Tout est enregistré au fur et à mesure : on s’arrête et on reprend quand on veut.',
  create: names.newAgreement,
  createTitle: names.newAgreement,
  begin: 'Commencer',
  name: 'Nom du projet',
  nameHelp: 'Pour le retrouver ; il n’est pas écrit dans l’accord.',
  origin: 'À partir de',
  origins: {
    empty: 'Une page blanche',
    emptyBody: 'La fiche de la société est reprise ; le reste se répond étape par étape.',
    agreement: 'L’accord en vigueur, pour un avenant',
    agreementBody: 'Ses réponses sont reprises ; on change ce qui vaut pour le prochain exercice.',
  },
  projects: 'Projets',
  empty: 'Aucun projet d’accord',
  emptyBody: 'Commencez par une page blanche ou par un modèle : rien n’est signé avant que vous le décidiez.',
  changed: (when: string, who: string | null) => `Modifié le ${when}${who ? ` par ${who}` : ''}`,
  kinds: { agreement: names.agreement, amendment: 'Avenant' },
  from: (name: string) => `d’après « ${name} »`,
  open: 'Reprendre',
  actions: (name: string) => `Actions : ${name}`,
  rename: names.rename,
  duplicate: names.duplicate,
  copyOf: (name: string) => `${name} (copie)`.slice(0, 120),
  remove: kit.delete,
  removeTitle: (name: string) => `Supprimer « ${name} » ?`,
  removeBody:
    'Ses réponses, ses versions et les commentaires reçus sont effacés, ses liens de lecture fermés. Les accords déjà rédigés restent dans les documents.',
  removed: 'Projet supprimé.',
  save: kit.save,
  failed: 'Les projets n’ont pas pu être lus.',
  suggested: names.interessementAgreement,
}
