import { articlesOf } from '@moisson/law/scheme-points'

import { checkFormula } from '@moisson/law/formula/check'
import type { FormulaProblem } from '@moisson/law/formula/problem'
import type { Expression } from '@moisson/law/formula/expression'
import { childrenOf, inputsOf } from '@moisson/law/formula/expression'
import type { Accord, Indicator } from './accord.ts'
import { HEADCOUNT, PAYROLL, RESERVE } from './accord.ts'
import { analyseAccord, givesNothing, type AccordAnalysis } from './analyse-accord.ts'
import { buildFormula } from './build-formula.ts'
import { shapeProblems } from './check-shape.ts'
import { figureAt, figurePeriods, periodName } from './figure-columns.ts'
import { triggerIn } from './formula-text.ts'
import type { GivenAnswers, GivenFormula } from './given-answers.ts'
import { forbidden, illegal, missing, type AnswerProblem } from './problem.ts'

const RANDOM = articlesOf('random_result', 'calculation')

/** What is wrong with the indicators and the formula; `analysis` is the search over the first exercice, when it could be done. */
export function checkFormulaAnswers(
  accord: Accord,
  given: GivenAnswers,
): { problems: AnswerProblem[]; analysis: AccordAnalysis | null } {
  const problems = [...indicatorProblems(accord, given), ...treeProblems(accord, given)]
  if (problems.length > 0) return { problems, analysis: null }
  const years = accord.formula.parameters.length > 0 ? figurePeriods(accord).length : 1
  const analysis = analyseAccord(accord, 0)
  for (let year = 0; year < years; year += 1) {
    // What gave nothing the first year mostly gives nothing the next ones: only else is the search made again.
    if (year > 0 && givesNothing(accord, year, analysis.zero_when)) continue
    const { can_be_zero, lowest } = year === 0 ? analysis : analyseAccord(accord, year)
    if (can_be_zero) continue
    const which = years > 1 ? ` (${periodName(accord).toLowerCase()} ${year + 1})` : ''
    problems.push(
      illegal(
        'formula',
        'NOT_RANDOM',
        {
          fr: `La formule donne toujours au moins ${lowest} €, quels que soient les résultats${which} : l’intéressement doit pouvoir être nul.`,
          en: `The formula always gives at least €${lowest}, whatever the results${which}: intéressement must be able to be nil.`,
        },
        RANDOM,
      ),
    )
  }
  return { problems, analysis }
}

function indicatorProblems({ indicators }: Accord, given: GivenAnswers): AnswerProblem[] {
  if (indicators.length === 0)
    return [
      missing(
        'indicators',
        {
          fr: 'Définissez au moins un indicateur : sa définition, sa source et son périmètre.',
          en: 'Define at least one indicator: its definition, its source and its scope.',
        },
        articlesOf('mandatory_clauses', 'calculation'),
      ),
    ]
  const problems: AnswerProblem[] = []
  const seen = new Set<string>([PAYROLL, HEADCOUNT, RESERVE])
  for (const [place, { name, label, definition, collective, plausible }] of indicators.entries()) {
    const at = `indicators.${place}`
    if (seen.has(name))
      problems.push(
        illegal(`${at}.name`, 'name_taken', {
          fr: `Le nom « ${name} » est déjà pris : donnez-en un autre.`,
          en: `The name “${name}” is already taken: give another one.`,
        }),
      )
    seen.add(name)
    if (!collective) problems.push(forbidden(`${at}.collective`, 'INDIVIDUAL_OBJECTIVE'))
    else if (measuresOnePerson(label) || measuresOnePerson(definition))
      problems.push(
        forbidden(`${at}.${measuresOnePerson(label) ? 'label' : 'definition'}`, 'INDIVIDUAL_OBJECTIVE'),
      )
    else if (promisesSum(label)) problems.push(forbidden(`${at}.label`, 'NOT_RANDOM'))
    if (plausible.from >= plausible.to)
      problems.push(
        illegal(`${at}.plausible`, 'range', {
          fr: 'La plus petite valeur plausible doit être inférieure à la plus grande.',
          en: 'The lowest plausible value must be below the highest.',
        }),
      )
  }
  if (given.formula && 'preset' in given.formula && given.formula.preset === 'share_of_result') {
    const { indicator } = given.formula
    const turnover = indicators.find(({ name }) => name === indicator)
    if (turnover && isTurnover(turnover)) problems.push(forbidden('formula.indicator', 'NOT_RANDOM'))
    const { rate_bps } = given.formula
    if (rate_bps >= 10_000)
      problems.push(
        illegal(
          'formula.rate_bps',
          'whole_result',
          {
            fr: 'À 100 % du résultat, tout ce que l’entreprise gagne est distribué : ce n’est plus une part de ses résultats.',
            en: 'At 100% of the result, everything the company earns is given out: it is no longer a share of its results.',
          },
          RANDOM,
        ),
      )
  }
  for (const field of lossesPaid(given.formula, indicators))
    problems.push(
      illegal(
        field,
        'negative_threshold',
        {
          fr: 'Le seuil est négatif : l’intéressement serait dû pour une perte. Un seuil de déclenchement est nul ou positif.',
          en: 'The threshold is negative: intéressement would be due for a loss. A trigger is nil or positive.',
        },
        RANDOM,
      ),
    )
  return problems
}

