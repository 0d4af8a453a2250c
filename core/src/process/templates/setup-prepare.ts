import { delayIn, delays } from '@moisson/law/delays'
import { numbersOf } from '@moisson/law/scheme-points'
import { given, paper, workingPaper, type StepTemplate } from '../template.ts'
import { say } from '@moisson/law/text'

/** From the first question to a draft that the adviser has read. */
export const setupPrepare: readonly StepTemplate[] = [
  {
    code: 'eligibility',
    kind: 'form',
    responsible: 'company_admin',
    depends_on: [],
    due: { from: 'start', days: 7 },
    minutes: 10,
    title: say('Vérifier que votre entreprise peut se lancer', 'Check that your company can start'),
    summary: say(
      'Trois questions sur l’effectif et la représentation du personnel.',
      'Three questions about headcount and staff representation.',
    ),
    why: say(
      'Tout employeur peut mettre en place un intéressement, s’il est en règle sur la représentation du personnel. Votre situation décide aussi de la façon de conclure l’accord.',
      'Any employer may set up intéressement, if its staff representation is in order. Your situation also decides how the agreement is concluded.',
    ),
    body: say(
      '- Comptez l’effectif des douze derniers mois.\n- Dites s’il y a un CSE, un délégué syndical, ou un procès-verbal de carence.\n- Dites si votre branche propose un accord agréé : y adhérer est plus court.',
      '- Count the headcount of the last twelve months.\n- Say whether there is a works council, a union delegate, or minutes of failed elections.\n- Say whether your branch offers an approved agreement: joining it is shorter.',
    ),
    articles: numbersOf('interessement', 'who_may_conclude', 'branch_agreement'),
    done_by: 'agreement_signed',
    skippable: false,
    required_documents: [
      paper(
        'proces_verbal_carence',
        say('Procès-verbal de carence, s’il y en a un', 'Minutes of failed elections, if any'),
        'other',
        { optional: true },
      ),
    ],
    given: [
      given(
        'guide',
        'guide_interessement',
        say('L’intéressement en deux pages', 'Intéressement in two pages'),
        say(
          'Ce que c’est, ce que cela coûte, ce que la loi exige.',
          'What it is, what it costs, what the law asks.',
        ),
      ),
    ],
    form: [
      {
        name: 'headcount',
        type: 'number',
        required: true,
        min: 1,
        max: 1_000_000,
        known_as: 'headcount',
        label: say('Effectif moyen des douze derniers mois', 'Average headcount of the last twelve months'),
      },
      {
        name: 'has_cse',
        type: 'boolean',
        known_as: 'has_cse',
        required: true,
        label: say('Il y a un comité social et économique (CSE)', 'There is a works council (CSE)'),
      },
      {
        name: 'has_union_delegate',
        type: 'boolean',
        known_as: 'has_union_delegate',
        required: true,
        label: say('Il y a un délégué syndical', 'There is a union delegate'),
      },
      {
        name: 'branch_agreement',
        type: 'text',
        required: false,
        label: say(
          'Accord de branche agréé, si vous en connaissez un',
          'Approved branch agreement, if you know of one',
        ),
      },
    ],
  },
  {
    code: 'company_file',
    kind: 'information',
    responsible: 'company_admin',
    depends_on: [],
    due: { from: 'start', days: 7 },
    minutes: 15,
    title: say('Compléter la fiche de votre société', 'Complete your company file'),
    summary: say(
      'Identité, clôture des comptes, établissements, contact.',
      'Identity, closing date, establishments, contact.',
    ),
    why: say(
      'Ces données remplissent l’accord, les notices et les fichiers. La date de clôture fixe toutes les échéances.',
      'This data fills in the agreement, the notices and the files. The closing date sets every deadline.',
    ),
    body: say(
      'Ouvrez « Société » et complétez ce qui manque : l’étape se termine d’elle-même quand la fiche est complète.',
      'Open “Company” and complete what is missing: the step ends by itself once the file is complete.',
    ),
    articles: [],
    page: '/societe',
    done_by: 'company_file',
    skippable: false,
    required_documents: [],
    given: [],
  },
  {
    code: 'indicators',
    kind: 'form',
    responsible: 'company_admin',
    depends_on: ['eligibility'],
    due: { from: 'target', days: -75 },
    minutes: 45,
    title: say('Choisir ce qui déclenche la prime', 'Choose what triggers the bonus'),
    summary: say(
      'Un ou deux indicateurs, leur seuil et l’enveloppe qu’ils donnent.',
      'One or two indicators, their threshold and the envelope they give.',
    ),
    why: say(
      'L’intéressement récompense un résultat ou une performance collective. La formule doit être objective et le résultat incertain : un montant garanti ferait perdre les exonérations.',
      'Intéressement rewards a collective result or performance. The formula must be objective and its outcome uncertain: a guaranteed amount would lose the exemptions.',
    ),
    body: say(
      '- Essayez plusieurs formules dans « Simulations » avec vos chiffres des trois dernières années.\n- Choisissez un indicateur que chacun comprend et peut faire bouger.\n- Ajoutez la simulation retenue aux pièces : elle motive le choix dans le préambule.',
      '- Try several formulas in “Simulations” with your figures of the last three years.\n- Choose an indicator that everybody understands and can move.\n- Add the chosen simulation to the papers: it gives the reasons of the preamble.',
    ),
    articles: numbersOf('calculation', 'preamble', 'no_substitution'),
    page: '/simulations',
    done_by: 'agreement_signed',
    skippable: false,
    required_documents: [
      paper(
        'simulation',
        say('Simulation retenue ou tableau de chiffres', 'Chosen simulation or table of figures'),
        'other',
        { optional: true, accepted: workingPaper },
      ),
    ],
    given: [
      given(
        'example',
        'exemples_formules',
        say('Six formules commentées', 'Six formulas explained'),
        say(
          'De la plus simple à la plus fine, avec leurs pièges.',
          'From the simplest to the finest, with their traps.',
        ),
      ),
    ],
    form: [
      {
        name: 'indicator',
        type: 'choice',
        required: true,
        label: say('Indicateur principal', 'Main indicator'),
        choices: [
          { value: 'operating_result', label: say('Résultat d’exploitation', 'Operating profit') },
          { value: 'pre_tax_result', label: say('Résultat courant avant impôt', 'Pre-tax profit') },
          { value: 'ebitda', label: say('Excédent brut d’exploitation', 'EBITDA') },
          { value: 'gross_margin', label: say('Marge brute', 'Gross margin') },
          { value: 'objectives', label: say('Objectifs de performance', 'Performance objectives') },
        ],
      },
      {
        name: 'threshold',
        type: 'money',
        min: 0,
        required: false,
        label: say('Seuil de déclenchement', 'Trigger threshold'),
        help: say('En dessous, rien n’est dû.', 'Below it, nothing is due.'),
      },
      {
        name: 'reasons',
        type: 'long_text',
        required: true,
        label: say('Pourquoi cet indicateur', 'Why this indicator'),
        help: say(
          'Ces phrases ouvrent le préambule de l’accord.',
          'These sentences open the preamble of the agreement.',
        ),
      },
    ],
  },
  {
    code: 'distribution',
    kind: 'form',
    responsible: 'company_admin',
    depends_on: ['indicators'],
    due: { from: 'target', days: -65 },
    minutes: 30,
    title: say('Choisir la répartition entre les personnes', 'Choose how it is shared'),
    summary: say(
      'Uniforme, salaire, présence : un critère ou un mélange.',
      'Uniform, pay, presence: one criterion or a mix.',
    ),
    why: say(
      'La loi ne connaît que trois critères. Leur mélange dit ce que l’entreprise veut récompenser ; chacun doit pouvoir refaire le calcul.',
      'The law knows three criteria only. Their mix says what the company wants to reward; everybody must be able to redo the sum.',
    ),
    body: say(
      `- Comparez les mélanges sur vos vraies personnes dans « Simulations ».\n- Regardez le plus petit et le plus grand montant, pas seulement la moyenne.\n- La condition d’ancienneté ne dépasse pas ${delayIn('seniority', 'fr')}.`,
      `- Compare mixes on your real people in “Simulations”.\n- Look at the smallest and the largest amount, not only the average.\n- The seniority condition may not exceed ${delayIn('seniority', 'en')}.`,
    ),
    articles: numbersOf('sharing', 'ceilings', 'seniority'),
    page: '/simulations',
    done_by: 'agreement_signed',
    skippable: false,
    required_documents: [],
    given: [],
    form: [
      {
        name: 'uniform_percent',
        type: 'number',
        min: 0,
        max: 100,
        sum: { group: 'sharing', total: 100 },
        required: true,
        label: say('Part uniforme, en %', 'Uniform part, in %'),
      },
      {
        name: 'salary_percent',
        type: 'number',
        min: 0,
        max: 100,
        sum: { group: 'sharing', total: 100 },
        required: true,
        label: say('Part selon le salaire, en %', 'Part by pay, in %'),
      },
      {
        name: 'presence_percent',
        type: 'number',
        min: 0,
        max: 100,
        sum: { group: 'sharing', total: 100 },
        required: true,
        label: say('Part selon la présence, en %', 'Part by presence, in %'),
      },
      {
        name: 'seniority_months',
        type: 'number',
        min: 0,
        max: delays.seniority.value,
        required: true,
        label: say('Ancienneté demandée, en mois (0 à 3)', 'Seniority required, in months (0 to 3)'),
      },
    ],
  },
  {
    code: 'draft_agreement',
    kind: 'upload',
    responsible: 'company_admin',
    depends_on: ['company_file', 'indicators', 'distribution'],
    due: { from: 'target', days: -45 },
    minutes: 40,
    title: say('Rédiger l’accord', 'Draft the agreement'),
    summary: say('Le projet complet, relu par votre conseiller.', 'The whole draft, read by your adviser.'),
    why: say(
      'Une clause qui manque peut coûter l’exonération. Votre conseiller relit le projet avant qu’il parte à la signature.',
      'A missing clause may cost the exemption. Your adviser reads the draft before it goes to signature.',
    ),
    body: say(
      '- Écrivez l’accord étape par étape ici : chaque réponse est vérifiée, le texte en sort en PDF et en Word.\n- Vérifiez avec votre conseiller le préambule, la période, les établissements, la formule, la répartition, les dates de versement, l’information du CSE et des salariés, les différends.\n- Déposez le projet ici.',
      '- Write the agreement step by step here: each answer is checked, the text comes out as PDF and Word.\n- Check with your adviser preamble, period, establishments, formula, allocation, payment dates, information of works council and employees, disputes.\n- Drop the draft here.',
    ),
    articles: numbersOf('preamble', 'mandatory_clauses', 'conclusion'),
    page: '/wizards/interessementCreator',
    done_by: 'agreement_signed',
    skippable: false,
    required_documents: [
      paper('projet_accord', say('Projet d’accord', 'Draft agreement'), 'interessement_agreement', {
        accepted: workingPaper,
      }),
    ],
    given: [
      given(
        'guide',
        'clauses_obligatoires',
        say('Les clauses à vérifier', 'The clauses to check'),
        say('Une liste à cocher, article par article.', 'A list to tick, article by article.'),
      ),
    ],
  },
]
