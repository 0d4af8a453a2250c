import { cited } from '@moisson/law/scheme-points'
/** What an agreement says where the company wrote nothing of its own; a basis to be made one's own. */
export const defaultTexts = {
  motives:
    'L’entreprise souhaite associer durablement l’ensemble de ses salariés à ses résultats et à ses performances. L’intéressement donne à chacun une part des progrès accomplis en commun, fait mieux connaître les objectifs de l’entreprise et renforce la cohésion des équipes.',
  indicators_reasons:
    'Les indicateurs retenus se mesurent de façon objective à partir de données vérifiables. Ils dépendent de l’effort collectif et reflètent les priorités de l’entreprise pour les exercices couverts\u00a0; leur valeur future n’est aujourd’hui connue de personne.',
  split_reasons:
    'Les critères de répartition ont été choisis parmi ceux que la loi permet, de sorte que la règle soit simple, connue d’avance et identique pour tous.',
  salary: `le salaire brut perçu au cours de la période de calcul, tel qu’il entre dans l’assiette des cotisations de sécurité sociale définie à l’article ${cited('pay_base')} du code de la sécurité sociale, à l’exclusion des indemnités versées à l’occasion de la rupture du contrat de travail`,
  source: 'comptabilité de l’entreprise',
  perimeter: 'l’ensemble des établissements entrant dans le champ d’application',
} as const

/** The legal forms in words, with the article that goes before them. */
export const formsInWords: Readonly<Record<string, string>> = {
  sas: 'société par actions simplifiée',
  sasu: 'société par actions simplifiée unipersonnelle',
  sarl: 'société à responsabilité limitée',
  eurl: 'entreprise unipersonnelle à responsabilité limitée',
  sa: 'société anonyme',
  sca: 'société en commandite par actions',
  snc: 'société en nom collectif',
  scop: 'société coopérative de production',
  selarl: 'société d’exercice libéral à responsabilité limitée',
  selas: 'société d’exercice libéral par actions simplifiée',
  earl: 'exploitation agricole à responsabilité limitée',
  gaec: 'groupement agricole d’exploitation en commun',
  scea: 'société civile d’exploitation agricole',
  association: 'association',
  gie: 'groupement d’intérêt économique',
  mutuelle: 'mutuelle',
  cooperative: 'société coopérative',
  individual: 'entreprise individuelle',
  other: 'entreprise',
}
