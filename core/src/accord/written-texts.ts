import type { Article } from '@moisson/law/article'
import { clauseRefusals, refusalOfClause } from '@moisson/law/clause-refusals'
import { articlesOf } from '@moisson/law/scheme-points'
import type { Text } from '@moisson/law/text'
import type { Accord } from './accord.ts'
import type { ComplianceCode } from './compliance-lines.ts'
import { defaultTexts } from './default-texts.ts'
import { illegal, warning, type AnswerProblem, type AnswerWarning } from './problem.ts'

/** A text typed by whoever writes the agreement, that enters it as it stands. */
interface WrittenText {
  field: string
  name: Text
  text: string
  preamble: boolean
}

/** The special clauses, and what of the preamble is not the proposed text. */
export function writtenTexts({ special_clauses, preamble }: Accord): WrittenText[] {
  const parts = ['motives', 'indicators_reasons', 'split_reasons'] as const
  return [
    ...special_clauses.map(({ title, text }, place) => ({
      field: `special_clauses.${place}.text`,
      name: { fr: title, en: title },
      text,
      preamble: false,
    })),
    ...parts
      .filter((part) => preamble[part] !== defaultTexts[part])
      .map((part) => ({
        field: `preamble.${part}`,
        name: { fr: 'Préambule', en: 'Preamble' },
        text: preamble[part],
        preamble: true,
      })),
  ]
}

/** The lines that do not depend on the text: who concludes, when, and with which papers. */
const OUT_OF_REACH: ReadonlySet<ComplianceCode> = new Set([
  'conclusion',
  'conclusion_papers',
  'representation',
  'signature_date',
  'filing',
])

/** That nobody judged the typed texts, for a line that they may touch; null when there is none. */
export function unjudgedTexts(accord: Accord, code: ComplianceCode): { field: string; message: Text } | null {
  const texts = writtenTexts(accord)
  const [first] = texts
  if (first === undefined || OUT_OF_REACH.has(code)) return null
  const french = [...new Set(texts.map(({ name }) => `« ${name.fr} »`))]
  const english = [...new Set(texts.map(({ name }) => `“${name.en}”`))]
  return {
    field: first.field,
    message:
      french.length === 1
        ? {
            fr: `La clause ${french.join('')} n’est pas jugée : faites-la relire.`,
            en: `The clause ${english.join('')} is not judged: have it read again.`,
          }
        : {
            fr: `Les clauses ${french.join(', ')} ne sont pas jugées : faites-les relire.`,
            en: `The clauses ${english.join(', ')} are not judged: have them read again.`,
          },
  }
}

interface Sign {
  reason: string
  sentence: Text
  articles: readonly Article[]
  /** Everything that a part of a sentence holds when it says this. */
  all: readonly RegExp[]
  /** What makes the same words lawful, or another matter: then it is only to be read again. */
  unless?: RegExp
  /** The statement is itself a negation. */
  negation?: true
}

const AMOUNT = /\d[\d .]*(,\d+)? ?(€|euros?\b|EUR\b|k€)/i
const STAFF =
  /\bCDD\b|durée déterminée|apprenti|alternan|professionnalisation|temps partiel|saisonni|cadres?\b|ouvriers?\b|employés?\b|agents? de maîtrise|\bVRP\b|salariée?s?\b|titulaires?\b|personnels?\b|employees?\b|fixed-term|part-time/i
