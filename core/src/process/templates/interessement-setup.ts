import { given, paper, say, workingPaper, type ProcessTemplate, type StepTemplate } from '../template.ts'

const prepare: readonly StepTemplate[] = [
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
      'Any employer may set up an intéressement, if its staff representation is in order. Your situation also decides how the agreement is concluded.',
    ),
    body: say(
      '- Comptez l’effectif des douze derniers mois.\n- Dites s’il y a un CSE, un délégué syndical, ou un procès-verbal de carence.\n- Dites si votre branche propose un accord agréé : y adhérer est plus court.',
      '- Count the headcount of the last twelve months.\n- Say whether there is a CSE, a union delegate, or minutes of failed elections.\n- Say whether your branch offers an approved agreement: joining it is shorter.',
    ),
    articles: ['L3311-1', 'L3312-2', 'L3312-8'],
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
        label: say('Effectif moyen des douze derniers mois', 'Average headcount of the last twelve months'),
      },
      {
        name: 'has_cse',
        type: 'boolean',
        required: true,
        label: say('Il y a un comité social et économique (CSE)', 'There is a works council (CSE)'),
      },
      {
        name: 'has_union_delegate',
        type: 'boolean',
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
      'These data fill the agreement, the notices and the files. The closing date sets every deadline.',
    ),
    body: say(
      'Ouvrez « Ma société » et complétez ce qui manque. La barre de complétude doit arriver à 100 %.',
      'Open “My company” and complete what is missing. The completeness bar has to reach 100%.',
    ),
    articles: [],
    page: '/societe',
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
    articles: ['L3314-2', 'L3313-1', 'L3312-4'],
    page: '/simulations',
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
          { value: 'operating_result', label: say('Résultat d’exploitation', 'Operating result') },
          { value: 'pre_tax_result', label: say('Résultat courant avant impôt', 'Pre-tax result') },
          { value: 'ebitda', label: say('Excédent brut d’exploitation', 'EBITDA') },
          { value: 'gross_margin', label: say('Marge brute', 'Gross margin') },
          { value: 'objectives', label: say('Objectifs de performance', 'Performance objectives') },
        ],
      },
      {
        name: 'threshold',
        type: 'money',
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
      '- Comparez les mélanges sur vos vraies personnes dans « Simulations ».\n- Regardez le plus petit et le plus grand montant, pas seulement la moyenne.\n- La condition d’ancienneté ne dépasse pas trois mois.',
      '- Compare mixes on your real people in “Simulations”.\n- Look at the smallest and the largest amount, not only the average.\n- The seniority condition may not exceed three months.',
    ),
    articles: ['L3314-5', 'L3314-8', 'L3342-1'],
    page: '/simulations',
    skippable: false,
    required_documents: [],
    given: [],
    form: [
      {
        name: 'uniform_percent',
        type: 'number',
        required: true,
        label: say('Part uniforme, en %', 'Uniform part, in %'),
      },
      {
        name: 'salary_percent',
        type: 'number',
        required: true,
        label: say('Part selon le salaire, en %', 'Part by pay, in %'),
      },
      {
        name: 'presence_percent',
        type: 'number',
        required: true,
        label: say('Part selon la présence, en %', 'Part by presence, in %'),
      },
      {
        name: 'seniority_months',
        type: 'number',
        required: true,
        label: say('Ancienneté demandée, en mois (0 à 3)', 'Seniority asked, in months (0 to 3)'),
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
      '- Produisez le projet avec le créateur d’accord, ou déposez le vôtre.\n- Vérifiez le préambule, la période, les établissements, la formule, la répartition, les dates de versement, l’information du CSE et des salariés, les différends.\n- Déposez le projet ici.',
      '- Produce the draft with the agreement creator, or drop your own.\n- Check preamble, period, establishments, formula, sharing, payment dates, information of CSE and employees, disputes.\n- Drop the draft here.',
    ),
    articles: ['L3313-1', 'L3313-2', 'L3312-5'],
    page: '/wizards/interessementCreator',
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

const conclude: readonly StepTemplate[] = [
  {
    code: 'conclusion_mode',
    kind: 'meeting',
    responsible: 'company_admin',
    depends_on: ['draft_agreement'],
    due: { from: 'target', days: -30 },
    minutes: 90,
    title: say('Choisir le mode de conclusion et réunir le CSE', 'Choose how to conclude and meet the CSE'),
    summary: say(
      'Le CSE lit le projet ; vous gardez le procès-verbal.',
      'The CSE reads the draft; you keep the minutes.',
    ),
    why: say(
      'L’accord se conclut avec les syndicats, avec le CSE, ou par ratification aux deux tiers du personnel. Les plus petites entreprises peuvent parfois décider seules, dans les cas que la loi énumère.',
      'The agreement is concluded with the unions, with the CSE, or by ratification by two thirds of the staff. The smallest companies may sometimes decide alone, in the cases the law lists.',
    ),
    body: say(
      '- S’il y a un CSE, inscrivez le projet à l’ordre du jour : un modèle est proposé.\n- Remettez le projet aux élus avec la convocation.\n- Déposez le procès-verbal. Sans CSE, passez cette pièce et dites-le en commentaire.',
      '- If there is a CSE, put the draft on its agenda: a model is offered.\n- Give the draft to the elected members with the notice of meeting.\n- Drop the minutes. Without a CSE, leave this paper out and say so in a comment.',
    ),
    articles: ['L3312-5', 'D3345-1', 'L2312-8'],
    skippable: true,
    required_documents: [
      paper('proces_verbal_cse', say('Procès-verbal du CSE', 'Minutes of the CSE'), 'cse_minutes', {
        optional: true,
      }),
    ],
    given: [
      given(
        'template',
        'ordre_du_jour_cse',
        say('Ordre du jour du CSE', 'Agenda of the CSE'),
        say(
          'La convocation avec le point « intéressement » rédigé.',
          'The notice of meeting with the intéressement item written.',
        ),
      ),
    ],
  },
  {
    code: 'signature',
    kind: 'signature',
    responsible: 'company_admin',
    depends_on: ['conclusion_mode'],
    due: { from: 'signature', legal: true },
    minutes: 60,
    title: say('Signer ou faire ratifier l’accord', 'Sign the agreement or have it ratified'),
    summary: say(
      'Avant la seconde moitié de la première période de calcul.',
      'Before the second half of the first calculation period.',
    ),
    why: say(
      'Passé cette date, l’accord reste valable, mais l’exercice en cours perd les exonérations.',
      'After that date the agreement remains valid, but the current exercice loses the exemptions.',
    ),
    body: say(
      '- Faites signer l’accord et toutes ses annexes.\n- Pour une ratification, faites voter tout le personnel : il faut les deux tiers de l’effectif, pas des votants.\n- Déposez l’accord signé, et la liste d’émargement ou le procès-verbal.',
      '- Have the agreement and all its annexes signed.\n- For a ratification, have the whole staff vote: two thirds of the staff are needed, not of the votes cast.\n- Drop the signed agreement, and the signature list or the minutes.',
    ),
    articles: ['L3314-4', 'L3312-5', 'D3345-1', 'L3315-5'],
    skippable: false,
    required_documents: [
      paper('accord_signe', say('Accord signé', 'Signed agreement'), 'interessement_agreement'),
      paper(
        'proces_verbal_ratification',
        say('Procès-verbal de ratification', 'Minutes of ratification'),
        'ratification_minutes',
        { optional: true },
      ),
      paper('liste_emargement', say('Liste d’émargement', 'Signature list'), 'signature_list', {
        optional: true,
      }),
    ],
    given: [
      given(
        'template',
        'modele_pv_ratification',
        say('Procès-verbal de ratification', 'Minutes of ratification'),
        say('À compléter le jour du vote.', 'To complete on the day of the vote.'),
      ),
      given(
        'template',
        'modele_liste_emargement',
        say('Liste d’émargement', 'Signature list'),
        say(
          'Une ligne par salarié, avec la colonne de signature.',
          'One line per employee, with the signature column.',
        ),
      ),
    ],
  },
  {
    code: 'filing',
    kind: 'external_filing',
    responsible: 'company_admin',
    depends_on: ['signature'],
    due: { from: 'filing', legal: true },
    minutes: 30,
    title: say('Déposer l’accord sur TéléAccords', 'File the agreement on TéléAccords'),
    summary: say(
      'Le dépôt ouvre le contrôle de l’Urssaf et les exonérations.',
      'Filing opens the Urssaf’s control and the exemptions.',
    ),
    why: say(
      'Le dépôt se fait dans les quinze jours qui suivent la date limite de conclusion. L’Urssaf a ensuite trois mois pour demander des changements ; son silence sécurise l’exercice en cours.',
      'The filing takes place within fifteen days of the last day to conclude. The Urssaf then has three months to ask for changes; its silence secures the current exercice.',
    ),
    body: say(
      '- Allez sur teleaccords.travail-emploi.gouv.fr, rubrique « épargne salariale ».\n- Joignez l’accord signé et les pièces du mode de conclusion.\n- Déposez ici le récépissé dès que vous le recevez.',
      '- Go to teleaccords.travail-emploi.gouv.fr, section “épargne salariale”.\n- Attach the signed agreement and the papers of the way of conclusion.\n- Drop the receipt here as soon as you get it.',
    ),
    articles: ['D3313-1', 'D3345-5', 'L3345-2', 'L3313-3'],
    skippable: false,
    required_documents: [
      paper('recepisse_depot', say('Récépissé de dépôt', 'Filing receipt'), 'filing_receipt'),
    ],
    given: [
      given(
        'guide',
        'pieces_teleaccords',
        say('Les pièces à joindre', 'The papers to attach'),
        say('Selon la façon dont l’accord a été conclu.', 'By the way the agreement was concluded.'),
      ),
    ],
    form: [
      { name: 'filed_on', type: 'date', required: true, label: say('Jour du dépôt', 'Day of filing') },
      {
        name: 'filing_number',
        type: 'text',
        required: false,
        label: say('Numéro de dépôt', 'Filing number'),
      },
    ],
  },
]

const live: readonly StepTemplate[] = [
  {
    code: 'inform_employees',
    kind: 'upload',
    responsible: 'company_admin',
    depends_on: ['signature'],
    due: { from: 'filing', days: 15 },
    minutes: 30,
    title: say('Informer les salariés', 'Inform the employees'),
    summary: say(
      'La note d’information à chacun, le livret à l’embauche.',
      'The information note for everybody, the booklet at hiring.',
    ),
    why: say(
      'Chaque bénéficiaire reçoit une note sur l’accord. Un nouvel embauché reçoit aussi le livret d’épargne salariale avec son contrat.',
      'Each beneficiary receives a note about the agreement. A newcomer also receives the employee savings booklet with the contract.',
    ),
    body: say(
      '- Complétez la note d’information, puis remettez-la à chacun.\n- Gardez la preuve de la remise : liste signée ou envoi daté.\n- Déposez la note remise.',
      '- Complete the information note, then give it to everybody.\n- Keep the proof: signed list or dated sending.\n- Drop the note that was given.',
    ),
    articles: ['D3313-8', 'L3341-6', 'R3341-5'],
    skippable: false,
    required_documents: [
      paper(
        'note_information',
        say('Note d’information remise', 'Information note given'),
        'information_note',
        { accepted: workingPaper },
      ),
      paper(
        'livret_epargne',
        say('Livret d’épargne salariale', 'Employee savings booklet'),
        'savings_booklet',
        { optional: true, accepted: workingPaper },
      ),
    ],
    given: [
      given(
        'template',
        'modele_note_information',
        say('Note d’information', 'Information note'),
        say('Une page claire, à remettre à chaque salarié.', 'One clear page, for every employee.'),
      ),
    ],
  },
  {
    code: 'savings_plans',
    kind: 'upload',
    responsible: 'third_party',
    depends_on: ['signature'],
    due: { from: 'closing', days: -30 },
    minutes: 45,
    title: say(
      'Ouvrir le PEE et le PER COL chez le teneur de compte',
      'Open PEE and PER COL with the account keeper',
    ),
    summary: say(
      'Sans plan ouvert, personne ne peut placer sa prime.',
      'Without an open plan nobody can place the bonus.',
    ),
    why: say(
      'La prime placée sur un plan échappe à l’impôt sur le revenu. Le teneur de compte a besoin de quelques semaines pour ouvrir les comptes.',
      'A bonus placed on a plan is free of income tax. The account keeper needs a few weeks to open the accounts.',
    ),
    body: say(
      '- Signez la convention de tenue de compte.\n- Déposez le règlement du plan, avec la liste des fonds et le placement par défaut.\n- Reportez le code entreprise du teneur dans « Ma société ».',
      '- Sign the account-keeping contract.\n- Drop the rules of the plan, with the list of funds and the default placement.\n- Write the keeper’s company code in “My company”.',
    ),
    articles: ['L3332-1', 'L3332-3', 'L3334-2'],
    skippable: true,
    required_documents: [
      paper(
        'convention_tenue_compte',
        say('Convention de tenue de compte', 'Account-keeping contract'),
        'account_keeping_contract',
      ),
      paper('reglement_pee', say('Règlement du PEE', 'Rules of the PEE'), 'pee_rules', { optional: true }),
    ],
    given: [],
  },
  {
    code: 'people',
    kind: 'information',
    responsible: 'company_admin',
    depends_on: ['company_file'],
    due: { from: 'closing', days: 45 },
    minutes: 20,
    title: say('Importer les bénéficiaires', 'Import the beneficiaries'),
    summary: say(
      'Le fichier de paie, relu ligne par ligne avec vous.',
      'The payroll file, read line by line with you.',
    ),
    why: say(
      'Les salaires et les présences de l’exercice décident des parts. Une adresse e-mail par personne évite le papier.',
      'Pay and presence of the exercice decide the shares. One e-mail address per person avoids paper.',
    ),
    body: say(
      'Ouvrez « Bénéficiaires » et déposez le fichier de votre logiciel de paie. Les lignes douteuses sont montrées ; rien n’est écrit avant votre accord.',
      'Open “Beneficiaries” and drop the file of your payroll software. Doubtful lines are shown; nothing is written before you agree.',
    ),
    articles: ['L3342-1', 'L3314-5'],
    page: '/beneficiaires',
    skippable: false,
    required_documents: [],
    given: [],
  },
  {
    code: 'first_campaign',
    kind: 'campaign_launch',
    responsible: 'company_admin',
    depends_on: ['filing', 'people'],
    due: { from: 'payment', days: -60 },
    minutes: 20,
    title: say('Créer la première campagne', 'Create the first campaign'),
    summary: say(
      'Un brouillon est prêt : dates, critères et plans viennent de l’accord.',
      'A draft is ready: dates, criteria and plans come from the agreement.',
    ),
    why: say(
      'Chacun a au moins quinze jours pour répondre. Préparer la campagne soixante jours avant la date limite de versement laisse le temps de tout contrôler.',
      'Everybody has at least fifteen days to answer. Preparing the campaign sixty days before the last payment day leaves time for every check.',
    ),
    body: say(
      'Créez le brouillon, relisez-le, puis lancez-le depuis la page de la campagne. Rien n’est envoyé tant que vous n’avez pas lancé.',
      'Create the draft, read it, then launch it from the page of the campaign. Nothing is sent until you launch.',
    ),
    articles: ['L3314-9', 'R3313-12', 'L3315-2'],
    skippable: true,
    required_documents: [],
    given: [],
  },
]

/** Setting up an intéressement, from the first question to the first campaign. */
export const interessementSetup: ProcessTemplate = {
  code: 'interessement_setup',
  version: 1,
  type: 'interessement_setup',
  title: say('Mettre en place l’intéressement', 'Set up an intéressement'),
  summary: say(
    'Douze étapes, de la première question à la première campagne.',
    'Twelve steps, from the first question to the first campaign.',
  ),
  about: 'coming_exercise',
  usual_target: 'signature',
  steps: [...prepare, ...conclude, ...live],
}
