import type { Text } from './text.ts'

/** Every refusal of the package with its sentence; `{name}` is replaced by a fact. */
export const refusalSentences = {
  parameter_not_published: {
    fr: '«\u00a0{parameter}\u00a0» n’est pas publié pour le {date}. Dernière valeur connue\u00a0: {last_value}, depuis le {last_from}.',
    en: '“{parameter}” is not published for {date}. Last known value: {last_value} since {last_from}.',
  },
  weights_not_whole: {
    fr: 'Les parts des critères de répartition font {total}\u202f% au lieu de 100\u202f%.',
    en: 'The allocation criteria add up to {total}% instead of 100%.',
  },
  criterion_without_weight: {
    fr: 'Aucun bénéficiaire n’a de valeur pour le critère «\u00a0{criterion}\u00a0»\u00a0: cette part ne peut pas être répartie.',
    en: 'No beneficiary has a value for the “{criterion}” criterion: this part cannot be allocated.',
  },
  nobody_to_share: {
    fr: 'Aucun bénéficiaire\u00a0: il n’y a personne entre qui répartir.',
    en: 'No beneficiary: there is nobody to share between.',
  },
  duplicate_key: {
    fr: 'Le matricule {key} apparaît deux fois\u00a0: la répartition a besoin d’un matricule par personne.',
    en: 'Employee number {key} appears twice: the allocation needs one number per person.',
  },
  input_missing: {
    fr: '«\u00a0{input}\u00a0» manque\u00a0: il faut {expected}.',
    en: '“{input}” is missing: {expected} is needed.',
  },
  input_unknown: {
    fr: '«\u00a0{input}\u00a0» ne fait pas partie de ce que cette règle lit.',
    en: '“{input}” is not among what this rule reads.',
  },
  input_not_valid: {
    fr: '«\u00a0{input}\u00a0» doit être {expected}\u00a0; reçu\u00a0: {value}.',
    en: '“{input}” must be {expected}; received: {value}.',
  },
  not_an_amount: {
    fr: '«\u00a0{input}\u00a0» doit être {expected}\u00a0; reçu\u00a0: {value}.',
    en: '“{input}” must be {expected}; received: {value}.',
  },
  amount_too_large: {
    fr: 'Ces montants sont trop grands pour être calculés au centime\u00a0: vérifiez-les ({input}).',
    en: 'These amounts are too large to be computed to the cent: check them ({input}).',
  },
  not_a_number: {
    fr: '«\u00a0{value}\u00a0» n’est pas un nombre\u00a0: écrivez-le avec des chiffres et un point, comme 3.37.',
    en: '“{value}” is not a number: write it with digits and a point, such as 3.37.',
  },
  division_by_zero: {
    fr: 'Ce calcul divise par zéro.',
    en: 'This computation divides by zero.',
  },
  not_a_day: {
    fr: '«\u00a0{value}\u00a0» n’est pas un jour du calendrier (AAAA-MM-JJ).',
    en: '“{value}” is not a calendar day (YYYY-MM-DD).',
  },
  not_an_instant: {
    fr: '«\u00a0{value}\u00a0» n’est pas une date et une heure.',
    en: '“{value}” is not a date and time.',
  },
  repayment_too_long: {
    fr: 'Un dixième de ce salaire ne rembourse pas l’avance en {years} ans\u00a0: indiquez le salaire mensuel.',
    en: 'A tenth of this pay does not give the advance back within {years} years: give the monthly pay.',
  },
  headcount_unknown: {
    fr: 'L’effectif de {year} n’est pas connu\u00a0: le seuil se lit sur cinq années de suite.',
    en: 'The headcount of {year} is not known: the threshold is read over five years running.',
  },
  negative_equity: {
    fr: 'Les capitaux propres sont négatifs\u00a0: aucun texte vérifié ne dit s’ils comptent alors pour zéro ou s’ajoutent au bénéfice dans la réserve (C. trav., art. L3324-1 et D3324-4). Demandez-le à qui atteste les montants (art. L3326-1), puis indiquez les capitaux propres de l’attestation, zéro s’ils y sont retenus pour zéro.',
    en: 'The equity is negative: no text that could be checked says whether it then counts as zero or adds to the profit in the reserve (Labour Code, art. L3324-1 and D3324-4). Ask whoever attests the figures (art. L3326-1), then give the equity of the attestation, zero where it is taken as zero.',
  },
  absences_above_presence: {
    fr: 'Les absences font {days} jours, plus que les {calendar_days} jours de la période.',
    en: 'The absences make {days} days, more than the {calendar_days} days of the period.',
  },
  default_not_settled: {
    fr: 'Sans plan ouvert pour cette part, l’accord doit dire où va la participation d’une personne qui ne répond pas (C. trav., art. L3324-10 et L3324-12).',
    en: 'With no plan open for this part, the agreement must say where the participation of somebody who does not answer goes (Labour Code, art. L3324-10 and L3324-12).',
  },
  formula_too_deep: {
    fr: 'La formule a plus de {most} niveaux\u00a0: découpez-la en valeurs nommées.',
    en: 'The formula has more than {most} levels: cut it into named values.',
  },
  formula_grid_order: {
    fr: 'Les lignes ou les points du barème ne se suivent pas\u00a0: chacun doit commencer où le précédent finit.',
    en: 'The rows or points of the scale do not follow one another: each must start where the one before ends.',
  },
  window_too_short: {
    fr: 'Le délai de réponse est d’au moins {minimum} jours\u00a0; {days} ont été demandés.',
    en: 'The time to answer is at least {minimum} days; {days} were asked for.',
  },
  choice_above_amount: {
    fr: 'Le total choisi dépasse le montant net de {excess_cents}.',
    en: 'The chosen total exceeds the net amount by {excess_cents}.',
  },
  plan_not_offered: {
    fr: 'Le plan {plan} n’est pas proposé dans cette entreprise.',
    en: 'The {plan} plan is not offered in this company.',
  },
  seniority_above_three_months: {
    fr: 'La condition d’ancienneté ne peut pas dépasser trois mois ({months} demandés).',
    en: 'The seniority condition cannot exceed three months ({months} asked).',
  },
  period_not_valid: {
    fr: 'La période «\u00a0{input}\u00a0» se termine avant de commencer.',
    en: 'The period “{input}” ends before it starts.',
  },
  regime_parameter_missing: {
    fr: 'Le régime applicable le {date} n’est pas publié\u00a0: ceux qui sont connus vont du {from} au {until}.',
    en: 'The regime that applies on {date} is not published: the known ones run from {from} to {until}.',
  },
  formula_input_missing: {
    fr: 'La formule a besoin de «\u00a0{name}\u00a0».',
    en: 'The formula needs “{name}”.',
  },
  formula_part_unknown: {
    fr: 'Une partie de la formule n’est pas connue : {reason}.',
    en: 'A part of the formula is not known: {reason}.',
  },
  formula_function_unknown: {
    fr: 'Le barème «\u00a0{name}\u00a0» n’est pas défini.',
    en: 'The scale “{name}” is not defined.',
  },
  formula_division_by_zero: {
    fr: 'La formule divise par zéro avec ces valeurs.',
    en: 'The formula divides by zero with these values.',
  },
  formula_outside_grid: {
    fr: 'Aucune ligne du barème ne couvre cette valeur.',
    en: 'No row of the grid covers this value.',
  },
  formula_option_missing: {
    fr: 'Il faut choisir une option de la formule : {options}.',
    en: 'An option of the formula must be chosen: {options}.',
  },
  event_not_known: {
    fr: 'L’événement «\u00a0{event}\u00a0» n’est pas un cas de déblocage anticipé.',
    en: '“{event}” is not a case of early release.',
  },
  unknown_absence: {
    fr: 'Le type d’absence «\u00a0{type}\u00a0» n’est pas connu\u00a0: dites s’il compte comme présence.',
    en: 'The absence type “{type}” is not known: say whether it counts as presence.',
  },
} as const satisfies Record<string, Text>

export type LegalRefusalCode = keyof typeof refusalSentences
