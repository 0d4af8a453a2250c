import { capital } from '@moisson/law/words/capital'
import { inputsOf } from '@moisson/law/formula/expression'
import type { Indicator } from '../accord.ts'
import { HEADCOUNT, PAYROLL } from '../accord.ts'
import type { Block, Writing } from '../content.ts'
import { paragraph, points, subtitle } from '../content.ts'
import { periodName } from '../figure-columns.ts'
import { counted, shownValue } from '../french-wording.ts'
import { listed } from '@moisson/law/words/list'

/** What is measured, so that anybody can measure it again. */
export function indicatorsOf({ accord, act, annex }: Writing): Block[] {
  const several = accord.indicators.length > 1
  const used = inputsOf(accord.formula.tree)
  const common = [
    ...(used.includes(PAYROLL) || accord.caps.payroll_bps !== null
      ? [
          'la masse salariale brute : total des rémunérations brutes versées au cours de la période de calcul aux salariés entrant dans le champ d’application, tel qu’il ressort des déclarations sociales nominatives ;',
        ]
      : []),
    ...(used.includes(HEADCOUNT)
      ? [
          'l’effectif : nombre moyen de salariés de la période, calculé selon le code de la sécurité sociale ;',
        ]
      : []),
  ].map((one, i, all) => (i === all.length - 1 ? one.replace(/ ;$/, '.') : one))
  return [
    paragraph(
      `L’intéressement repose sur ${several ? `les ${counted(accord.indicators.length, 'indicateur')} suivants` : 'l’indicateur suivant'}. Leurs valeurs sont constatées après la fin de la période, à partir des sources désignées, et communiquées à l’instance de suivi.`
        .replace(
          'Leurs valeurs sont constatées',
          several ? 'Leurs valeurs sont constatées' : 'Sa valeur est constatée',
        )
        .replace('et communiquées', several ? 'et communiquées' : 'et communiquée'),
    ),
    ...accord.indicators.flatMap((one, place) => [
      subtitle(`${several ? `${place + 1}. ` : ''}${capital(one.label)}`),
      points(mentionsOf(one)),
    ]),
    ...(common.length > 0
      ? [
          paragraph(
            common.length > 1
              ? 'La formule emploie en outre les grandeurs suivantes :'
              : 'La formule emploie en outre la grandeur suivante :',
          ),
          points(common),
        ]
      : []),
    paragraph(
      `Si ${several ? 'un' : 'cet'} indicateur cessait de pouvoir être mesuré dans les conditions prévues, les parties se réuniraient sans délai afin de le remplacer ${act.byAmendment} ; à défaut, ${several ? 'la part qui en dépend serait nulle' : 'rien ne serait dû'} pour la période. ${
        accord.formula.parameters.length > 0
          ? `Les valeurs fixées pour chaque ${periodName(accord).toLowerCase()} figurent`
          : several
            ? 'Les indicateurs suivis sont récapitulés'
            : 'L’indicateur suivi est récapitulé'
      } à ${annex('objectives')}.`.replace(
        'les parties se réuniraient',
        accord.conclusion.mode.startsWith('unilateral')
          ? 'l’entreprise consulterait les salariés ou leurs représentants'
          : 'les parties se réuniraient',
      ),
    ),
  ]
}

const unitWords: Record<Indicator['unit'], string> = {
  EUR: 'en euros',
  ratio: 'en pourcentage',
  count: 'en nombre',
  days: 'en jours',
}

function mentionsOf(one: Indicator): string[] {
  const history = one.history.toSorted((a, b) => a.year - b.year)
  const mentions = [
    `définition : ${one.definition.replace(/[.;]\s*$/, '')}`,
    `source : ${one.source}${one.owner ? `, valeur établie par ${one.owner}` : ''}`,
    `périmètre : ${one.perimeter}`,
    ...(one.accounting_line ? [`ligne comptable : ${one.accounting_line}`] : []),
    ...(one.adjustments ? [`retraitements : ${one.adjustments.replace(/[.;]\s*$/, '')}`] : []),
    ...(one.available_by ? [`valeur connue : ${one.available_by}`] : []),
    `unité et sens : ${unitWords[one.unit]} ; ${one.direction === 'higher' ? 'une valeur plus élevée est meilleure' : 'une valeur plus basse est meilleure'}`,
    ...(history.length > 0
      ? [
          `${history.length > 1 ? 'valeurs passées' : 'valeur passée'} : ${listed(
            history.map(({ year, value }) => `${shownValue(value, one.unit)} en ${year}`),
            'fr',
          )}`,
        ]
      : []),
  ]
  return mentions.map((mention, i) => `${mention}${i === mentions.length - 1 ? '.' : ' ;'}`)
}
