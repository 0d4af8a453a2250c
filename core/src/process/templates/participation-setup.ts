import { numbersOf } from '@moisson/law/scheme-points'
import { given, paper, workingPaper, type ProcessTemplate, type StepTemplate } from '../template.ts'
import { setupConclude } from './setup-conclude.ts'
import { setupPrepare } from './setup-prepare.ts'
import { say } from '@moisson/law/text'

const companyFile = setupPrepare.find((step) => step.code === 'company_file')
const filing = setupConclude.find((step) => step.code === 'filing')

const prepare: readonly StepTemplate[] = [
  {
    code: 'obligation',
    kind: 'form',
    responsible: 'company_admin',
    depends_on: [],
    due: { from: 'start', days: 14 },
    minutes: 15,
    title: say('Vérifier si la participation est obligatoire', 'Check whether participation is mandatory'),
    summary: say(
      'L’effectif des cinq dernières années civiles décide.',
      'The headcount of the last five calendar years decides.',
    ),
    why: say(
      'La participation devient obligatoire quand l’effectif atteint le seuil pendant cinq années civiles de suite. En dessous, elle reste possible, par choix.',
      'Participation becomes mandatory when the headcount reaches the threshold five calendar years in a row. Below it, it stays possible, by choice.',
    ),
    body: say(
      '- Relevez l’effectif annuel de chacune des cinq dernières années sur le compte Urssaf.\n- Faites le test « Suis-je concerné ? » dans « Simulations ».\n- Dites si un accord d’intéressement couvre déjà l’exercice : il peut repousser l’obligation.',
      '- Take the yearly headcount of each of the last five years from the Urssaf account.\n- Do the test “Am I concerned?” in “Simulations”.\n- Say whether an intéressement agreement already covers the year: it may put the obligation off.',
    ),
    articles: numbersOf('participation', 'participation_duty'),
    page: '/simulations',
    done_by: 'agreement_signed',
    skippable: false,
    required_documents: [
      paper('effectifs', say('Relevé des effectifs annuels', 'Record of yearly headcounts'), 'other', {
        optional: true,
        accepted: workingPaper,
      }),
    ],
    given: [],
    form: [
      {
        name: 'situation',
        type: 'choice',
        required: true,
        label: say('Votre situation', 'Your situation'),
        choices: [
          { value: 'bound', label: say('La participation est obligatoire', 'Participation is mandatory') },
          { value: 'voluntary', label: say('Nous la mettons en place par choix', 'We set it up by choice') },
        ],
      },
      {
        name: 'covered',
        type: 'boolean',
        required: true,
        label: say(
          'Un accord d’intéressement couvre l’exercice',
          'An intéressement agreement covers the year',
        ),
      },
    ],
  },
  ...(companyFile ? [companyFile] : []),
  {
    code: 'reserve',
    kind: 'form',
    responsible: 'company_admin',
    depends_on: ['obligation'],
    due: { from: 'target', days: -120 },
    minutes: 30,
    title: say('Estimer la réserve et choisir la formule', 'Estimate the reserve and choose the formula'),
    summary: say(
      'La formule légale, ou une autre au moins aussi favorable.',
      'The legal formula, or another at least as favourable.',
    ),
    why: say(
      'La réserve dépend du bénéfice, des capitaux propres, des salaires et de la valeur ajoutée. Une autre formule est permise si elle n’est pas moins favorable aux salariés.',
      'The reserve depends on profit, equity, wages and added value. Another formula is allowed if it is not less favourable to the employees.',
    ),
    body: say(
      '- Calculez la réserve dans « Simulations » avec la liasse fiscale.\n- Comparez avec la formule que vous envisagez.\n- Gardez l’attestation du bénéfice net et des capitaux propres.',
      '- Compute the reserve in “Simulations” with the tax return.\n- Compare with the formula you have in mind.\n- Keep the statement of net profit and equity.',
    ),
    articles: numbersOf('legal_reserve', 'own_formula', 'attested_profit'),
    page: '/simulations',
    done_by: 'agreement_signed',
    skippable: false,
    required_documents: [
      paper('liasse_fiscale', say('Liasse fiscale ou attestation', 'Tax return or statement'), 'tax_return', {
        optional: true,
        accepted: workingPaper,
      }),
    ],
    given: [],
    form: [
      {
        name: 'legal_formula',
        type: 'boolean',
        required: true,
        label: say('Nous retenons la formule légale', 'We take the legal formula'),
      },
      {
        name: 'estimate_cents',
        type: 'money',
        min: 0,
        required: false,
        label: say('Réserve estimée', 'Estimated reserve'),
      },
    ],
  },
  {
    code: 'draft_agreement',
    kind: 'upload',
    responsible: 'company_admin',
    depends_on: ['reserve', 'company_file'],
    due: { from: 'target', days: -60 },
    minutes: 45,
    title: say('Rédiger l’accord de participation', 'Draft the participation agreement'),
    summary: say(
      'Formule, répartition, gestion des sommes, placement par défaut.',
      'Formula, allocation, management of the sums, default placement.',
    ),
    why: say(
      'L’accord dit aussi où va la part de celui qui ne répond pas. Votre conseiller relit le projet avant la signature.',
      'The agreement also says where the share of those who do not answer goes. Your adviser reads the draft before signature.',
    ),
    body: say(
      '- Rédigez la formule et la répartition.\n- Décrivez la gestion des sommes et le placement par défaut.\n- Prévoyez l’information des salariés et le rapport au CSE.\n- Déposez le projet.',
      '- Write the formula and the allocation.\n- Describe how the sums are managed and the default placement.\n- Provide for the information of employees and the report to the works council.\n- Drop the draft.',
    ),
    articles: numbersOf(
      'own_formula',
      'participation_sharing',
      'participation_silence_clause',
      'participation_note',
    ),
    done_by: 'agreement_signed',
    skippable: false,
    required_documents: [
      paper(
        'projet_accord',
        say('Projet d’accord de participation', 'Draft participation agreement'),
        'participation_agreement',
        { accepted: workingPaper },
      ),
    ],
    given: [
      given(
        'guide',
        'clauses_participation',
        say('Les clauses à vérifier', 'The clauses to check'),
        say('Une liste à cocher avant la signature.', 'A list to tick before signature.'),
      ),
    ],
  },
  {
    code: 'signature',
    kind: 'signature',
    responsible: 'company_admin',
    depends_on: ['draft_agreement'],
    // Within a year of the closing of the first exercice bound (L3323-5).
    due: { from: 'closing', months: 12, legal: true },
    minutes: 60,
    title: say('Signer l’accord de participation', 'Sign the participation agreement'),
    summary: say(
      'Dans l’année qui suit la clôture du premier exercice concerné.',
      'Within the year after the closing of the first financial year concerned.',
    ),
    why: say(
      'Sans accord dans ce délai, un régime d’autorité s’applique, moins souple pour l’entreprise comme pour les salariés.',
      'Without an agreement within that time a default regime applies, less flexible for company and employees alike.',
    ),
    body: say(
      '- Faites signer l’accord avec les syndicats, avec le CSE, ou ratifier aux deux tiers du personnel.\n- Déposez l’accord signé et la pièce du mode de conclusion.',
      '- Have the agreement signed with the unions, with the works council, or ratified by two thirds of the staff.\n- Drop the signed agreement and the paper of the way it is concluded.',
    ),
    articles: numbersOf('participation_conclusion', 'participation_without_agreement'),
    page: '/societe?section=agreements',
    done_by: 'agreement_signed',
    skippable: false,
    required_documents: [
      paper(
        'accord_signe',
        say('Accord de participation signé', 'Signed participation agreement'),
        'participation_agreement',
      ),
      paper(
        'proces_verbal',
        say('Procès-verbal ou liste d’émargement', 'Minutes or signature list'),
        'ratification_minutes',
        { optional: true },
      ),
    ],
    given: [],
  },
]

