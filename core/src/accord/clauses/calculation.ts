import { addDays, addMonths } from '@moisson/law/calendar'
import { capital } from '@moisson/law/words/capital'
import { delayIn } from '@moisson/law/delays'
import { articlesOf } from '@moisson/law/scheme-points'

import { collectiveCeilingShare } from '@moisson/law/parameters/limits'
import type { Accord } from '../accord.ts'
import type { Block, ClauseWriter, Writing } from '../content.ts'
import { paragraph, points } from '../content.ts'
import { ownCaps } from '../envelope-tree.ts'
import { namesSites, scopeWords } from '../scope-words.ts'
import { formulaBlocks, isPerHead, triggerIn, triggerText } from '../formula-text.ts'
import { counted, day, percent } from '../french-wording.ts'
import { indicatorsOf } from './indicators.ts'

/** Who benefits, what is measured, and how the envelope comes out of it. */
export const calculationClauses: ClauseWriter[] = [
  {
    code: 'beneficiaries',
    title: 'Bénéficiaires',
    kind: 'L',
    locked: true,
    why: {
      fr: `Tous les salariés du champ bénéficient de l’accord : seule une ancienneté de ${delayIn('seniority', 'fr')} au plus peut être demandée.`,
      en: `All employees within the scope benefit: only a seniority of ${delayIn('seniority', 'en')} at most may be asked.`,
    },
    articles: articlesOf('seniority', 'officers'),
    write: beneficiariesOf,
  },
  {
    code: 'nature',
    title: 'Caractéristiques de l’intéressement',
    kind: 'U',
    locked: true,
    why: {
      fr: 'Aléatoire, collectif, et jamais à la place d’un salaire : ce sont les conditions des exonérations.',
      en: 'Random, collective, and never in place of pay: these are the conditions of the exemptions.',
    },
    articles: articlesOf('random_result', 'no_substitution', 'calculation'),
    write: ({ act }) => [
      paragraph(
        'L’intéressement revêt un caractère aléatoire : il dépend de résultats ou de performances qui ne sont pas connus d’avance, peut être nul, et ne fait l’objet d’aucune garantie. Un résultat insuffisant au titre d’une période ne s’impute pas sur les suivantes.',
      ),
      paragraph(
        'Il revêt un caractère collectif : les indicateurs mesurent le travail de tous, à l’exclusion de tout objectif ou de toute appréciation propre à une personne.',
      ),
      paragraph(
        `Les sommes attribuées n’ont pas le caractère de salaire pour l’application de la législation du travail. Elles ne se substituent à aucun élément de rémunération en vigueur dans l’entreprise ou qui deviendrait obligatoire en vertu de la loi ou de clauses conventionnelles. Un délai de ${delayIn('substitution', 'fr')} sépare la suppression d’un élément de rémunération et la prise d’effet ` +
          `${act.of}.`,
      ),
    ],
  },
  {
    code: 'period',
    title: 'Période de calcul',
    kind: 'M',
    locked: false,
    why: {
      fr: 'Le calcul porte sur un an, ou sur des mois entiers, trois au moins.',
      en: 'The calculation covers a year, or whole months, three at least.',
    },
    articles: articlesOf('calculation', 'mandatory_clauses'),
    write: ({ accord, act }) => {
      const { period_months, first_period } = accord.duration
      const first = `du ${day(first_period.start)} au ${day(first_period.end)}`
      const parts = accord.duration.part_periods.map(({ part, period_months: own }) => {
        const end = addDays(addMonths(first_period.start, own), -1)
        return paragraph(
          `Par exception, la part « ${part} » de la formule est calculée par période de ${counted(own, 'mois', 'mois')}, soit ${counted(12 / own, 'période', undefined, true)} par exercice, dont la première s’étend du ${day(first_period.start)} au ${day(end)}. Ses seuils, objectifs et montants s’entendent pour chacune de ces périodes ; l’enveloppe de l’exercice est la somme de ce que donne chacune.`,
        )
      })
      if (period_months === 12)
        return [
          paragraph(
            `L’intéressement est calculé par exercice comptable de douze mois. La première période de calcul s’étend ${first}.`,
          ),
          paragraph(
            `Si la durée d’un exercice venait à être modifiée, les seuils et montants exprimés pour douze mois seraient ramenés, ${act.byAmendment}, à la durée de cet exercice.`,
          ),
          ...parts,
        ]
      return [
        paragraph(
          `L’intéressement est calculé par période de ${counted(period_months, 'mois', 'mois')}, soit ${counted(12 / period_months, 'période')} par exercice. La première période de calcul s’étend ${first}.`,
        ),
        paragraph(
          'Les seuils, objectifs et montants énoncés ci-après s’entendent par période de calcul. Les plafonds légaux s’apprécient, eux, sur l’exercice entier.',
        ),
        ...parts,
      ]
    },
  },
  {
    code: 'indicators',
    title: 'Définition des indicateurs',
    kind: 'M',
    locked: false,
    why: {
      fr: 'Chaque indicateur doit pouvoir être vérifié : définition, source, périmètre, ligne comptable.',
      en: 'Each indicator must be verifiable: definition, source, scope, accounting line.',
    },
    articles: articlesOf('mandatory_clauses', 'calculation'),
    write: indicatorsOf,
  },
  {
    code: 'trigger',
    title: 'Seuil de déclenchement',
    kind: 'U',
    locked: false,
    why: {
      fr: 'Dit à partir de quand il y a quelque chose à répartir, et ce qui se passe exactement au seuil.',
      en: 'Says from when there is something to share, and what happens exactly at the threshold.',
    },
    articles: articlesOf('calculation'),
    write: triggerOf,
  },
  {
    code: 'calculation',
    title: 'Modalités de calcul de l’intéressement global',
    kind: 'M',
    locked: false,
    why: {
      fr: 'Le texte de la formule est écrit à partir de la formule elle-même : les deux ne peuvent pas se contredire.',
      en: 'The text of the formula is written from the formula itself: the two cannot contradict each other.',
    },
    articles: articlesOf('mandatory_clauses', 'calculation'),
    write: calculationOf,
  },
  {
    code: 'collective_cap',
    title: 'Plafonnement global',
    kind: 'L',
    locked: true,
    why: {
      fr: 'L’ensemble des primes ne peut dépasser une part des salaires bruts, que l’accord le dise ou non.',
      en: 'All the bonuses together may not exceed a part of gross wages, whether the agreement says so or not.',
    },
    articles: articlesOf('ceilings', 'ceiling_of_wages'),
    write: collectiveCapOf,
  },
  {
    code: 'participation',
    title: 'Articulation avec la participation',
    kind: 'C',
    locked: false,
    why: {
      fr: 'L’entreprise connaît aussi la participation : le texte dit comment les deux s’articulent.',
      en: 'The company also has participation: the text says how the two fit together.',
    },
    articles: articlesOf('no_substitution', 'participation_duty'),
    when: ({ participation }) => participation.exists,
    write: ({ accord }) => {
      const { link, combined_cap_bps } = accord.participation
      const first = paragraph(
        'L’intéressement et la participation aux résultats de l’entreprise sont deux dispositifs distincts, soumis chacun à ses règles propres.',
      )
      if (link === 'deducted')
        return [
          first,
          paragraph(
            'La réserve spéciale de participation de l’exercice est déduite de l’enveloppe d’intéressement avant répartition. Si elle lui est supérieure ou égale, aucun intéressement n’est dû au titre de cet exercice.',
          ),
        ]
      if (link === 'combined_cap')
        return [
          first,
          paragraph(
            `La somme de la réserve spéciale de participation et de l’enveloppe d’intéressement d’un même exercice ne peut excéder ${percent(combined_cap_bps ?? 0)} de la masse salariale brute. Le dépassement éventuel réduit l’enveloppe d’intéressement, sans effet sur la participation.`,
          ),
        ]
      return [
        first,
        paragraph(
          'Leurs montants se cumulent : la réserve spéciale de participation n’est ni déduite de l’enveloppe d’intéressement, ni augmentée par elle.',
        ),
      ]
    },
  },
]

