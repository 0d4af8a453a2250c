import { articlesOf } from '@moisson/law/scheme-points'
import { listed } from '@moisson/law/words/list'

import { endOfMonthAfter } from '@moisson/law/calendar'
import type { Accord } from './accord.ts'
import { knownBy } from './known-by.ts'
import { day } from './french-wording.ts'
import {
  alwaysPaysNearHistory,
  dividedByNothing,
  paidOnLoss,
  unpaidYears,
  type AccordAnalysis,
} from './analyse-accord.ts'
import { warning, type AnswerWarning } from './problem.ts'

const RANDOM = articlesOf('random_result', 'calculation')
const MANDATORY = articlesOf('mandatory_clauses')
const UNRELATED =
  /handicap|RQTH|OETH|qualité de vie|QVT|QVCT|satisfaction (des|du) (salariés|personnel|collaborateurs|équipes)|travailleurs? handicapés|climat (de travail|interne)|engagement des (salariés|collaborateurs|équipes)|index égalité|mixité|pyramide des âges|turnover des|ancienneté|égalité|parité|bien-être|enquête (interne|auprès d|de climat|sociale)|sondage|baromètre (social|interne)|climat social|gr[èe]v|[âa]ges? (moyen|médian|des)|moyenne d.âge|assiduité|ponctualité|par (commercial|vendeur|salarié|collaborateur|agent|personne)|effectifs? présent/i
const NEGATIVE =
  /accident|arrêts? (de travail|maladie)|absentéisme|absences? (maladie|pour maladie)|décès|blessé|blessure|sinistre corporel|AT\/MP|maladies? professionnelle|taux de (fréquence|gravité)/i

/** Indicators and formula that hold, and that an administration or a court may question. */
export function formulaWarnings(accord: Accord, analysis: AccordAnalysis | null): AnswerWarning[] {
  const { indicators, given_formula } = accord
  const found = indicatorWarnings(accord, analysis)
  if (analysis !== null && !analysis.can_pay)
    found.push(
      warning('formula', 'never_positive', {
        fr: 'Avec des valeurs plausibles, la formule ne donne jamais rien.',
        en: 'With plausible values, the formula never gives anything.',
      }),
    )
  const unpaid = analysis === null ? [] : unpaidYears(accord)
  if (unpaid.length > 0)
    found.push(
      warning('formula', 'never_paid_so_far', {
        fr: `Avec les valeurs de ${listed(unpaid.map(String), 'fr')}, la formule n’aurait rien donné\u00a0: vérifiez que les seuils sont ceux que vous voulez, ou confirmez-les.`,
        en: `With the values of ${listed(unpaid.map(String), 'en')}, the formula would have given nothing: check that the thresholds are those you mean, or confirm them.`,
      }),
    )
  if (analysis !== null && analysis.most_of !== null)
    found.push(
      warning(
        'formula',
        'most_of_result',
        {
          fr: `La formule peut distribuer plus de la moitié de « ${labelOf(indicators, analysis.most_of)} » : confirmez que l’entreprise garde de quoi se maintenir, le plafond légal n’y suffit pas.`,
          en: `The formula may give out more than half of “${labelOf(indicators, analysis.most_of)}”: confirm that the company keeps enough to live on, the legal ceiling does not see to it.`,
        },
        RANDOM,
      ),
    )
  for (const name of analysis === null ? [] : dividedByNothing(accord))
    found.push(
      warning(
        'formula',
        'divides_by_nil',
        {
          fr: `« ${labelOf(indicators, name)} » peut être nul, et la formule divise par lui\u00a0: elle ne donnerait alors aucun résultat. Dites par une condition ce qui est dû dans ce cas, ou relevez sa plus petite valeur plausible.`,
          en: `“${labelOf(indicators, name)}” may be nil, and the formula divides by it: it would then give no result. Say by a condition what is due in that case, or raise its lowest plausible value.`,
        },
        RANDOM,
      ),
    )
  const loss = analysis === null ? null : paidOnLoss(accord)
  if (loss !== null)
    found.push(
      warning(
        'formula',
        'pays_a_loss',
        {
          fr: `La formule donne encore quelque chose quand « ${labelOf(indicators, loss)} » est une perte : confirmez que ce niveau est vraiment incertain, et que l’entreprise peut le payer.`,
          en: `The formula still gives something when “${labelOf(indicators, loss)}” is a loss: confirm that this level is truly uncertain, and that the company can pay.`,
        },
        RANDOM,
      ),
    )
  if (analysis !== null && 'tree' in given_formula && indicators.every(({ history }) => history.length === 0))
    found.push(
      warning(
        'formula',
        'no_history',
        {
          fr: 'Aucun indicateur n’a de valeur passée : rien ne montre que les seuils et les barèmes sont incertains. Donnez trois années, ou confirmez-le.',
          en: 'No indicator has a past value: nothing shows that the thresholds and scales are uncertain. Give three years, or confirm it.',
        },
        RANDOM,
      ),
    )
  if (analysis !== null && alwaysPaysNearHistory(accord))
    found.push(
      warning(
        'formula',
        'always_paid_so_far',
        {
          fr: 'Avec les valeurs passées des indicateurs, à 50 % près, la formule donne toujours quelque chose : confirmez que le résultat est vraiment incertain.',
          en: 'With the past values of the indicators, within 50%, the formula always gives something: confirm that the result is truly uncertain.',
        },
        RANDOM,
      ),
    )
  if (
    'preset' in given_formula &&
    given_formula.preset === 'threshold' &&
    'amount_cents' in given_formula.reward
  )
    found.push(
      warning(
        'formula.reward',
        'fixed_amount',
        {
          fr: 'Une somme fixe versée dès le seuil franchi doit dépendre d’un seuil vraiment incertain.',
          en: 'A fixed sum paid as soon as the threshold is met must hang on a truly uncertain threshold.',
        },
        RANDOM,
      ),
    )
  return found
}