/** The places of a preset where a loss would pay: a threshold below zero, or a paying row that begins below zero. */
function lossesPaid(formula: GivenFormula | undefined, indicators: readonly Indicator[]): string[] {
  if (!formula || !('preset' in formula)) return []
  const isResult = (name: string): boolean => {
    const found = indicators.find((one) => one.name === name)
    return found?.kind === 'result' && found.direction === 'higher'
  }
  if (formula.preset === 'share_of_result') return (formula.threshold ?? 0) < 0 ? ['formula.threshold'] : []
  if (formula.preset === 'threshold')
    return formula.threshold < 0 && isResult(formula.indicator) ? ['formula.threshold'] : []
  const { trigger } = formula
  const refused = trigger && trigger.threshold < 0 && isResult(trigger.indicator)
  const places = refused ? ['formula.trigger.threshold'] : []
  if (formula.preset === 'objectives' || formula.compared_to || !isResult(formula.indicator)) return places
  if (trigger?.indicator === formula.indicator && trigger.threshold >= 0) return places
  const paysLoss = formula.rows.findIndex(
    ({ from, amount_cents, rate_bps }) =>
      (amount_cents ?? rate_bps ?? 0) > 0 && (from === null ? formula.mode !== 'marginal' : from < 0),
  )
  return paysLoss === -1 ? places : [...places, `formula.rows.${paysLoss}.from`]
}

const EACH =
  '(individuel(le)?s?|personnel(le)?s?|annuel(le)?s?|de chaque|de chacun|par (salari|personne|collaborat|agent)|d(es|u|e) (salari|collaborat|agents?))'
/** Words that set one person’s own merit, and not a measure of all. */
const ONE_PERSON = [
  `entretiens? (annuel|individuel|professionnel|d.[ée]valuation|de (performance|progr[èe]s))`,
  `[ée]valuations? ((individuelle|annuelle)s?|de chaque|d(es|u) salari|par (le|la|son|sa) (manager|responsable|hi[ée]rarchi|sup[ée]rieur)|manag[ée]riale|hi[ée]rarchique)`,
  `(notes?|notations?|appr[ée]ciations?|cotations?) (${EACH}|(donn[ée]e|attribu[ée]e|mise) par (le|la|son|sa)|(du|de la|par le|par la) (manager|responsable|hi[ée]rarchie|sup[ée]rieur)|hi[ée]rarchique|manag[ée]riale)`,
  `(objectifs?|r[ée]sultats?|performances?|rendements?|m[ée]rites?|contributions?|implications?|motivations?|comportements?|assiduit[ée]s?) (individuel|personnel|de chaque|de chacun)`,
  `m[ée]rite (du|de la|des) `,
  'individual (appraisal|objective|target|performance|review|rating)',
  'appraisal of each|rating by (the|their) manager',
].map((pattern) => new RegExp(pattern, 'i'))
const measuresOnePerson = (text: string): boolean =>
  ONE_PERSON.some((pattern) => pattern.test(text)) &&
  !/\b(sans|aucune?|hors|ni)\b[^.]*(individuel|salari)/i.test(text)
const promisesSum = (text: string): boolean =>
  /\b(primes?|sommes?|montants?|minimums?|forfaits?|planchers?|enveloppes?|versements?) (garanti|assur[ée]|acquis|certain|minim(al|um))|quels? que soi(en)?t les? r[ée]sultats?|guaranteed/i.test(
    text,
  )

/** Turnover under its other names; what is earned on sales, or how they grow, is another matter. */
const TURNOVER =
  /chiffres? d.affaires|\bC\.?A\.?\b|volume d.affaires|facturations?\b|(montant|total|volume|valeur|produit) (des |de |facturé|net des )(ventes|factures)|^ventes\b|ventes (hors taxes|HT|nettes|facturées|totales)|produits d.exploitation|^(total des )?recettes\b|encaissements?\b|^(turnover|revenues?|sales)\b(?! (margin|growth))/i

const isTurnover = ({ kind, label }: Indicator): boolean => kind === 'turnover' || TURNOVER.test(label)

