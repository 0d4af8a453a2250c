import { capital } from '@moisson/law/words/capital'
import { delayIn } from '@moisson/law/delays'
import { articlesOf, cited } from '@moisson/law/scheme-points'

import { conclusionModes } from '@moisson/law/conclusion-modes'
import type { Accord } from '../accord.ts'
import { deadlinesOf, lateConclusionOf } from '../conclusion-warnings.ts'
import type { Block, ClauseWriter, Writing } from '../content.ts'
import { paragraph, points, prose } from '../content.ts'
import { counted, day, lostIn, ordinal } from '../french-wording.ts'
import { namesSites, scopeWords } from '../scope-words.ts'
import { partiesOf } from './parties.ts'
import { spaced } from '../../company/spaced-number.ts'
import { listed } from '@moisson/law/words/list'

/** Who concludes, why, on what, where and for how long. */
export const openingClauses: ClauseWriter[] = [
  {
    code: 'parties',
    title: ({ conclusion }) =>
      conclusion.mode.startsWith('unilateral') ? 'Auteur de la décision' : 'Désignation des parties',
    kind: 'M',
    locked: false,
    why: {
      fr: 'La loi fixe les façons de conclure : le texte dit laquelle, et qui la met en œuvre.',
      en: 'The law sets the ways to conclude: the text says which one, and who carries it out.',
    },
    articles: articlesOf('conclusion', 'filing_papers'),
    write: partiesOf,
  },
  {
    code: 'preamble',
    title: 'Préambule',
    kind: 'M',
    locked: false,
    why: {
      fr: 'Le préambule donne les motifs de l’accord et les raisons du choix de la formule et de la répartition.',
      en: 'The preamble gives the motives of the agreement and the reasons for the formula and the allocation.',
    },
    articles: articlesOf('preamble'),
    write: ({ accord }) => [
      ...prose(accord.preamble.motives),
      ...prose(accord.preamble.indicators_reasons),
      ...prose(accord.preamble.split_reasons),
      paragraph(
        'L’intéressement complète la rémunération sans en remplacer aucun élément, et son montant reste incertain tant que les résultats ne sont pas constatés.',
      ),
    ],
  },
  {
    code: 'purpose',
    title: 'Objet',
    kind: 'U',
    locked: false,
    why: {
      fr: 'Rappelle les textes appliqués, pour que chacun sache où se trouve la règle.',
      en: 'Recalls the texts that apply, so that everybody knows where the rule stands.',
    },
    articles: articlesOf('random_result', 'conclusion'),
    write: ({ accord, act, has }) => [
      ...amendedReference(accord),
      paragraph(
        `${act.The} institue un régime d’intéressement ${scopeWords(accord).place}, dans le cadre des articles ${cited('interessement')} et suivants du code du travail. Cet intéressement est collectif, facultatif et aléatoire.`,
      ),
      paragraph(`${capital(act.it)} fixe notamment :`),
      points([
        'les exercices couverts et les établissements concernés ;',
        'les indicateurs, la formule de calcul et les critères de répartition ;',
        has('choice')
          ? 'les dates de versement et les choix ouverts aux bénéficiaires ;'
          : 'les dates de versement ;',
        'l’information des salariés et de leurs représentants, et les conditions du suivi ;',
        'les procédures de règlement des différends et de révision.',
      ]),
      ...branchReference(accord),
    ],
  },
  {
    code: 'scope',
    title: 'Champ d’application',
    kind: 'M',
    locked: false,
    why: {
      fr: 'L’accord nomme les établissements concernés : tous leurs salariés sont bénéficiaires.',
      en: 'The agreement names the establishments concerned: all of their employees benefit.',
    },
    articles: articlesOf('mandatory_clauses', 'seniority'),
    write: scopeOf,
  },
  {
    code: 'duration',
    title: 'Durée et prise d’effet',
    kind: 'M',
    locked: false,
    why: {
      fr: `Un à ${delayIn('agreement', 'fr')}, et une signature avant la seconde moitié de la première période, sans quoi les exonérations de cette période sont perdues.`,
      en: `One to ${delayIn('agreement', 'en')}, and a signature before the second half of the first period, or the exemptions of that period are lost.`,
    },
    articles: articlesOf('conclusion', 'signature', 'mandatory_clauses'),
    write: durationOf,
  },
]

/** What an amendment does to the agreement it amends; its own text stands whole, so that one paper is read and filed. */
function amendedReference({ amends, duration }: Accord): Block[] {
  if (amends === null) return []
  const of = amends.signed_on === null ? '' : `, conclu le ${day(amends.signed_on)}`
  const start = duration.exercises[0]?.start ?? ''
  return [
    paragraph(
      `Le présent texte porte le numéro ${amends.number} des actes qui modifient l’acte « ${amends.title} »${of}. À compter de l’exercice ouvert le ${day(start)}, ses stipulations remplacent celles de cet acte qui ont le même objet ; les droits nés au titre des exercices antérieurs restent régis par la rédaction qui leur était applicable.`,
    ),
  ]
}