/** What each indicator says of itself. */
function indicatorWarnings(accord: Accord, analysis: AccordAnalysis | null): AnswerWarning[] {
  const { indicators } = accord
  const closing = accord.duration.first_period.end
  const paid = endOfMonthAfter(closing, accord.payment.months_after_closing)
  const found: AnswerWarning[] = []
  for (const [
    place,
    { name, label, kind, source, owner, available_by, definition, accounting_line },
  ] of indicators.entries()) {
    const at = `indicators.${place}`
    if (kind === 'other' || UNRELATED.test(`${label} ${definition}`))
      found.push(
        warning(
          at,
          'not_performance',
          {
            fr: `« ${label} » ne mesure pas clairement un résultat ou une performance : l’Urssaf a déjà écarté des critères de ce genre.`,
            en: `“${label}” does not clearly measure a result or a performance: such criteria have been struck out before.`,
          },
          RANDOM,
        ),
      )
    if (NEGATIVE.test(label))
      found.push(
        warning(at, 'negative_event', {
          fr: `« ${label} » compte des événements malheureux : préférez des mesures de prévention, qu’on ne gagne pas à taire.`,
          en: `“${label}” counts unhappy events: prefer measures of prevention, which nobody gains by hiding.`,
        }),
      )
    if (owner === null || available_by === null || source === '')
      found.push(
        warning(`${at}.owner`, 'not_traceable', {
          fr: `Dites qui produit « ${label} » et à quelle date la valeur est connue : un indicateur qu’on ne peut plus mesurer bloque le calcul.`,
          en: `Say who produces “${label}” and when its value is known: an indicator that cannot be measured any more stops the calculation.`,
        }),
      )
    const known = available_by === null ? null : knownBy(available_by, closing)
    if (known !== null && known > paid)
      found.push(
        warning(
          `${at}.available_by`,
          'known_after_payment',
          {
            fr: `« ${label} » serait connu le ${day(known)}, après le ${day(paid)}, dernier jour pour verser\u00a0: l’intéressement ne pourrait pas être calculé à temps. Choisissez un indicateur connu plus tôt, ou confirmez la date.`,
            en: `“${label}” would be known on ${known}, after ${paid}, the last day to pay: the intéressement could not be computed in time. Choose an indicator known sooner, or confirm the day.`,
          },
          articlesOf('payment', 'late_interest'),
        ),
      )
    if (saysNothing(definition, label) && accounting_line === null)
      found.push(
        warning(
          `${at}.definition`,
          'no_definition',
          {
            fr: `« ${label} » n’est défini que par son nom : dites ce qui est compté, et ce qui ne l’est pas, pour que deux personnes trouvent la même valeur.`,
            en: `“${label}” is defined by its name alone: say what is counted and what is not, so that two people find the same value.`,
          },
          MANDATORY,
        ),
      )
    if (analysis !== null && !analysis.matter.has(name))
      found.push(
        warning(at, 'does_not_count', {
          fr: `« ${label} » ne change pas le résultat de la formule.`,
          en: `“${label}” does not change the result of the formula.`,
        }),
      )
  }
  return found
}

/** A definition that repeats the name: « taux de service, tel que… ». */
const saysNothing = (definition: string, label: string): boolean => {
  const words = (text: string) => text.trim().toLocaleLowerCase('fr')
  return words(definition).replace(/,? tel que cet indicateur ressort de sa source$/, '') === words(label)
}

const labelOf = (indicators: Accord['indicators'], name: string): string =>
  indicators.find((one) => one.name === name)?.label ?? name