function treeProblems(accord: Accord, given: GivenAnswers): AnswerProblem[] {
  const { formula } = given
  if (!formula)
    return [
      missing(
        'formula',
        { fr: 'Donnez la formule de calcul.', en: 'Give the formula.' },
        articlesOf('mandatory_clauses', 'calculation'),
      ),
    ]
  const shape = shapeProblems(formula, accord)
  if (shape.length > 0) return shape
  const built = buildFormula(formula, accord.duration.years, accord.indicators)
  if (built.tree === null)
    return built.problems.map(({ path, reason }) =>
      illegal(`formula.tree${path.slice(1)}`, 'unreadable', {
        fr: 'Cette partie de la formule ne se lit pas : vérifiez la façon dont elle est écrite.',
        en: `This part of the formula cannot be read: ${reason.replace('undefined', 'nothing')}.`,
      }),
    )
  const units = Object.fromEntries([
    [PAYROLL, 'EUR'],
    ...accord.indicators.map(({ name, unit }) => [name, unit === 'count' || unit === 'days' ? name : unit]),
  ]) as Record<string, string>
  const problems = [...checkFormula(accord.formula.tree, { units }), ...misorderedIn(accord)]
    // A value that no row covers would leave the envelope undefined: more than a warning here.
    .filter(({ code, severity }) => severity === 'error' || code === 'grid_not_covering')
    .map(({ code, path, sentence }) =>
      illegal(
        'tree' in formula ? `formula.tree${path.slice(1)}` : fieldOf(code, path, formula),
        code,
        sentence,
        articlesOf('calculation'),
      ),
    )
  const known = new Set([
    PAYROLL,
    HEADCOUNT,
    ...accord.indicators.map(({ name }) => name),
    ...accord.formula.parameters.map(({ name }) => name),
  ])
  const used = inputsOf(accord.formula.tree)
  for (const name of used)
    if (!known.has(name))
      problems.push(
        illegal('formula', 'unknown_indicator', {
          fr: `La formule emploie « ${name} », qui n’est défini nulle part : ajoutez cet indicateur.`,
          en: `The formula uses “${name}”, which is defined nowhere: add this indicator.`,
        }),
      )
  if (!used.some((name) => accord.indicators.some((indicator) => indicator.name === name)))
    problems.push(forbidden('formula', 'NOT_RANDOM'))
  if (usesSets(accord.formula.tree) || hidesPerHead(accord.formula.tree))
    problems.push(
      illegal('formula.tree', 'not_one_envelope', {
        fr: 'Cette formule demande un menu, un ensemble de sites ou un montant par personne au milieu d’un calcul : écrivez-la pour une seule enveloppe.',
        en: 'This formula asks for a menu, a set of sites or an amount per person within a calculation: write it for one envelope.',
      }),
    )
  if (hasOpenPoint(accord.formula.tree))
    problems.push(
      illegal('formula.tree', 'open_point', {
        fr: 'Un point du barème linéaire n’a pas ses deux valeurs : complétez-le.',
        en: 'A point of the linear scale lacks one of its two values: complete it.',
      }),
    )
  return problems
}

/** Bounds that follow each other in the tree, but not with the figures of the first exercice where they do not. */
function misorderedIn(accord: Accord): FormulaProblem[] {
  const { tree, parameters } = accord.formula
  const periods = parameters.length === 0 ? [] : figurePeriods(accord)
  for (const [place] of periods.entries()) {
    const figures = new Map(
      parameters.map(({ name, values }) => [name, figureAt(values, place, periods.length)]),
    )
    const found = checkFormula(withFigures(tree, figures) as Expression).filter(({ code }) =>
      isMisorder.has(code),
    )
    if (found.length === 0) continue
    const column = `${periodName(accord)} ${place + 1}`
    return found.map((one) => ({
      ...one,
      sentence: { fr: `${column} : ${one.sentence.fr}`, en: `Period ${place + 1}: ${one.sentence.en}` },
    }))
  }
  return []
}
const isMisorder = new Set(['grid_gap', 'grid_overlap', 'points_not_increasing'])

/** The tree with the figures of one period in place of their names, wherever a bound or a point has one. */
function withFigures(part: unknown, figures: ReadonlyMap<string, number>, key = ''): unknown {
  if (typeof part === 'string')
    return key === 'from' || key === 'to' || key === 'points' ? (figures.get(part) ?? part) : part
  if (Array.isArray(part)) return part.map((one) => withFigures(one, figures, key))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, withFigures(one, figures, name)]),
  )
}

/** The rows of a preset are where its grid stands; its weights are in its objectives. */
const fieldOf = (code: string, path: string, formula: GivenFormula): string => {
  if (code === 'weights_not_whole') return 'formula.objectives'
  const row = /rows\[(\d+)\]/.exec(path)?.[1]
  return 'preset' in formula && formula.preset === 'bands' && row !== undefined
    ? `formula.rows.${row}`
    : 'formula'
}

const usesSets = (expr: Expression): boolean =>
  'one_of' in expr || ('op' in expr && 'over' in expr) || childrenOf(expr).some(usesSets)

/** Points of which one coordinate is left out. */
const hasOpenPoint = (expr: Expression): boolean =>
  ('interp' in expr && expr.interp.points.some(([x, y]) => x === null || y === null)) ||
  childrenOf(expr).some(hasOpenPoint)

/** An amount per person stands alone, or behind the trigger: anywhere else nobody could say what it adds up to. */
function hidesPerHead(tree: Expression): boolean {
  const inside = triggerIn(tree)?.then ?? tree
  const holds = (expr: Expression): boolean => 'per_head' in expr || childrenOf(expr).some(holds)
  return 'per_head' in inside ? holds(inside.per_head) : holds(inside)
}
