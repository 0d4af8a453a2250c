import { citation, type Article } from '@moisson/law/article'
import { collectiveCeilingShare } from '@moisson/law/parameters/limits'
import { conclusionModes } from '@moisson/law/conclusion-modes'
import { delayIn } from '@moisson/law/delays'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import { articlesOf } from '@moisson/law/scheme-points'
import { listed } from '@moisson/law/words/list'
import { mediumDay } from '@moisson/law/words/days'
import type { Language, Text } from '@moisson/law/text'
import type { Accord } from './accord.ts'
import { usesCriterion } from './criteria-in-use.ts'
import { isUnilateral } from './act-words.ts'
import type { Judged } from './check-answers.ts'
import { complianceCodes, type ComplianceCode, type ComplianceStatus } from './compliance-lines.ts'
import { deadlinesOf, lateConclusionOf } from './conclusion-warnings.ts'
import { filingPapers } from './filing-papers.ts'
import type { GivenAnswers } from './given-answers.ts'
import { legalMonths } from './legal-months.ts'
import { unjudgedTexts } from './written-texts.ts'

/** One thing the law asks, and how the answers stand to it. */
export interface ComplianceLine {
  code: ComplianceCode
  label: Text
  status: ComplianceStatus
  message: Text
  articles: string[]
  /** Where to mend it, as a path inside the answers. */
  field: string | null
}

interface Said {
  status: ComplianceStatus
  message: Text
  field?: string
}
interface Requirement {
  label: Text
  articles: (accord: Accord) => readonly Article[]
  /** The problems and warnings that are about it: by the reason, or by where the answer stands. */
  about: (field: string, reason: string) => boolean
  /** What is said when nothing was found wrong. */
  stands: (accord: Accord, given: GivenAnswers) => Said
}

const passed = (fr: string, en: string): Said => ({
  status: 'passed',
  message: { fr, en },
})
const confirm = (field: string, fr: string, en: string): Said => ({
  status: 'to_confirm',
  message: { fr, en },
  field,
})
const under =
  (...prefixes: string[]) =>
  (field: string) =>
    prefixes.some((prefix) => field === prefix || field.startsWith(`${prefix}.`))
const day = (value: string, language: Language) => mediumDay(value, language)
const always = (articles: readonly Article[]) => () => articles

const ofPart = ({ part, period_months }: Accord['duration']['part_periods'][number]): Text => ({
  fr: `, et du ${legalMonths(period_months)}e mois qui suit chaque période de la part « ${part} »`,
  en: `, and of month ${legalMonths(period_months)} after each period of the part “${part}”`,
})
const ofParts = ({ part_periods }: Accord['duration'], language: Language) =>
  part_periods.map((one) => ofPart(one)[language]).join('')

/** Employees from which participation is due, reached for five years (L3322-2). */
const BOUND = 50

/** Reasons that say that the result is certain, wherever the answer stands. */
const CERTAIN = new Set([
  'NOT_RANDOM',
  'whole_result',
  'negative_threshold',
  'never_positive',
  'always_paid_so_far',
  'never_paid_so_far',
  'fixed_amount',
  'most_of_result',
  'pays_a_loss',
  'no_history',
  'doubtful_not_random',
])
const UNRELATED = new Set(['not_performance', 'negative_event', 'does_not_count'])
const ONE_PERSON = new Set(['INDIVIDUAL_OBJECTIVE', 'doubtful_individual_objective'])
const NOT_FOR_ALL = /presence_condition|excluded_employees|rights_lost/i
const PAPERS = new Set(['no_cse_over_11', 'joint_request', 'collective_without_delegate'])
const UNTRACED = new Set(['not_traceable'])

