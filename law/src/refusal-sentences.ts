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
  not_an_amount: {
    fr: '{what} doit être un nombre entier positif\u00a0: {value}.',
    en: '{what} must be a whole non-negative number: {value}.',
  },
  window_too_short: {
    fr: 'Le délai de réponse est d’au moins {minimum} jours\u00a0; {days} ont été demandés.',
    en: 'The reply delay is at least {minimum} days; {days} were asked.',
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
    fr: 'La période se termine le {end}, avant son début le {start}.',
    en: 'The period ends on {end}, before it starts on {start}.',
  },
  regime_parameter_missing: {
    fr: 'Le régime applicable le {date} n’est pas publié : le dernier connu s’arrête le {until}.',
    en: 'The regime that applies on {date} is not published: the last known one ends on {until}.',
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