function branchReference({ conclusion }: Accord): Block[] {
  return conclusion.mode === 'branch' && conclusion.branch
    ? [
        paragraph(
          `Pour ce qu’il ne règle pas, il est fait application de l’accord de branche « ${conclusion.branch.name} » (articles ${listed(
            conclusionModes.branch.articles.map(({ number }) => number),
            'fr',
          )} du code du travail).`,
        ),
      ]
    : []
}

function scopeOf({ accord, act }: Writing): Block[] {
  const { kind, establishments, companies } = accord.scope
  const named = establishments.map(
    ({ name, address, siret }) =>
      `${name}${address ? `, ${address}` : ''}${siret ? ` (SIRET ${spaced(siret)})` : ''}`,
  )
  const ended = (items: string[]) => items.map((one, i) => `${one}${i === items.length - 1 ? '.' : ' ;'}`)
  const moving = paragraph(
    `Un établissement créé ou repris en cours d’application ${namesSites(accord) ? `n’entre dans ce champ que ${act.byAmendment}` : 'entre dans ce champ à la date de sa création ou de sa reprise'} ; un établissement cédé ou fermé en sort à la date de la cession ou de la fermeture, sans effet sur les droits déjà acquis.`,
  )
  if (kind === 'group')
    return [
      paragraph(`${act.The} s’applique à l’entreprise et aux sociétés du groupe suivantes :`),
      points(
        ended(
          companies.length > 0
            ? companies.map(({ name, siren }) => `${name}${siren ? ` (SIREN ${spaced(siren)})` : ''}`)
            : [accord.company.legal_name],
        ),
      ),
      ...(named.length > 0
        ? [paragraph('Les établissements suivants sont concernés :'), points(ended(named))]
        : []),
      moving,
    ]
  if (namesSites(accord))
    return [
      paragraph(`${act.The} s’applique aux seuls établissements suivants de l’entreprise :`),
      points(ended(named)),
      moving,
    ]
  return [
    paragraph(
      `${act.The} s’applique à l’ensemble des établissements de l’entreprise${named.length > 0 ? ', à savoir, au jour de sa conclusion :' : ', présents et à venir.'}`,
    ),
    ...(named.length > 0 ? [points(ended(named))] : []),
    moving,
  ]
}

function durationOf({ accord, act, article }: Writing): Block[] {
  const { years, exercises } = accord.duration
  const { last_signature_day, filing_deadline } = deadlinesOf(accord)
  const [first, last] = [exercises[0], exercises.at(-1)]
  const late = lateConclusionOf(accord)
  return [
    ...(years === 1
      ? [
          paragraph(
            `${act.The} est ${act.concluded} pour une durée déterminée d’un an. ${capital(act.it)} couvre l’exercice ouvert le ${day(first?.start ?? '')} et clos le ${day(first?.end ?? '')}.`,
          ),
        ]
      : [
          paragraph(
            `${act.The} est ${act.concluded} pour une durée déterminée de ${counted(years, 'an')}. ${capital(act.it)} couvre les ${counted(exercises.length, 'exercice')} suivants :`,
          ),
          points(
            exercises.map(
              ({ start, end }, i) =>
                `${ordinal(i + 1)} exercice : du ${day(start)} au ${day(end)}${i === exercises.length - 1 ? '.' : ' ;'}`,
            ),
          ),
        ]),
    paragraph(
      `${capital(act.it)} prend effet le ${day(first?.start ?? '')} et cesse de plein droit de produire effet le ${day(last?.end ?? '')}, sous réserve ${accord.tacit_renewal ? `de sa reconduction tacite, prévue à ${article('renewal')}, et ` : ''}des droits nés au titre ${years === 1 ? 'de cet exercice' : 'du dernier exercice'}.`,
    ),
    paragraph(
      late
        ? `${act.The} est ${act.concluded} le ${day(late.signed)}, après le ${day(late.last)}, dernier jour pour ouvrir droit aux exonérations dès la première période de calcul. ${capital(act.it)} n’y ouvre droit que pour les périodes de calcul ouvertes après son dépôt (article ${cited('exemptions_lost')} du code du travail) : elles sont perdues ${lostIn(accord, late.lost)}.`
        : `Pour ouvrir droit aux exonérations dès la première période de calcul, ${act.the} est ${act.concluded} au plus tard le ${day(last_signature_day)}, veille du premier jour de la seconde moitié de cette période, et déposé${act.e} au plus tard le ${day(filing_deadline)}.`,
    ),
  ]
}