function beneficiariesOf({ accord, act, article }: Writing): Block[] {
  const { seniority_months, executives, spouse } = accord.beneficiaries
  const { employer } = scopeWords(accord)
  const who = namesSites(accord)
    ? `Tous les salariés des établissements énumérés à ${article('scope')}, liés à ${employer} par un contrat de travail au cours de la période de calcul,`
    : `Tous les salariés liés à ${employer} par un contrat de travail au cours de la période de calcul`
  const condition =
    seniority_months === 0
      ? `${who} bénéficient ${act.of}, sans condition d’ancienneté.`
      : `${who} bénéficient ${act.of}, dès lors qu’ils comptent au moins ${counted(seniority_months, 'mois', 'mois')} d’ancienneté dans l’entreprise${accord.scope.kind === 'group' ? ' ou le groupe' : ''}.`
  return [
    paragraph(condition),
    paragraph(
      'La nature du contrat est indifférente : contrat à durée indéterminée ou déterminée, à temps plein ou partiel, d’apprentissage ou de professionnalisation.',
    ),
    ...(seniority_months === 0
      ? []
      : [
          paragraph(
            'Pour apprécier l’ancienneté, tous les contrats de travail exécutés au cours de la période de calcul et des douze mois qui la précèdent sont pris en compte ; les périodes de suspension n’en sont pas déduites. Une fois la condition remplie, les droits portent sur toute la présence dans la période.',
          ),
        ]),
    paragraph(
      'Le salarié qui a quitté l’entreprise en cours de période conserve ses droits. Aucune condition de présence à une date donnée ne peut lui être opposée.',
    ),
    ...(executives
      ? [
          paragraph(
            'Tant que l’effectif de l’entreprise est compris dans les limites fixées par la loi, bénéficient également de l’intéressement le chef d’entreprise et, selon sa forme juridique, ses présidents, directeurs généraux, gérants ou membres du directoire.',
          ),
        ]
      : []),
    ...(spouse
      ? [
          paragraph(
            `${executives ? 'Il en va de même du' : 'Tant que l’effectif de l’entreprise est compris dans les limites fixées par la loi, bénéficie également de l’intéressement le'} conjoint du chef d’entreprise, ou de son partenaire lié par un pacte civil de solidarité, qui a le statut de conjoint collaborateur ou de conjoint associé.`,
          ),
        ]
      : []),
  ]
}