const requirements: Readonly<Record<ComplianceCode, Requirement>> = {
  conclusion: {
    label: { fr: 'Mode de conclusion', en: 'How it is concluded' },
    articles: ({ conclusion }) => conclusionModes[conclusion.mode].articles,
    about: (field, reason) =>
      !PAPERS.has(reason) &&
      under(
        'conclusion.mode',
        'conclusion.yes',
        'conclusion.personnel',
        'conclusion.signatories',
        'conclusion.branch',
      )(field),
    stands: ({ conclusion, scope }) =>
      scope.kind === 'group'
        ? confirm(
            'conclusion.mode',
            isUnilateral(conclusion.mode)
              ? 'Une décision unilatérale n’engage que l’employeur qui la prend : confirmez, société par société, qu’elle y est ouverte, et que chacune la prend.'
              : `Confirmez la voie de chaque société du groupe (${conclusionModes[conclusion.mode].label.fr}) : effectif, CSE et syndicats s’apprécient dans chacune.`,
            isUnilateral(conclusion.mode)
              ? 'A unilateral decision binds only the employer who takes it: confirm, company by company, that it is open there and that each takes it.'
              : `Confirm the way of each company of the group (${conclusionModes[conclusion.mode].label.en}): headcount, CSE and unions are judged in each.`,
          )
        : passed(
            `L’accord est conclu par une voie ouverte à l’entreprise : ${conclusionModes[conclusion.mode].label.fr}.`,
            `The agreement is concluded in a way open to the company: ${conclusionModes[conclusion.mode].label.en}.`,
          ),
  },
  conclusion_papers: {
    label: { fr: 'Pièces à joindre', en: 'Papers to join' },
    articles: ({ conclusion }) => conclusionModes[conclusion.mode].articles,
    about: (field, reason) =>
      PAPERS.has(reason) || under('conclusion.cse_consulted_on', 'conclusion.cse_meeting_on')(field),
    stands: (accord) => {
      const papers = (language: Language) =>
        listed(
          filingPapers(accord).map((one) => one[language]),
          language,
        )
      return confirm(
        'conclusion.mode',
        `À réunir pour le dépôt : ${papers('fr')}.`,
        `To gather for the filing: ${papers('en')}.`,
      )
    },
  },
  representation: {
    label: { fr: 'Représentation du personnel', en: 'Staff representation' },
    articles: always(articlesOf('who_may_conclude')),
    about: under('company.representation_in_order'),
    stands: (_, given) =>
      given.company?.representation_in_order === true
        ? passed(
            'L’entreprise se dit à jour de ses obligations de représentation du personnel.',
            'The company says that it is in order with staff representation.',
          )
        : confirm(
            'company.representation_in_order',
            'Confirmez que l’entreprise est à jour de ses obligations de représentation du personnel : élections tenues, ou procès-verbal de carence.',
            'Confirm that the company is in order with staff representation: elections held, or minutes of failed elections.',
          ),
  },
  no_substitution: {
    label: { fr: 'Non-substitution au salaire', en: 'Not in place of pay' },
    articles: always(articlesOf('no_substitution')),
    about: (field, reason) =>
      under('conclusion.replaces_pay')(field) ||
      reason === 'SUBSTITUTION' ||
      reason === 'doubtful_substitution',
    stands: (_, given) =>
      given.conclusion?.replaces_pay === false
        ? passed(
            'L’intéressement ne remplace aucun élément de rémunération en vigueur ou devenu obligatoire.',
            'Intéressement replaces no element of pay in force or made compulsory.',
          )
        : confirm(
            'conclusion.replaces_pay',
            'Confirmez qu’aucune prime n’a été supprimée au profit de l’intéressement : douze mois s’écoulent entre le dernier versement d’un élément de salaire supprimé et la date d’effet de l’accord.',
            'Confirm that no bonus was taken away in favour of intéressement: twelve months pass between the last payment of an element of pay taken away and the day the agreement counts from.',
          ),
  },
  duration: {
    label: { fr: 'Durée de l’accord', en: 'Duration of the agreement' },
    articles: always(articlesOf('conclusion')),
    about: (field) => under('duration.years', 'duration.first_exercise_start')(field),
    stands: ({ duration }) =>
      passed(
        `L’accord dure ${duration.years} an${duration.years > 1 ? 's' : ''}, entre un et ${delayIn('agreement', 'fr')}.`,
        `The agreement lasts ${duration.years} year${duration.years > 1 ? 's' : ''}, between one and ${delayIn('agreement', 'en')}.`,
      ),
  },
  signature_date: {
    label: { fr: 'Date de conclusion', en: 'Day of conclusion' },
    articles: always(articlesOf('signature')),
    about: (field) => under('conclusion.signed_on')(field),
    stands: (accord) => {
      const { last_signature_day: last } = deadlinesOf(accord)
      return accord.conclusion.signed_on === null
        ? confirm(
            'conclusion.signed_on',
            `À conclure au plus tard le ${day(last, 'fr')}, avant la seconde moitié de la première période de calcul.`,
            `To conclude by ${day(last, 'en')}, before the second half of the first calculation period.`,
          )
        : passed(
            `Conclu le ${day(accord.conclusion.signed_on, 'fr')}, au plus tard le ${day(last, 'fr')}.`,
            `Concluded on ${day(accord.conclusion.signed_on, 'en')}, by ${day(last, 'en')}.`,
          )
    },
  },
  filing: {
    label: { fr: 'Dépôt', en: 'Filing' },
    articles: always(articlesOf('filing', 'deposit_online')),
    about: () => false,
    stands: (accord) => {
      if (lateConclusionOf(accord))
        return confirm(
          'conclusion.signed_on',
          'Conclu hors délai : à déposer sans attendre sur TéléAccords, seules les périodes ouvertes après le dépôt ouvrent droit aux exonérations.',
          'Concluded late: to file on TéléAccords without delay, only the periods opened after the filing are exempt.',
        )
      const { filing_deadline: last } = deadlinesOf(accord)
      return confirm(
        'conclusion.signed_on',
        `À déposer sur TéléAccords au plus tard le ${day(last, 'fr')}, avec les pièces de la voie choisie.`,
        `To file on TéléAccords by ${day(last, 'en')}, with the papers of the way chosen.`,
      )
    },
  },
  scope: {
    label: { fr: 'Champ d’application', en: 'Scope' },
    articles: always(articlesOf('mandatory_clauses')),
    about: under('scope'),
    stands: ({ scope, by_site }) =>
      by_site && scope.kind !== 'some'
        ? confirm(
            'scope.kind',
            'La répartition se fait site par site : vérifiez que chaque établissement, présent ou à venir, a sa part dans la formule, ou nommez les établissements concernés.',
            'The allocation is site by site: check that each establishment, present or to come, has its part in the formula, or name the establishments concerned.',
          )
        : scope.kind === 'some' && scope.establishments.length === 0
          ? confirm(
              'scope.establishments',
              'Nommez les établissements concernés.',
              'Name the establishments concerned.',
            )
          : passed(
              'Les entreprises et établissements concernés sont nommés.',
              'The companies and establishments concerned are named.',
            ),
  },
  collective: {
    label: { fr: 'Caractère collectif', en: 'Collective nature' },
    articles: always(articlesOf('random_result', 'seniority')),
    about: (field, reason) =>
      ONE_PERSON.has(reason) || NOT_FOR_ALL.test(reason) || reason === 'site_without_part',
    stands: ({ by_site, scope }) =>
      by_site && scope.kind !== 'some'
        ? confirm(
            'scope.kind',
            'Un établissement sans part dans la formule laisserait ses salariés sans intéressement : vérifiez que chacun a la sienne.',
            'An establishment without a part in the formula would leave its employees with nothing: check that each has its own.',
          )
        : passed(
            'Tous les salariés du champ bénéficient de l’accord ; aucun critère n’apprécie une personne.',
            'All employees of the scope benefit; no criterion appraises one person.',
          ),
  },
  seniority: {
    label: { fr: 'Ancienneté demandée', en: 'Seniority required' },
    articles: always(articlesOf('seniority')),
    about: (field, reason) => under('beneficiaries.seniority_months')(field) || /max_3_months/i.test(reason),
    stands: ({ beneficiaries }) =>
      beneficiaries.seniority_months === 0
        ? passed('Aucune ancienneté n’est demandée.', 'No seniority is asked for.')
        : passed(
            `${beneficiaries.seniority_months} mois d’ancienneté, dans la limite de trois.`,
            `${beneficiaries.seniority_months} months of seniority, within three.`,
          ),
  },
  officers: {
    label: { fr: 'Dirigeants et conjoints', en: 'Officers and spouses' },
    articles: always(articlesOf('officers')),
    about: (field, reason) =>
      under('beneficiaries.executives', 'beneficiaries.spouse')(field) || reason === 'near_250',
    stands: ({ beneficiaries, company }) =>
      beneficiaries.executives || beneficiaries.spouse
        ? company.headcount !== null && company.headcount >= 1 && company.headcount < 250
          ? passed(
              'L’effectif permet aux dirigeants et à leur conjoint d’en bénéficier.',
              'The headcount lets officers and their spouse benefit.',
            )
          : confirm(
              beneficiaries.executives ? 'beneficiaries.executives' : 'beneficiaries.spouse',
              'Les dirigeants et leur conjoint ne bénéficient de l’accord que dans une entreprise de 1 à 249 salariés : à 250 ou plus, vérifiez que ce seuil n’est pas atteint depuis cinq années civiles.',
              'Officers and their spouse benefit only in a company of 1 to 249 employees: at 250 or more, check that this threshold has not been reached for five calendar years.',
            )
        : passed('Seuls les salariés en bénéficient.', 'Employees alone benefit.'),
  },
  period: {
    label: { fr: 'Période de calcul', en: 'Calculation period' },
    articles: always(articlesOf('calculation')),
    about: under('duration.period_months', 'duration.part_periods'),
    stands: ({ duration }) =>
      passed(
        `La période de calcul est de ${duration.period_months} mois entiers, trois au moins${duration.part_periods.map(({ part, period_months }) => `, et de ${period_months} mois pour la part « ${part} »`).join('')}.`,
        `The calculation period is of ${duration.period_months} whole months, three at least${duration.part_periods.map(({ part, period_months }) => `, and of ${period_months} months for the part “${part}”`).join('')}.`,
      ),
  },
  random: {
    label: { fr: 'Caractère aléatoire', en: 'Random nature' },
    articles: always(articlesOf('random_result', 'calculation')),
    about: (field, reason) => CERTAIN.has(reason),
    stands: () =>
      passed(
        'La formule a été cherchée sur toute l’étendue plausible des indicateurs : elle peut ne rien donner.',
        'The formula was searched over the whole plausible range of the indicators: it may give nothing.',
      ),
  },
  performance: {
    label: {
      fr: 'Lien avec les résultats ou les performances',
      en: 'Link with results or performance',
    },
    articles: always(articlesOf('random_result')),
    about: (field, reason) => UNRELATED.has(reason),
    stands: () =>
      passed(
        'Aucun indicateur ne ressemble à ceux que l’administration ou les tribunaux ont écartés.',
        'No indicator looks like those that administrations or courts have struck out.',
      ),
  },
  measurable: {
    label: {
      fr: 'Indicateurs vérifiables',
      en: 'Indicators that can be verified',
    },
    articles: always(articlesOf('calculation', 'mandatory_clauses')),
    about: (field, reason) =>
      UNTRACED.has(reason) ||
      (under('indicators')(field) &&
        !ONE_PERSON.has(reason) &&
        !UNRELATED.has(reason) &&
        !CERTAIN.has(reason)),
    stands: () =>
      passed(
        'Chaque indicateur a sa définition, sa source et la date où il est connu.',
        'Each indicator has its definition, its source and the day it is known.',
      ),
  },
  calculation: {
    label: { fr: 'Modalités de calcul', en: 'Method of calculation' },
    articles: always(articlesOf('mandatory_clauses', 'calculation')),
    about: (field, reason) =>
      under('formula', 'special_clauses', 'preamble')(field) &&
      !CERTAIN.has(reason) &&
      reason !== 'prevalidated_path',
    stands: () =>
      passed(
        'La formule se lit, se calcule et s’écrit sans ambiguïté ; ses poids font 100 %.',
        'The formula can be read, computed and written without ambiguity; its weights make 100%.',
      ),
  },
  collective_ceiling: {
    label: { fr: 'Plafond collectif', en: 'Collective ceiling' },
    articles: always(articlesOf('ceilings')),
    about: under('caps'),
    stands: ({ duration }) => {
      const { value } = collectiveCeilingShare.on(duration.exercises[0]?.end ?? collectiveCeilingShare.reread)
      return passed(
        `L’enveloppe est limitée à ${value} % des salaires bruts, par une clause qui ne se modifie pas.`,
        `The envelope is limited to ${value}% of gross wages, by a clause that cannot be changed.`,
      )
    },
  },
  participation: {
    label: {
      fr: 'Articulation avec la participation',
      en: 'Link with participation',
    },
    articles: always(articlesOf('participation', 'ceilings')),
    about: under('participation', 'exceptional_increase'),
    stands: ({ participation, company }) =>
      !participation.exists && (company.headcount === null || company.headcount >= BOUND)
        ? confirm(
            'participation.exists',
            `L’entreprise est tenue à la participation dès que son effectif atteint ${BOUND} salariés pendant cinq années civiles${company.headcount === null ? '' : `, et elle en emploie ${company.headcount}`} : confirmez qu’aucune participation n’est à articuler, ou dites le lien.`,
            `The company is bound to participation once its headcount has reached ${BOUND} employees for five calendar years${company.headcount === null ? '' : `, and it employs ${company.headcount}`}: confirm that there is none to link with, or say the link.`,
          )
        : participation.exists
          ? passed(
              'Le lien avec la participation est dit et calculé.',
              'The link with participation is said and computed.',
            )
          : passed('Aucune participation n’est à articuler.', 'There is no participation to link with.'),
  },
  sharing: {
    label: { fr: 'Critères de répartition', en: 'Criteria of the allocation' },
    articles: always(articlesOf('sharing')),
    about: (field, reason) =>
      under('split', 'supplement')(field) ||
      reason === 'NOT_PROPORTIONAL' ||
      reason === 'doubtful_not_proportional',
    stands: ({ criteria, ...accord }) =>
      usesCriterion({ criteria, ...accord }, 'appartenance')
        ? confirm(
            'split.criteria',
            'La loi nomme la durée de présence et le salaire, non le temps d’appartenance : confirmez ce critère avant de conclure.',
            'The law names presence and pay, not time on the books: confirm this criterion before concluding.',
          )
        : passed(
            `${criteria.length === 1 ? 'Un critère' : `${criteria.length} critères`} parmi ceux que la loi permet, dont les parts font 100 %.`,
            `${criteria.length === 1 ? 'One criterion' : `${criteria.length} criteria`} among those the law allows, whose parts make 100%.`,
          ),
  },
  absences: {
    label: { fr: 'Absences assimilées', en: 'Absences that count' },
    articles: always([...articlesOf('sharing'), ...articlesOf('pay_of_the_absent')]),
    about: (field, reason) => under('presence', 'salary')(field) || reason.includes('assimilated_absence'),
    stands: (accord) =>
      !usesCriterion(accord, 'salary') && !usesCriterion(accord, 'presence')
        ? passed(
            'Ni la présence ni le salaire ne comptent dans la répartition : aucune absence ne réduit une part.',
            'Neither presence nor pay counts in the allocation: no absence reduces a share.',
          )
        : passed(
            'Les congés et absences protégés comptent comme présence, et leur salaire est reconstitué, par une clause qui ne se modifie pas.',
            'Protected leave counts as presence, and its pay is rebuilt, by a clause that cannot be changed.',
          ),
  },
  individual_ceiling: {
    label: { fr: 'Plafond individuel', en: 'Individual ceiling' },
    articles: always(articlesOf('ceilings', 'redistribution')),
    about: (field) => under('individual_cap')(field),
    stands: ({ individual_cap }) =>
      passed(
        `Nul ne reçoit plus de trois quarts du plafond de la sécurité sociale ; l’excédent est ${individual_cap.remainder === 'redistributed' ? 'réparti entre ceux qui n’ont pas atteint ce plafond' : 'conservé par l’entreprise'}.`,
        `Nobody receives more than three quarters of the social-security ceiling; the excess is ${individual_cap.remainder === 'redistributed' ? 'shared among those below it' : 'kept by the company'}.`,
      ),
  },
  payment: {
    label: { fr: 'Date de versement', en: 'Day of payment' },
    articles: always(articlesOf('payment', 'late_interest')),
    about: under('payment'),
    stands: ({ payment, duration }) =>
      passed(
        `Versement au plus tard le dernier jour du ${payment.months_after_closing}e mois qui suit la période${ofParts(duration, 'fr')}, intérêts de retard compris.`,
        `Payment by the last day of month ${payment.months_after_closing} after the period${ofParts(duration, 'en')}, with interest when late.`,
      ),
  },
  choice: {
    label: { fr: 'Choix du bénéficiaire', en: 'Choice of the beneficiary' },
    articles: always(articlesOf('placing', 'reply')),
    about: under('choice'),
    stands: ({ choice }) =>
      passed(
        `Chacun dispose de ${choice.response_days} jours pour répondre, ${REPLY_DAYS} au moins, et sait où mène son silence.`,
        `Everybody has ${choice.response_days} days to answer, ${REPLY_DAYS} at least, and knows where silence leads.`,
      ),
  },
  advances: {
    label: { fr: 'Avances', en: 'Advances' },
    articles: always(articlesOf('advances', 'advance_rhythm')),
    about: under('advances'),
    stands: ({ advances }) =>
      advances.allowed
        ? passed(
            'Avec l’accord de chacun, et pas plus d’une par trimestre.',
            'With everybody’s consent, and not more than one a quarter.',
          )
        : passed('L’accord n’en prévoit pas.', 'The agreement has none.'),
  },
  follow_up: {
    label: { fr: 'Vérification et suivi', en: 'Verification and follow-up' },
    articles: always(articlesOf('mandatory_clauses', 'preamble')),
    about: under('follow_up'),
    stands: ({ follow_up }) =>
      passed(
        follow_up.body === 'cse'
          ? 'Le CSE dispose des éléments de calcul et vérifie l’exécution de l’accord.'
          : 'Une commission où siègent des salariés vérifie l’exécution de l’accord.',
        follow_up.body === 'cse'
          ? 'The CSE has the elements of the calculation and verifies how the agreement is carried out.'
          : 'A commission with employees verifies how the agreement is carried out.',
      ),
  },
  information: {
    label: {
      fr: 'Information collective et individuelle',
      en: 'Collective and individual information',
    },
    articles: always(articlesOf('note_to_all', 'individual_notice')),
    about: under('information'),
    stands: () =>
      passed(
        'Note d’information à tous, fiche distincte du bulletin de paie à chacun, livret à l’embauche et au départ.',
        'A note to all, a slip apart from the payslip to each, a booklet on hiring and on leaving.',
      ),
  },
  disputes: {
    label: { fr: 'Différends et révision', en: 'Disputes and revision' },
    articles: always(articlesOf('mandatory_clauses', 'amendment')),
    about: under('disputes', 'revision'),
    stands: (accord) =>
      accord.disputes.court_city === null
        ? confirm(
            'disputes.court_city',
            'Nommez la ville du tribunal judiciaire compétent.',
            'Name the city of the court that decides.',
          )
        : passed(
            'La procédure interne, le tribunal et la forme des avenants sont dits.',
            'The internal step, the court and the form of amendments are said.',
          ),
  },
  exceptional_profit: {
    label: {
      fr: 'Augmentation exceptionnelle du bénéfice',
      en: 'Exceptional increase of the profit',
    },
    articles: always(articlesOf('exceptional_profit')),
    about: under('exceptional_increase'),
    stands: ({ exceptional_increase, conclusion, company }) => {
      if (exceptional_increase !== null && !isUnilateral(conclusion.mode))
        return passed(
          'L’accord définit l’augmentation exceptionnelle et le partage qui s’ensuit.',
          'The agreement defines the exceptional increase and the sharing that follows.',
        )
      return mayBeBound(company) && !isUnilateral(conclusion.mode)
        ? confirm(
            'company.has_union_delegate',
            'Dites s’il y a un délégué syndical\u00a0: à partir de 50 salariés et avec lui, l’accord définit l’augmentation exceptionnelle.',
            'Say whether there is a union delegate: from 50 employees on and with one, the agreement defines the exceptional increase.',
          )
        : passed('L’entreprise n’y est pas tenue.', 'The company is not bound to it.')
    },
  },
}