const FAULT = /faute(?! d[e'])|licenci|démission|sanction|misconduct|dismiss|resign/i
const ASSIMILATED =
  /maternité|paternité|adoption|deuil|accidents? d[ue] travail|maladies? professionnelle|quarantaine|activité partielle|temps partiel thérapeutique|congés payés|maternity|paternity|work accident|occupational disease/i
const excluded = {
  reason: 'excluded_employees',
  sentence: {
    fr: 'Tous les salariés bénéficient de l’accord : aucune catégorie n’en est exclue, hors trois mois d’ancienneté au plus.',
    en: 'All employees benefit: no category is excluded, but for three months of seniority at most.',
  },
  articles: articlesOf('seniority'),
  unless: /ancienneté|seniority|assiette|\bqui (ne |n')/i,
}
const lost = {
  reason: 'rights_lost',
  sentence: {
    fr: 'Ni une faute, ni le départ ne font perdre l’intéressement : aucune condition autre que l’ancienneté.',
    en: 'Neither misconduct nor leaving loses the intéressement: no condition other than seniority.',
  },
  articles: articlesOf('seniority', 'random_result'),
}
const deducted = {
  reason: 'assimilated_absence',
  sentence: {
    fr: 'Cette absence est assimilée à de la présence : elle ne réduit ni la durée de présence ni le salaire retenu.',
    en: 'This absence counts as presence: it reduces neither the presence nor the pay counted.',
  },
  articles: articlesOf('sharing'),
  unless: /assiette|indemnité/i,
}
const NO_BENEFIT =
  /\b(ne |n')((bénéfici|perçoi|reçoi|touch)\w+|(ont|a|ouvr\w+) (pas|plus|aucun) (droit|part)|peu\w+ (pas |plus )?(bénéficier|prétendre|recevoir|percevoir)|(sont|est) (pas|plus) (éligible|bénéficiaire|admis))/i

const signs: readonly Sign[] = [
  {
    reason: 'NOT_RANDOM',
    ...clauseRefusals.NOT_RANDOM,
    all: [
      AMOUNT,
      /au moins|minimum|minimal|plancher|forfaitaire|at least|garanti|assuré|guarantee/i,
      /reçoi|perçoi|touche|vers[ée]|attribu|allou|garanti|dû|chacun|chaque|tous|toutes|receive|each|every/i,
    ],
    unless: /\bsi\b|\bs'il|lorsque|\bdès\b|à condition|résultat|bénéfice|chiffre d'affaires|\bif\b|when/i,
  },
  {
    ...excluded,
    all: [STAFF, /(sont|est|soient|seront|sera) (\w+ )?(exclu|écarté|privé)|à l'exclusion des|excluded/i],
  },
  { ...excluded, all: [/exclu(t|re|ant|ent)? (les|tous les|des) /i, STAFF] },
  {
    ...excluded,
    all: [
      /réservée?s? (aux?|à la|à l')|\bseuls? les |reserved to|\bonly\b/i,
      STAFF,
      /intéressement|prime|bénéfici|droit|benefit/i,
    ],
  },
  { ...excluded, all: [STAFF, NO_BENEFIT], negation: true },
  {
    ...lost,
    all: [
      FAULT,
      /perd|perte|déch[ué]|privé?|exclu|supprim|retir|renonc|annul|rédui|diminu|lose|forfeit|reduce/i,
    ],
  },
  { ...lost, all: [FAULT, NO_BENEFIT], negation: true },
  {
    ...deducted,
    all: [
      ASSIMILATED,
      /rédui|dédui|diminu|retranch|retir|exclu|prorat|abatte|défalqu|décompté|suspend|reduce|deduct/i,
    ],
  },
  {
    ...deducted,
    all: [
      ASSIMILATED,
      /\b(ne|n')\b ?(compt\w+|est pas|sont pas|est plus|sont plus) ?(pas|plus|compt|assimil|pris|reten|comme|\b)/i,
    ],
    negation: true,
  },
  {
    reason: 'SUBSTITUTION',
    ...clauseRefusals.SUBSTITUTION,
    all: [
      /remplac|substitu|en lieu et place|à la place|au lieu d|instead of|in place of|replac/i,
      /salaires?\b|rémunération|primes?\b|treizi|\b13 ?e|gratification|augmentation|avantage|bonus|wage|\bpay\b/i,
    ],
  },
]

/** Words of criteria or conditions that the law leaves out of the split: never silent, quoted to whoever reads again. */
const SUSPECT =
  /ancienneté|années? (de maison|de présence dans l'entreprise)|fidélité|expérience acquise|\bgrades?\b|qualifications?|classifications?|coefficient|échelon|hiérarchi\w+|évaluations?|entretiens?|\bmérite|assidu\w+|\bâge\b|enfants?|investissement personnel|objectifs? (personnel|individuel)s?|présents? (dans les effectifs|au (jour|moment)|à la date)|présence au (jour|versement)|encore en poste|grévistes?|\bgrèves?\b|intérimaires?|stagiaires?|arrêts? maladie|temps partiel|avertissements?|sanctions?|à (sa|la) discrétion/i

const suspectWarnings = (accord: Accord): AnswerWarning[] =>
  accord.special_clauses.flatMap(({ text }, place) => {
    const word = SUSPECT.exec(plain(text))?.[0]
    if (word === undefined) return []
    return [
      warning(
        `special_clauses.${place}.text`,
        'doubtful_not_proportional',
        {
          fr: `À relire : « ${word} » ne peut ni conditionner ni moduler l’intéressement, réparti de façon uniforme, selon la présence ou selon le salaire, entre tous les salariés, hors trois mois d’ancienneté au plus.`,
          en: `Read again: “${word}” may neither condition nor vary the intéressement, shared equally, by presence or by pay among all employees, but for three months of seniority at most.`,
        },
        articlesOf('sharing', 'seniority'),
      ),
    ]
  })

/** Words that turn a statement round: they count only in the part of the sentence that states. */
const NEGATED =
  /\b(ne|aucune?|jamais|ni|nul|no|not|never|nor)\b|\bn'|\bsans\b(?! (condition|exception|réserve|délai|limite))/i

const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/[\u00a0\u202f]/g, ' ')
/** A sentence cut where another statement begins: « …, sans que… » negates nothing of what comes before it. */
const partsOf = (text: string) => plain(text).split(/[;:!?\n]|, |\.(?:\s|$)|(?= sans que )/)

interface Found {
  reason: string
  sentence: Text
  articles: readonly Article[]
  stated: boolean
}

/** What a typed text says against the law, part by part; of each reason, what is stated goes before what is negated. */
function foundIn(text: string, preamble: boolean): Found[] {
  const found = partsOf(text).flatMap((part): Found[] => {
    const negated = NEGATED.test(part)
    const recognised = signs
      .filter(({ all }) => all.every((sign) => sign.test(part)))
      .map(({ reason, sentence, articles, unless, negation }) => ({
        reason,
        sentence,
        articles,
        stated: (negation === true || !negated) && unless?.test(part) !== true,
      }))
    const code = refusalOfClause(part)
    // A preamble tells reasons: a single word of it is no clause.
    return code === null
      ? recognised
      : [
          ...recognised,
          {
            reason: code,
            ...clauseRefusals[code],
            stated: !negated && !preamble,
          },
        ]
  })
  const whole = refusalOfClause(text)
  if (whole !== null)
    found.push({
      reason: whole,
      ...clauseRefusals[whole],
      stated: !preamble && !NEGATED.test(plain(text)),
    })
  return [...new Set(found.map(({ reason }) => reason))].flatMap((reason) => {
    const same = found.filter((one) => one.reason === reason)
    return same.find(({ stated }) => stated) ?? same[0] ?? []
  })
}

/** What the typed texts state against the law: refused at their field. */
export const writtenProblems = (accord: Accord): AnswerProblem[] =>
  writtenTexts(accord).flatMap(({ field, text, preamble }) =>
    foundIn(text, preamble)
      .filter(({ stated }) => stated)
      .map(({ reason, sentence, articles }) => illegal(field, reason, sentence, articles)),
  )

/** What they name without stating it: to be read again, with its article. */
export const writtenWarnings = (accord: Accord): AnswerWarning[] => [
  ...suspectWarnings(accord),
  ...writtenTexts(accord).flatMap(({ field, text, preamble }) =>
    foundIn(text, preamble)
      .filter(({ stated }) => !stated)
      .map(({ reason, sentence, articles }) =>
        warning(
          field,
          `doubtful_${reason.toLowerCase()}`,
          { fr: `À relire : ${sentence.fr}`, en: `Read again: ${sentence.en}` },
          articles,
        ),
      ),
  ),
]