const live: readonly StepTemplate[] = [
  ...(filing
    ? [
        {
          ...filing,
          due: { from: 'closing', months: 12, days: 15 } as const,
          why: say(
            'Le dépôt donne date certaine à l’accord et ouvre le contrôle de l’Urssaf. Sans dépôt, pas d’exonération.',
            'The filing gives the agreement its date and opens the Urssaf’s review. Without it there is no exemption.',
          ),
          articles: numbersOf('participation_filing', 'filing_receipt', 'control'),
          given: [],
        },
      ]
    : []),
  {
    code: 'inform_employees',
    kind: 'upload',
    responsible: 'company_admin',
    depends_on: ['signature'],
    due: { from: 'closing', months: 12, days: 30 },
    minutes: 30,
    title: say('Informer les salariés', 'Inform the employees'),
    summary: say(
      'La note sur l’accord, et le livret à l’embauche.',
      'The note about the agreement, and the booklet at hiring.',
    ),
    why: say(
      'Chacun doit savoir comment sa part se calcule, ce qu’il peut en faire et où elle va s’il ne répond pas.',
      'Everybody has to know how the share is computed, what can be done with it and where it goes without an answer.',
    ),
    body: say(
      '- Remettez la note à chaque salarié et gardez la preuve.\n- Ajoutez la participation au livret d’épargne salariale.\n- Déposez la note.',
      '- Give the note to every employee and keep the proof.\n- Add participation to the employee savings booklet.\n- Drop the note.',
    ),
    articles: numbersOf('participation_note', 'booklet_on_hiring'),
    skippable: false,
    required_documents: [
      paper(
        'note_information',
        say('Note d’information remise', 'Information note given'),
        'information_note',
        { accepted: workingPaper },
      ),
    ],
    given: [],
  },
]

/** Setting up participation, by obligation or by choice. */
export const participationSetup: ProcessTemplate = {
  code: 'participation_setup',
  version: 1,
  type: 'participation_setup',
  title: say('Mettre en place la participation', 'Set up participation'),
  summary: say(
    'De la vérification de l’obligation au dépôt de l’accord.',
    'From checking the obligation to filing the agreement.',
  ),
  about: 'closed_exercise',
  usual_target: { from: 'closing', months: 12 },
  steps: [...prepare, ...live],
}
