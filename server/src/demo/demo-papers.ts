import type { Paper } from './paper-pdf.ts'
import { shortDay } from '@moisson/law/words/days'

const day = (iso: string) => shortDay(iso, 'fr')

/** The texts of the demo's papers; short, believable, and without any legal figure of their own. */
export const agreementPaper = (issuer: string, years: string, signed: string | null): Paper => ({
  title: `Accord d’intéressement ${years}`,
  subtitle: signed ? `Signé le ${day(signed)}` : 'Projet soumis au CSE',
  issuer,
  sections: [
    [
      'Préambule',
      [
        'Les parties souhaitent associer l’ensemble des salariés aux résultats de l’entreprise par une formule claire, collective et aléatoire.',
        'L’intéressement ne se substitue à aucun élément de salaire.',
      ],
    ],
    ['Article 1 – Bénéficiaires', ['Tous les salariés qui comptent au moins trois mois d’ancienneté.']],
    [
      'Article 2 – Calcul',
      [
        'L’intéressement global est une part du résultat d’exploitation, progressive au-delà d’un seuil fixé chaque année avant le milieu de l’exercice.',
      ],
    ],
    ['Article 3 – Répartition', ['Pour moitié selon le salaire, pour moitié selon la durée de présence.']],
    [
      'Article 4 – Suivi',
      ['Le CSE reçoit chaque année le calcul et ses éléments, un mois avant le versement.'],
    ],
  ],
  signatures: ['Pour l’entreprise', 'Pour le CSE'],
})

export const minutesPaper = (issuer: string, held: string, years: string): Paper => ({
  title: 'Procès-verbal de la réunion du CSE',
  subtitle: `Séance du ${day(held)}`,
  issuer,
  sections: [
    ['Ordre du jour', [`Accord d’intéressement ${years}.`]],
    [
      'Vote',
      [
        'Membres titulaires présents : 4. Pour : 4. Contre : 0. Abstention : 0.',
        'L’accord est adopté à la majorité des membres titulaires élus présents.',
      ],
    ],
  ],
  signatures: ['La présidente', 'Le secrétaire'],
})

export const receiptPaper = (issuer: string, filed: string, reference: string): Paper => ({
  title: 'Récépissé de dépôt',
  subtitle: `Dépôt du ${day(filed)}`,
  issuer: 'TéléAccords',
  sections: [
    ['Numéro de dépôt', [reference]],
    ['Entreprise', [issuer]],
    ['Pièces reçues', ['Texte intégral signé ; procès-verbal de la séance du CSE.']],
  ],
})

export const plainPaper = (
  issuer: string,
  title: string,
  subtitle: string,
  sections: [string, string[]][],
  signatures: string[] = [],
): Paper => ({ title, subtitle, issuer, sections, signatures })
