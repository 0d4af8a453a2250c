import { ofPlace } from '@moisson/law/words/inside-sentence'
import kit from '../words/kit.fr.ts'
import * as names from '../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: names.establishments,
  body: 'Les lieux de travail de la société, siège compris. Chaque personne en a un ; une campagne peut n’en concerner que certains.',
  none: 'Aucun établissement',
  noneBody: 'Ajoutez-les, ou importez le fichier de paie : il les nomme.',
  add: names.addAnEstablishment,
  addTitle: names.addAnEstablishment,
  changeTitle: (name: string) => `Modifier « ${name} »`,
  change: kit.change,
  changeOne: (name: string) => `Modifier ${name}`,
  save: kit.save,
  saved: (name: string) => `« ${name} » est enregistré`,
  renames: 'Les fiches des personnes et les campagnes suivent le nouveau nom.',
  remove: names.takeBack,
  removeTitle: (name: string) => `Retirer « ${name} » ?`,
  removeBody: 'Personne n’y a travaillé : il disparaît de la fiche société.',
  removed: (name: string) => `« ${name} » est retiré`,
  headOffice: names.headOffice,
  closed: (day: string) => `Fermé le ${day}`,
  siret: (siret: string) => `SIRET ${siret}`,
  noSiret: 'SIRET à compléter',
  people: (count: number) => pluriel(count, '# personne', '# personnes'),
  seePeople: (name: string) => `Voir les personnes ${ofPlace(name)}`,
  without: (count: number) =>
    pluriel(
      count,
      '# personne n’a pas d’établissement : une campagne limitée à des établissements la laisserait de côté.',
      '# personnes n’ont pas d’établissement : une campagne limitée à des établissements les laisserait de côté.',
    ),
  nameMissing: 'Donnez le nom de l’établissement.',
  unknownTitle: (count: number) =>
    pluriel(
      count,
      'Le fichier nomme # établissement absent de la fiche société',
      'Le fichier nomme # établissements absents de la fiche société',
    ),
  unknownBody: 'Ajoutez-les, ou corrigez les lignes : sinon ces personnes n’auront pas d’établissement.',
  unknownLine: (count: number) => pluriel(count, '# ligne', '# lignes'),
  addThese: 'Ajouter ces établissements',
  addTheseTitle: 'Ajouter à la fiche société',
  addTheseBody: 'Cochez ceux qui existent. Le SIRET et l’adresse se complètent sur la fiche société.',
  addThem: (count: number) => pluriel(count, 'Ajouter # établissement', 'Ajouter # établissements'),
  added: (count: number) => pluriel(count, '# établissement ajouté', '# établissements ajoutés'),
  byNumber: (nic: string) => `Établissement ${nic}`,
  noneYet: 'Ajoutez d’abord les établissements à la fiche société.',
}
