import { say, type Text } from '@moisson/law/text'
import { bareEuros, number } from '@moisson/law/words/figures'

/** The labels of the figures of an orientation. */
export const labels = {
  interessement: (people: number, each: number): Text =>
    say(
      `Intéressement : ${number(people, 'fr')} × ${bareEuros(each, 'fr')}, forfait social compris`,
      `Intéressement: ${number(people, 'en')} × ${bareEuros(each, 'en')}, forfait social included`,
    ),
  levy: say('dont forfait social', 'of which forfait social'),
  asPay: say('La même somme en salaire', 'The same sum as pay'),
  minus: say('Moins le coût de l’intéressement', 'Minus the cost of the intéressement'),
  saved: say('Économisé sur la même somme en salaire', 'Saved against the same sum as pay'),
  ppv: say('La même somme en prime de partage de la valeur', 'The same sum as a value-sharing bonus'),
  pee: say(
    'En plus, si l’entreprise abonde un PEE (la moitié du personnel y place sa prime)',
    'On top, if the company matches a PEE (half of the staff place their bonus)',
  ),
  percol: say(
    'En plus, si l’entreprise abonde un PER COL (la moitié du personnel y place sa prime)',
    'On top, if the company matches a PER COL (half of the staff place their bonus)',
  ),
  reserve: say(
    'Participation, par la formule légale et vos derniers comptes',
    'Participation, by the legal formula and your last accounts',
  ),
  cash: say('Versé sur son compte, avant impôt sur le revenu', 'Paid to the account, before income tax'),
  placedPee: say(
    'Placé sur un PEE abondé, sans impôt sur le revenu',
    'Placed in a matched PEE, free of income tax',
  ),
  placedPercol: say(
    'Placé sur un PER COL abondé, sans impôt sur le revenu',
    'Placed in a matched PER COL, free of income tax',
  ),
  keptOfPay: say('Avec le même coût en salaire, avant impôt', 'With the same cost as pay, before tax'),
  spent: say('Ce que la prime coûte à l’entreprise', 'What the bonus costs the company'),
  grossPay: say('Salaire brut pour ce coût', 'Gross pay for that cost'),
  netPay: say('Moins les cotisations salariales', 'Minus the employee’s contributions'),
}

export const planNames = {
  pee: say('Plan d’épargne d’entreprise (PEE)', 'Company savings plan (PEE)'),
  percol: say('Plan d’épargne retraite collectif (PER COL)', 'Collective pension savings plan (PER COL)'),
}

/** What is possible, scheme by scheme. */
export const sentences = {
  roughRate: say(
    'ordre de grandeur hors allégements sur les bas salaires',
    'roughly, without the reductions on low pay',
  ),
  interessement: (signed: string, end: string): Text =>
    say(
      `ouvert à votre entreprise ; signé au plus tard le ${signed}, l’accord vaut dès l’exercice clos le ${end}`,
      `open to your company; signed by ${signed}, the agreement counts from the financial year that ends on ${end}`,
    ),
  ppv: (limit: string): Text =>
    say(
      `ouverte à votre entreprise, sans accord à négocier ; exonérée jusqu’à ${limit} par personne et par an`,
      `open to your company, with no agreement to negotiate; exempt up to ${limit} per person and per year`,
    ),
  plan: (limit: string): Text =>
    say(
      `ouvert à votre entreprise ; l’abondement va jusqu’à ${limit} par personne et par an`,
      `open to your company; matching goes up to ${limit} per person and per year`,
    ),
}

/** What was supposed of the past, of contributions and of savers. */
export const supposed = {
  noPpv: say(
    'Prime de partage de la valeur : le régime de cette année n’est pas publié, son coût n’est pas dit.',
    'Value-sharing bonus: the rules of this year are not published, its cost cannot be given.',
  ),
  headcount: say(
    'Effectif supposé le même depuis cinq ans : c’est sur cinq années que la loi compte.',
    'The headcount is assumed to have been the same for five years: the law counts over five years.',
  ),
  results: say(
    'Les trois derniers exercices sont supposés semblables au dernier.',
    'The last three financial years are assumed to be like the last one.',
  ),
  profitable: say(
    'Les trois derniers exercices sont supposés semblables au dernier, et un bénéfice atteindre 1 % du chiffre d’affaires.',
    'The last three financial years are assumed to be like the last one, and a profit to reach 1% of revenue.',
  ),
  contributions: say(
    'Cotisations sur un salaire : 42 % pour l’employeur, 22 % pour le salarié, en ordre de grandeur.',
    'Contributions on pay: 42% for the employer, 22% for the employee, as an order of magnitude.',
  ),
  matching: say(
    'Abondement essayé : 100 % de ce qui est placé, 300 € par an au plus.',
    'Matching used here: 100% of what is invested, €300 per year at most.',
  ),
}