function triggerOf({ accord, article }: Writing): Block[] {
  const trigger = triggerIn(accord.formula.tree)
  if (trigger === null)
    return [
      paragraph(
        `L’intéressement n’est pas subordonné à un seuil distinct : les seuils éventuels sont ceux que comporte la formule énoncée à ${article('calculation')}. Lorsque le résultat de la formule est nul ou négatif, aucun intéressement n’est dû au titre de la période.`,
      ),
    ]
  const strict = 'cmp' in trigger.if && (trigger.if.cmp === '>' || trigger.if.cmp === '<')
  return [
    paragraph(
      `L’intéressement n’est dû au titre d’une période que si la condition suivante est remplie : ${triggerText(accord, trigger)}.`,
    ),
    paragraph(
      `À défaut, aucun intéressement n’est dû au titre de cette période. ${
        'cmp' in trigger.if
          ? strict
            ? 'La valeur exactement égale au seuil ne le déclenche pas.'
            : 'La valeur exactement égale au seuil suffit à le déclencher.'
          : 'La condition s’apprécie sur les valeurs définitives de la période.'
      }`,
    ),
  ]
}

/** Who has the whole amount, and what of it the others have. */
const eachOf = ({ criteria }: Accord): string => {
  const by = criteria[0]?.criterion
  if (by === 'presence')
    return ' présent pendant toute la période, réduit pour les autres en proportion de leur durée de présence'
  return by === 'appartenance'
    ? ' qui a appartenu à l’entreprise pendant toute la période, réduit pour les autres en proportion de leur durée d’appartenance'
    : ''
}

function calculationOf({ accord, annex, article }: Writing): Block[] {
  const when = triggerIn(accord.formula.tree)
    ? `Lorsque la condition énoncée à ${article('trigger')} est remplie, `
    : ''
  return [
    paragraph(
      isPerHead(accord.formula.tree)
        ? capital(
            `${when}la formule donne un montant par bénéficiaire${eachOf(accord)} ; l’enveloppe est la somme des montants ainsi obtenus. Le calcul se fait en euros, dans l’ordre suivant :`,
          )
        : capital(`${when}l’enveloppe globale d’intéressement se calcule en euros, dans l’ordre suivant :`),
    ),
    ...formulaBlocks(accord),
    paragraph(
      'Le calcul est conduit sans arrondi intermédiaire ; le résultat final est arrondi au centime d’euro le plus proche et n’est jamais inférieur à zéro. Une valeur située exactement sur une borne relève de la tranche qui commence à cette borne.',
    ),
    ...(accord.duration.years > 1 && accord.formula.parameters.length === 0
      ? [
          paragraph(
            `Ces paramètres valent pour chacun des exercices couverts, sous réserve de leur révision dans les conditions prévues à ${article('revision')}.`,
          ),
        ]
      : []),
    paragraph(`Un exemple chiffré complet figure à ${annex('example')}.`),
  ]
}

function collectiveCapOf({ accord, act }: Writing): Block[] {
  const end = accord.duration.exercises[0]?.end ?? collectiveCeilingShare.reread
  const share = collectiveCeilingShare.on(end)
  const caps = ownCaps(accord)
  return [
    paragraph(
      `Le montant global des primes distribuées au titre d’un exercice, supplément compris, ne peut excéder ${percent(share.value * 100)} du total des salaires bruts versés aux personnes entrant dans le champ ${act.of}${accord.beneficiaries.executives ? ', augmenté de la rémunération annuelle ou du revenu professionnel de l’année précédente des dirigeants et conjoints bénéficiaires' : ''}. La part de l’enveloppe qui excède ce plafond n’est pas distribuée.${accord.scope.kind === 'group' ? ' Ce plafond s’apprécie dans chaque société, sur ses propres salaires et les primes de ses bénéficiaires.' : ''}`,
    ),
    ...(caps.length === 0
      ? []
      : [
          paragraph(
            caps.length === 1
              ? `L’enveloppe calculée par la formule est en outre limitée à ${caps[0]?.label ?? ''}.`
              : 'L’enveloppe calculée par la formule est en outre limitée à la plus basse des valeurs suivantes :',
          ),
          ...(caps.length === 1
            ? []
            : [points(caps.map(({ label }, i) => `${label}${i === caps.length - 1 ? '.' : ' ;'}`))]),
        ]),
    paragraph(
      'Lorsqu’un plafond s’applique, le relevé de calcul remis à l’instance de suivi indique lequel et pour quel montant.',
    ),
  ]
}
