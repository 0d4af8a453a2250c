import { delayFirst, delayIn } from '@moisson/law/delays'
import { sourceOf } from '@moisson/law/scheme-points'
import { conclusionDeadlines, urssafControl } from '@moisson/law/agreement-dates'
import { addDays, monthsOf, type Day } from '@moisson/law/calendar'
import { councilOf } from './concluded.ts'
import type { TodoFacts, TodoTemplate } from './template.ts'
import { atCompany, atCompanyPart, atDocuments, atPeople } from './template.ts'

/** Days left to bring the people once the company is open. */
const peopleWithinDays = 7
/** Days by which the works council meets before the signature. */
const councilAheadDays = 15

/** Last days to sign and to file for the exercice of the set. */
const signing = ({ exercise }: TodoFacts) =>
  conclusionDeadlines.value({ period_start: exercise.start, period_months: monthsOf(exercise).length })

/** What a company does from the day it is open to the end of the Urssaf's control. */
export const onboardingTemplate: readonly TodoTemplate[] = [
  {
    code: 'onboarding.company_file',
    set: 'onboarding',
    type: 'data',
    priority: 'high',
    minutes: 15,
    title: { fr: 'Compléter le dossier de la société', en: 'Complete the company file' },
    description: {
      fr: 'SIRET, convention collective, effectif, contact des salariés, teneur de compte\u00a0: une fois renseignés, ils remplissent l’accord, les avis et les exports.',
      en: 'SIRET, collective agreement, headcount, the employees’ contact, the account keeper: given once, they fill in the agreement, the notices and the exports.',
    },
    due_rule: { fr: 'Le jour de l’ouverture de la société', en: 'The day the company is opened' },
    consequence: {
      fr: 'Sans clôture, effectif et représentant légal, aucune campagne ne peut être lancée\u202f; le reste remplit l’accord, les avis et les exports.',
      en: 'Without closing day, headcount and legal representative no campaign can be launched; the rest fills in the agreement, the notices and the exports.',
    },
    from_opening: true,
    due: ({ reference }) => reference,
    related: atCompany,
    needless: ({ file_complete }) => (file_complete ? 'settled' : null),
  },
  {
    code: 'onboarding.people',
    set: 'onboarding',
    type: 'beneficiaries',
    priority: 'high',
    minutes: 20,
    title: { fr: 'Importer les bénéficiaires', en: 'Import the beneficiaries' },
    description: {
      fr: 'Déposez le fichier de paie tel que votre logiciel le produit. Les colonnes sont reconnues, chaque doute vous est montré, rien n’est écrit avant votre accord.',
      en: 'Drop the payroll file as your software makes it. Columns are recognised, each doubt is shown to you, nothing is written before you agree.',
    },
    due_rule: {
      fr: 'Sept jours après l’ouverture de la société',
      en: 'Seven days after the company is opened',
    },
    consequence: {
      fr: 'Sans les personnes, ni la formule ni la répartition ne peuvent être simulées.',
      en: 'Without the people, neither formula nor allocation can be simulated.',
    },
    from_opening: true,
    due: ({ reference }) => addDays(reference, peopleWithinDays),
    related: atPeople('?import=new'),
    needless: ({ people }) => (people > 0 ? 'settled' : null),
  },
  {
    code: 'onboarding.council',
    set: 'onboarding',
    once_begun: true,
    type: 'legal',
    priority: 'high',
    minutes: 60,
    title: { fr: 'Réunir le CSE', en: 'Hold the works council meeting' },
    description: {
      fr: 'Présentez le projet d’accord, la formule et la répartition. Gardez le procès-verbal\u00a0: il est joint au dépôt.',
      en: 'Present the draft agreement, the formula and the allocation. Keep the minutes: they are filed with the agreement.',
    },
    due_rule: {
      fr: 'Quinze jours avant le dernier jour pour signer',
      en: 'Fifteen days before the last day to sign',
    },
    consequence: {
      fr: 'Sans procès-verbal, le dossier de dépôt est incomplet et le délai de contrôle de l’Urssaf ne court pas.',
      en: 'Without minutes the filing is incomplete and the Urssaf’s review period does not run.',
    },
    due: (facts) => addDays(signing(facts).last_signature_day, -councilAheadDays),
    related: atDocuments('?add=cse_minutes'),
    needless: ({ has_cse, concluded, papers }) =>
      has_cse === false
        ? 'not_applicable'
        : papers.includes('cse_minutes')
          ? 'settled'
          : concluded && councilOf(concluded),
  },
  {
    code: 'onboarding.conclude',
    set: 'onboarding',
    once_begun: true,
    type: 'legal',
    priority: 'legal',
    minutes: 45,
    title: { fr: 'Conclure l’accord d’intéressement', en: 'Conclude the intéressement agreement' },
    description: {
      fr: `Signature avec les syndicats, le CSE, ou ratification par les deux tiers du personnel\u202f; décision unilatérale dans les cas prévus (${sourceOf('fr', 'conclusion')}).`,
      en: `Signed with the unions or the works council, or ratified by two thirds of the staff; a unilateral decision where the law allows it (${sourceOf('en', 'conclusion')}).`,
    },
    due_rule: {
      fr: `Avant le premier jour de la seconde moitié de la période de calcul (${sourceOf('fr', 'signature')})`,
      en: `Before the first day of the second half of the calculation period (${sourceOf('en', 'signature')})`,
    },
    consequence: {
      fr: `Signé plus tard, l’accord reste valable, mais l’exercice en cours perd ses exonérations (${sourceOf('fr', 'exemptions_lost')}).`,
      en: `Signed later, the agreement is valid, but the current financial year loses its exemptions (${sourceOf('en', 'exemptions_lost')}).`,
    },
    due: (facts) => signing(facts).last_signature_day,
    related: atCompanyPart('agreements'),
    // Who signed a participation and has no intéressement under way has none to conclude.
    needless: ({ concluded }) =>
      concluded && (concluded.type === 'interessement' ? 'settled' : 'not_applicable'),
  },
  {
    code: 'onboarding.file',
    set: 'onboarding',
    once_begun: true,
    type: 'filing',
    priority: 'legal',
    minutes: 30,
    title: { fr: 'Déposer l’accord sur TéléAccords', en: 'File the agreement on TéléAccords' },
    description: {
      fr: 'Déposez le texte signé et ses pièces. Le dossier de dépôt se prépare depuis l’écran Documents, avec la liste de ce qui manque.',
      en: 'File the signed text and its attachments. The filing pack is made on the Documents screen, with the list of what is missing.',
    },
    due_rule: {
      fr: `${delayFirst('filing', 'fr')} après le dernier jour pour signer (${sourceOf('fr', 'filing')})`,
      en: `${delayFirst('filing', 'en')} after the last day to sign (${sourceOf('en', 'filing')})`,
    },
    consequence: {
      fr: `Déposé plus tard, les exonérations ne valent que pour les exercices ouverts après le dépôt (${sourceOf('fr', 'exemptions_lost')}).`,
      en: `Filed later, the exemptions hold only for financial years opened after the filing (${sourceOf('en', 'exemptions_lost')}).`,
    },
    due: (facts) => signing(facts).filing_deadline,
    related: atDocuments('?view=pack'),
    needless: ({ concluded }) => (concluded?.filed_on ? 'settled' : null),
  },
  {
    code: 'onboarding.note',
    set: 'onboarding',
    once_begun: true,
    type: 'communication',
    priority: 'normal',
    minutes: 20,
    title: { fr: 'Remettre la note d’information à chacun', en: 'Give everybody the information note' },
    description: {
      fr: `Une note présente l’accord à chaque bénéficiaire (${sourceOf('fr', 'note_to_all')}). Joignez-la aussi au contrat des personnes embauchées ensuite.`,
      en: `A note presents the agreement to each beneficiary (${sourceOf('en', 'note_to_all')}). Join it to the contract of people hired later, too.`,
    },
    due_rule: {
      fr: 'Au plus tard avec le dépôt de l’accord',
      en: 'With the filing of the agreement at the latest',
    },
    consequence: {
      fr: 'Une personne mal informée peut contester sa part.',
      en: 'A person who was not informed may dispute the share.',
    },
    due: (facts) => signing(facts).filing_deadline,
    related: atDocuments('?add=information_note'),
    needless: ({ papers }) => (papers.includes('information_note') ? 'settled' : null),
  },
  {
    code: 'onboarding.receipt',
    set: 'onboarding',
    once_begun: true,
    type: 'document',
    priority: 'normal',
    minutes: 10,
    title: {
      fr: 'Ranger le récépissé et attendre la fin du contrôle',
      en: 'Keep the filing receipt and wait for the end of the review',
    },
    description: {
      fr: `L’administration délivre un récépissé et transmet l’accord à l’Urssaf, qui a ${delayIn('control', 'fr')} pour demander une correction (${sourceOf('fr', 'control')}). Sans observation, l’exercice est sécurisé.`,
      en: `The administration gives a receipt and passes the agreement on to the Urssaf, which has ${delayIn('control', 'en')} to ask for a correction (${sourceOf('en', 'control')}). Without one, the financial year is safe.`,
    },
    due_rule: {
      fr: `${delayFirst('control', 'fr')} après le dernier jour pour déposer`,
      en: `${delayFirst('control', 'en')} after the last day to file`,
    },
    consequence: {
      fr: 'Sans récépissé, la date du dépôt ne peut pas être prouvée lors d’un contrôle.',
      en: 'Without a receipt, the day of filing cannot be proved to an inspector.',
    },
    due: endOfControl,
    related: atDocuments('?add=filing_receipt'),
    needless: (facts) => {
      const { concluded, papers, reference } = facts
      const proved = papers.includes('filing_receipt') || concluded?.filing_reference
      return concluded?.filed_on && proved && endOfControl(facts) < reference ? 'settled' : null
    },
  },
]

function endOfControl(facts: TodoFacts): Day {
  const { filing_deadline } = signing(facts)
  const filed = facts.concluded?.filed_on ?? filing_deadline
  const { secured_current_exercice_after } = urssafControl.value({ filed, file_complete: true })
  return secured_current_exercice_after ?? filing_deadline
}