/** Fifty employees, and nobody said whether a union delegate is there. */
const mayBeBound = ({ headcount, has_union_delegate }: Accord['company']): boolean =>
  (headcount ?? 0) >= 50 && has_union_delegate === null

/** The lines that a problem or a warning is about. */
export const linesAbout = (field: string, reason: string): ComplianceCode[] =>
  complianceCodes.filter((code) => requirements[code].about(field, reason))

/** Every line of the report. A problem refuses its line, what is missing or doubtful leaves it to be confirmed. */
export function complianceOf(accord: Accord, given: GivenAnswers, judged: Judged): ComplianceLine[] {
  const late = lateConclusionOf(accord) !== null
  return complianceCodes.map((code): ComplianceLine => {
    const { label, articles, about, stands } = requirements[code]
    const own = articles(accord).map(citation)
    const wrong = judged.problems.filter(({ field, reason }) => about(field, reason))
    const illegal = wrong.find((one) => one.code === 'illegal_value')
    const found = illegal ?? wrong[0] ?? judged.warnings.find((one) => about(one.field, one.code))
    if (found)
      return {
        code,
        label,
        status: illegal || (code === 'signature_date' && late) ? 'refused' : 'to_confirm',
        message: found.message,
        articles: found.articles.length > 0 ? found.articles : own,
        field: found.field,
      }
    const { status, message, field } = stands(accord, given)
    const unjudged = status === 'passed' ? unjudgedTexts(accord, code) : null
    // What was not searched is not said to have been found.
    if (code === 'random' && judged.analysis === null)
      return {
        code,
        label,
        status: 'to_confirm',
        message: {
          fr: 'La formule n’est pas complète : on ne sait pas encore si elle peut ne rien donner.',
          en: 'The formula is not complete: whether it may give nothing is not known yet.',
        },
        articles: own,
        field: 'formula',
      }
    if (unjudged) return { code, label, status: 'to_confirm', articles: own, ...unjudged }
    return {
      code,
      label,
      status,
      message,
      articles: own,
      field: field ?? null,
    }
  })
}
