import { delayIn } from '@moisson/law/delays'
import { numbersOf } from '@moisson/law/scheme-points'
import { given, paper, workingPaper, type StepTemplate } from '../template.ts'
import { say } from '@moisson/law/text'

/** From the closed accounts to the campaign's draft. */
export const annualPrepare: readonly StepTemplate[] = [
  {
    code: 'figures',
    kind: 'upload',
    responsible: 'company_admin',
    depends_on: [],
    due: { from: 'closing', days: 75 },
    minutes: 20,
    title: say('Réunir les chiffres de l’exercice', 'Gather the figures of the year'),
    summary: say(
      'Les comptes et les indicateurs que l’accord nomme.',
      'The accounts and the indicators the agreement names.',
    ),
    why: say(
      'La formule de l’accord se calcule sur des chiffres arrêtés. Leur source est gardée : c’est ce que demande un contrôle.',
      'The formula of the agreement is computed on final figures. Their source is kept: this is what an inspection asks for.',
    ),
    body: say(
      '- Déposez les comptes annuels, ou l’attestation de votre expert-comptable.\n- Ajoutez le relevé des indicateurs qui ne sont pas comptables : qualité, délais, sécurité.\n- Si les comptes ne sont pas définitifs, dites-le en commentaire.',
      '- Drop the annual accounts, or your accountant’s statement.\n- Add the record of indicators that are not in the accounts: quality, delays, safety.\n- If the accounts are not final, say so in a comment.',
    ),
    articles: numbersOf('calculation', 'mandatory_clauses'),
    skippable: false,
    required_documents: [
      paper(
        'comptes_annuels',
        say(
          'Comptes annuels ou attestation de l’expert-comptable',
          'Annual accounts or accountant’s statement',
        ),
        'financial_statements',
        { accepted: workingPaper },
      ),
      paper('releve_indicateurs', say('Relevé des indicateurs', 'Record of indicators'), 'other', {
        optional: true,
        accepted: workingPaper,
      }),
    ],
    given: [
      given(
        'template',
        'modele_releve_indicateurs',
        say('Relevé des indicateurs', 'Record of indicators'),
        say('Un tableau : objectif, réalisé, source.', 'A table: target, actual, source.'),
      ),
    ],
  },
  {
    code: 'envelope',
    kind: 'form',
    responsible: 'company_admin',
    depends_on: ['figures'],
    due: { from: 'payment', days: -75 },
    minutes: 30,
    title: say('Calculer l’enveloppe', 'Compute the envelope'),
    summary: say('La formule de l’accord, étape par étape.', 'The formula of the agreement, step by step.'),
    why: say(
      'L’enveloppe n’est pas une décision : elle résulte de la formule. Le détail du calcul accompagne la note remise à chacun.',
      'The envelope is not a decision: it follows from the formula. The detail of the sum goes with the notice given to everybody.',
    ),
    body: say(
      '- Calculez l’enveloppe dans « Simulations », avec les chiffres déposés.\n- Vérifiez le plafond de l’entreprise : l’écran le montre.\n- Reportez le montant ici.',
      '- Compute the envelope in “Simulations”, with the figures given.\n- Check the company’s ceiling: the screen shows it.\n- Write the amount here.',
    ),
    articles: numbersOf('calculation', 'ceilings', 'individual_notice'),
    page: '/simulations',
    skippable: false,
    required_documents: [],
    given: [],
    form: [
      {
        name: 'envelope_cents',
        type: 'money',
        required: true,
        label: say('Enveloppe brute à répartir', 'Gross envelope to share'),
      },
      {
        name: 'computation',
        type: 'long_text',
        required: true,
        label: say('Le calcul en quelques lignes', 'The sum in a few lines'),
        help: say(
          'Chaque salarié pourra le lire avec sa notice.',
          'Every employee will read it with the notice.',
        ),
      },
      {
        name: 'supplement',
        type: 'boolean',
        required: false,
        label: say('Un supplément d’intéressement a été décidé', 'A supplement was decided'),
      },
    ],
  },
  {
    code: 'people',
    kind: 'information',
    responsible: 'company_admin',
    depends_on: [],
    due: { from: 'payment', days: -75 },
    minutes: 20,
    title: say('Importer les bénéficiaires de l’exercice', 'Import the beneficiaries of the year'),
    summary: say('Salaires, présences, entrées et sorties.', 'Pay, presence, arrivals and departures.'),
    why: say(
      'Une personne partie en cours d’année garde ses droits. Une adresse à jour évite une prime gardée un an, puis remise à la Caisse des dépôts.',
      'A person who left during the year keeps the rights. An up-to-date address avoids a bonus kept one year, then handed to the Caisse des dépôts.',
    ),
    body: say(
      '- Ouvrez « Bénéficiaires » et déposez le fichier de paie de l’exercice.\n- Vérifiez les sorties et les congés que la loi assimile à de la présence.\n- Corrigez les adresses e-mail manquantes.',
      '- Open “Beneficiaries” and drop the payroll file of the year.\n- Check departures and the leaves the law counts as presence.\n- Correct the missing e-mail addresses.',
    ),
    articles: numbersOf('sharing', 'seniority', 'unclaimed_sums'),
    page: '/beneficiaires',
    skippable: false,
    required_documents: [],
    given: [],
  },
  {
    code: 'check_data',
    kind: 'review',
    responsible: 'manager',
    depends_on: ['envelope', 'people'],
    due: { from: 'payment', days: -65 },
    minutes: 30,
    title: say('Contrôle des données par votre conseiller', 'Check of the data by your adviser'),
    summary: say(
      'Enveloppe, plafonds, personnes : un second regard avant de créer la campagne.',
      'Envelope, ceilings, people: a second look before the campaign.',
    ),
    why: say(
      'Une erreur trouvée ici se corrige en une minute. Trouvée après l’envoi, elle demande de nouvelles notices et de nouveaux délais.',
      'An error found here is corrected in a minute. Found after sending, it needs new notices and more time.',
    ),
    body: say(
      'Votre conseiller relit le calcul et le fichier des personnes. Vous êtes prévenu par e-mail, en général sous deux jours ouvrés.',
      'Your adviser reads the sum and the file of people. You are told by e-mail, usually within two working days.',
    ),
    articles: numbersOf('ceilings', 'payment'),
    skippable: false,
    required_documents: [],
    given: [],
  },
  {
    code: 'cse_information',
    kind: 'meeting',
    responsible: 'company_admin',
    depends_on: ['envelope'],
    due: { from: 'payment', days: -60 },
    minutes: 45,
    title: say('Informer le CSE', 'Inform the works council'),
    summary: say(
      'Le calcul présenté aux élus, comme l’accord le prévoit.',
      'The sum shown to the elected members, as the agreement says.',
    ),
    why: say(
      'L’accord dit comment le CSE vérifie son exécution. Une présentation avant l’envoi aux salariés évite les contestations.',
      'The agreement says how the works council verifies its execution. Showing it before the employees are told avoids disputes.',
    ),
    body: say(
      '- Envoyez l’ordre du jour proposé.\n- Présentez les chiffres, la formule et l’enveloppe.\n- Déposez le procès-verbal s’il y en a un. Sans CSE, passez l’étape avec ce motif.',
      '- Send the agenda offered here.\n- Show figures, formula and envelope.\n- Drop the minutes if there are any. Without a works council, skip the step with that reason.',
    ),
    articles: numbersOf('mandatory_clauses', 'works_council_asked'),
    skippable: true,
    required_documents: [
      paper('proces_verbal_cse', say('Procès-verbal du CSE', 'Minutes of the works council'), 'cse_minutes', {
        optional: true,
      }),
    ],
    given: [
      given(
        'template',
        'ordre_du_jour_annuel',
        say('Ordre du jour du CSE', 'Agenda of the works council'),
        say(
          'Le point « intéressement de l’exercice » rédigé.',
          'The item “intéressement of the year” written.',
        ),
      ),
    ],
  },
  {
    code: 'campaign',
    kind: 'campaign_launch',
    responsible: 'company_admin',
    depends_on: ['check_data'],
    due: { from: 'payment', days: -60 },
    minutes: 20,
    title: say('Créer la campagne', 'Create the campaign'),
    summary: say(
      'Un brouillon prêt à relire ; rien n’est envoyé avant votre lancement.',
      'A draft ready to read; nothing is sent before you launch.',
    ),
    why: say(
      `Chaque personne a au moins ${delayIn('reply', 'fr')} pour répondre à partir de son information. Il faut ensuite le temps du contrôle et du versement.`,
      `Everybody has at least ${delayIn('reply', 'en')} to answer from the day they are informed. Then the check and the payment need time.`,
    ),
    body: say(
      'Créez le brouillon, complétez l’enveloppe et le message, puis lancez la campagne depuis sa page.',
      'Create the draft, complete envelope and message, then launch the campaign from its page.',
    ),
    articles: numbersOf('reply', 'participation_reply', 'placing', 'payment'),
    skippable: false,
    required_documents: [],
    given: [],
  },
]
