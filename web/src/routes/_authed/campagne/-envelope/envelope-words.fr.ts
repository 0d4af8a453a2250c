import * as names from '../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: names.whereTheEnvelopeComesFrom,
  byFormula: (agreement: string) =>
    `« ${agreement} » donne la formule : indiquez les chiffres de l’exercice, l’enveloppe se calcule.`,
  typed: (agreement: string) => `« ${agreement} » : l’enveloppe est un montant saisi.`,
  typedBecause: (agreement: string, reason: string) =>
    `« ${agreement} » : l’enveloppe est un montant saisi. ${reason}`,
  addFormula: 'Ajouter la formule à l’accord',
  enter: 'Saisir les chiffres de l’exercice',
  correct: 'Corriger les chiffres',
  given: (amount: string, agreement: string) => `${amount}, par la formule de « ${agreement} »`,
  recordedBy: (name: string, on: string) => `Enregistré par ${name} le ${on}.`,
  byHand: (formed: string, difference: string) =>
    `La formule donne ${formed} ; l’enveloppe en diffère de ${difference}.`,
  reason: 'Pourquoi l’enveloppe n’est pas celle de la formule',
  reasonHelp: 'Gardée avec la campagne, lue à son contrôle.',
  reasonGiven: (reason: string) => `Raison écrite : ${reason}`,
  figures: 'Les chiffres de l’exercice',
  fromAgreement: 'Écrit dans l’accord',
  steps: 'Le calcul, étape par étape',
  open: 'Le calcul en entier',
  limited: (label: string, amount: string) => `${label}, ${amount} : c’est lui qui décide.`,
  dialog: {
    title: 'L’enveloppe par la formule',
    body: (start: string, end: string) => `Exercice du ${start} au ${end}.`,
    source: (source: string) => `Source : ${source}.`,
    by: (when: string) => `Connu ${when}.`,
    known: {
      campaign: 'Repris des réglages de la campagne.',
      company: (year: string) => `Repris de la fiche de la société, exercice ${year} : vérifiez.`,
      otherYear: (amount: string, year: number | null) =>
        year === null
          ? `La fiche de la société dit ${amount}, sans dire de quel exercice.`
          : `La fiche de la société dit ${amount}, mais pour l’exercice ${year}.`,
      people: 'D’après les personnes que la campagne compte.',
    },
    owner: (who: string) => `Tenu par ${who}.`,
    record: 'Enregistrer l’enveloppe',
    recorded: (amount: string) => `Enveloppe enregistrée : ${amount}`,
    waiting: 'L’enveloppe apparaît dès que chaque chiffre est saisi.',
    result: names.envelope,
    missing: 'Indiquez ce chiffre.',
    failed: 'Ces chiffres ne donnent aucun montant',
  },
  control: {
    same: (amount: string) => `La formule de l’accord redonne l’enveloppe : ${amount}`,
    differs: (formed: string, stored: string) =>
      `La formule de l’accord donne ${formed}, l’enveloppe enregistrée est de ${stored}`,
    byHand: (difference: string) => `Changée à la main : ${difference}`,
    noFigures: 'L’enveloppe a été saisie sans les chiffres que demande la formule de l’accord',
    noFormula: 'L’accord est inscrit sans formule : l’enveloppe est un montant saisi',
    lastYear: 'L’an dernier',
    thisYear: 'Cette campagne',
    title: 'L’enveloppe et les parts',
    confirmed: names.whatPeopleConfirmed,
    toPeople: 'Voir les lignes, personne par personne',
    toFunds: 'Voir les fonds et leurs documents (DIC)',
    envelope: names.envelope,
    person: names.person,
    gross: names.gross,
    net: names.net,
    capped: 'plafonné',
    more: (count: number) =>
      `${pluriel(count, 'Et # autre', 'Et # autres')}, de la plus grande part à la plus petite : l’onglet « Bénéficiaires » les montre tous.`,
    dic: (fund: string) => `DIC de ${fund}`,
    noDic: 'sans DIC',
  },
}
