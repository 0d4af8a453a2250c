import { delayIn } from '@moisson/law/delays'
import { numbersOf } from '@moisson/law/scheme-points'
import { given, paper, workingPaper, type StepTemplate } from '../template.ts'
import { say } from '@moisson/law/text'

/** From the filing to the first campaign. */
export const setupLive: readonly StepTemplate[] = [
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
    articles: numbersOf('note_to_all', 'booklet_on_hiring', 'booklet_content'),
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
      'Without an open plan nobody can invest the bonus.',
    ),
    why: say(
      'La prime placée sur un plan échappe à l’impôt sur le revenu. Le teneur de compte a besoin de quelques semaines pour ouvrir les comptes.',
      'A bonus invested in a plan is free of income tax. The account keeper needs a few weeks to open the accounts.',
    ),
    body: say(
      '- Signez la convention de tenue de compte.\n- Déposez le règlement du plan, avec la liste des fonds et le placement par défaut.\n- Ouvrez le plan dans « Plans d’épargne » : fonds, abondement, teneur de compte.',
      '- Sign the account-keeping contract.\n- Drop the rules of the plan, with the list of funds and the default placement.\n- Open the plan in “Savings plans”: funds, matching, account keeper.',
    ),
    articles: numbersOf('savings_plan', 'plan_conclusion', 'pension_plan'),
    page: '/societe?section=plans',
    done_by: 'plan',
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
      'Pay and presence of the financial year decide the shares. One e-mail address per person avoids paper.',
    ),
    body: say(
      'Ouvrez « Bénéficiaires » et déposez le fichier de votre logiciel de paie. Les lignes douteuses sont montrées ; rien n’est écrit avant votre accord.',
      'Open “Beneficiaries” and drop the file of your payroll software. Doubtful lines are shown; nothing is written before you agree.',
    ),
    articles: numbersOf('seniority', 'sharing'),
    page: '/beneficiaires?import=new',
    done_by: 'people',
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
      `Chacun a au moins ${delayIn('reply', 'fr')} pour répondre. Préparer la campagne soixante jours avant la date limite de versement laisse le temps de tout contrôler.`,
      `Everybody has at least ${delayIn('reply', 'en')} to answer. Preparing the campaign sixty days before the last payment day leaves time for every check.`,
    ),
    body: say(
      'Créez le brouillon, relisez-le, puis lancez-le depuis la page de la campagne. Rien n’est envoyé tant que vous n’avez pas lancé.',
      'Create the draft, read it, then launch it from the page of the campaign. Nothing is sent until you launch.',
    ),
    articles: numbersOf('payment', 'reply', 'placing'),
    skippable: true,
    required_documents: [],
    given: [],
  },
]
