import { numbersOf } from '@moisson/law/scheme-points'
import { given, paper, workingPaper, type ProcessTemplate } from '../template.ts'
import { say } from '@moisson/law/text'

/** From one account keeper to another, without a day when nobody can place or withdraw. */
export const keeperTransfer: ProcessTemplate = {
  code: 'keeper_transfer',
  version: 1,
  type: 'keeper_transfer',
  title: say('Changer de teneur de compte', 'Change account keeper'),
  summary: say(
    'Du choix du nouveau teneur au transfert des avoirs, sans rupture pour les salariés.',
    'From choosing the new keeper to moving the holdings, without a gap for the employees.',
  ),
  about: 'closed_exercise',
  usual_target: { from: 'start', days: 160 },
  steps: [
    {
      code: 'reasons',
      kind: 'form',
      responsible: 'company_admin',
      depends_on: [],
      due: { from: 'start', days: 10 },
      minutes: 20,
      title: say('Dire ce que vous attendez', 'Say what you expect'),
      summary: say(
        'Frais, fonds, service aux salariés : vos priorités.',
        'Fees, funds, service to employees: your priorities.',
      ),
      why: say(
        'Un changement se voit : chaque salarié reçoit de nouveaux identifiants. Il vaut la peine si le gain est clair.',
        'A change is seen: every employee receives new credentials. It is worth it if the gain is clear.',
      ),
      body: say(
        '- Notez ce qui ne convient plus.\n- Relevez les frais payés par l’entreprise et par les salariés.\n- Dites la date souhaitée, hors période de campagne.',
        '- Note what no longer suits.\n- Write down the fees paid by company and employees.\n- Say the date you wish, outside a campaign.',
      ),
      articles: [],
      skippable: false,
      required_documents: [],
      given: [],
      form: [
        { name: 'reasons', type: 'long_text', required: true, label: say('Pourquoi changer', 'Why change') },
        { name: 'wished_on', type: 'date', required: false, label: say('Date souhaitée', 'Date wished') },
      ],
    },
    {
      code: 'offers',
      kind: 'upload',
      responsible: 'manager',
      depends_on: ['reasons'],
      due: { from: 'start', days: 30 },
      minutes: 60,
      title: say('Comparer les offres', 'Compare the offers'),
      summary: say(
        'Votre conseiller réunit et commente les propositions.',
        'Your adviser gathers the proposals and comments them.',
      ),
      why: say(
        'Les frais de tenue de compte, d’entrée et de gestion ne se comparent qu’additionnés, sur plusieurs années.',
        'Account-keeping, entry and management fees compare only when added up, over several years.',
      ),
      body: say(
        'Votre conseiller dépose ici le tableau comparatif. Vous êtes prévenu par e-mail.',
        'Your adviser drops the comparison here. You are told by e-mail.',
      ),
      articles: [],
      skippable: false,
      required_documents: [
        paper('comparatif', say('Tableau comparatif des offres', 'Comparison of the offers'), 'other', {
          accepted: workingPaper,
        }),
      ],
      given: [],
    },
    {
      code: 'cse',
      kind: 'meeting',
      responsible: 'company_admin',
      depends_on: ['offers'],
      due: { from: 'start', days: 45 },
      minutes: 60,
      title: say('Informer le CSE du changement', 'Tell the works council about the change'),
      summary: say(
        'Le règlement du plan change : les élus le savent avant les salariés.',
        'The rules of the plan change: elected members know before the employees.',
      ),
      why: say(
        'Le changement de teneur ou de fonds modifie le règlement du plan. La voie qui l’a créé sert à le modifier.',
        'A change of keeper or funds changes the rules of the plan. The way that made them is used to change them.',
      ),
      body: say(
        '- Présentez le comparatif et les nouveaux fonds.\n- Déposez le procès-verbal. Sans CSE, passez l’étape avec ce motif.',
        '- Show the comparison and the new funds.\n- Drop the minutes. Without a works council, skip the step with that reason.',
      ),
      articles: numbersOf('plan_conclusion', 'plan_of_employer'),
      skippable: true,
      required_documents: [
        paper(
          'proces_verbal_cse',
          say('Procès-verbal du CSE', 'Minutes of the works council'),
          'cse_minutes',
          {
            optional: true,
          },
        ),
      ],
      given: [],
    },
    {
      code: 'contract',
      kind: 'signature',
      responsible: 'company_admin',
      depends_on: ['cse'],
      due: { from: 'start', days: 60 },
      minutes: 45,
      title: say('Signer avec le nouveau teneur', 'Sign with the new keeper'),
      summary: say(
        'La convention, et le règlement du plan mis à jour.',
        'The contract, and the updated rules of the plan.',
      ),
      why: say(
        'Le nouveau teneur ouvre les comptes avant que l’ancien ne les ferme : il n’y a jamais de jour sans plan.',
        'The new keeper opens the accounts before the former closes them: there is never a day without a plan.',
      ),
      body: say(
        '- Signez la convention de tenue de compte.\n- Mettez à jour le règlement du plan et déposez-le sur TéléAccords.\n- Déposez les deux ici.',
        '- Sign the account-keeping contract.\n- Update the rules of the plan and file them on TéléAccords.\n- Drop both here.',
      ),
      articles: numbersOf('plan_conclusion', 'plan_filing'),
      skippable: false,
      required_documents: [
        paper(
          'convention_tenue_compte',
          say('Nouvelle convention de tenue de compte', 'New account-keeping contract'),
          'account_keeping_contract',
        ),
        paper(
          'reglement_pee',
          say('Règlement du plan mis à jour', 'Updated rules of the plan'),
          'pee_rules',
          { optional: true },
        ),
      ],
      given: [],
    },
    {
      code: 'notice',
      kind: 'upload',
      responsible: 'company_admin',
      depends_on: ['contract'],
      due: { from: 'start', days: 65 },
      minutes: 20,
      title: say('Prévenir l’ancien teneur', 'Give notice to the former keeper'),
      summary: say(
        'La lettre, avec le préavis de votre contrat.',
        'The letter, with the notice period of your contract.',
      ),
      why: say(
        'Le préavis est dans la convention actuelle. La date de la lettre fixe celle du transfert.',
        'The notice period is in the present contract. The date of the letter sets the date of the transfer.',
      ),
      body: say(
        '- Relisez le préavis de la convention actuelle.\n- Envoyez la lettre en recommandé.\n- Déposez la lettre et la preuve d’envoi.',
        '- Read the notice period of the present contract.\n- Send the letter by registered mail.\n- Drop the letter and the proof of sending.',
      ),
      articles: [],
      skippable: false,
      required_documents: [
        paper('lettre_resiliation', say('Lettre envoyée', 'Letter sent'), 'communication', {
          accepted: workingPaper,
        }),
      ],
      given: [
        given(
          'template',
          'modele_lettre_teneur',
          say('Lettre à l’ancien teneur', 'Letter to the former keeper'),
          say(
            'La résiliation et la demande de transfert, à compléter.',
            'Notice and request of transfer, to complete.',
          ),
        ),
      ],
    },
    {
      code: 'inform_employees',
      kind: 'upload',
      responsible: 'company_admin',
      depends_on: ['contract'],
      due: { from: 'start', days: 80 },
      minutes: 30,
      title: say('Informer les salariés', 'Inform the employees'),
      summary: say(
        'Ce qui change, ce qui ne change pas, et les dates sans opérations.',
        'What changes, what does not, and the days without operations.',
      ),
      why: say(
        'Les avoirs gardent leur date de disponibilité. Pendant le transfert, quelques semaines passent sans achat ni retrait : chacun doit le savoir avant.',
        'The holdings keep their date of availability. During the transfer some weeks pass without purchase or withdrawal: everybody must know before.',
      ),
      body: say(
        '- Annoncez la date du transfert et la période de gel.\n- Donnez la correspondance entre anciens et nouveaux fonds.\n- N’oubliez pas les salariés partis qui ont encore des avoirs.\n- Déposez le message envoyé.',
        '- Announce the date of the transfer and the days without operations.\n- Give the match between former and new funds.\n- Remember those who left and still have holdings.\n- Drop the message sent.',
      ),
      articles: numbersOf('plan_explained'),
      skippable: false,
      required_documents: [
        paper(
          'message_salaries',
          say('Message envoyé aux salariés', 'Message sent to the employees'),
          'communication',
          { accepted: workingPaper },
        ),
      ],
      given: [],
    },
    {
      code: 'transfer',
      kind: 'external_filing',
      responsible: 'third_party',
      depends_on: ['notice', 'inform_employees'],
      due: { from: 'start', days: 150 },
      minutes: 20,
      title: say('Transférer les avoirs', 'Move the holdings'),
      summary: say(
        'Les deux teneurs travaillent ensemble ; vous recevez le rapprochement.',
        'Both keepers work together; you receive the reconciliation.',
      ),
      why: say(
        'Le total par personne et par fonds doit être le même avant et après. Le rapprochement le prouve.',
        'The total by person and fund must be the same before and after. The reconciliation proves it.',
      ),
      body: say(
        '- Demandez l’état des avoirs à la date du transfert.\n- Comparez-le à l’état du nouveau teneur.\n- Déposez le rapprochement.',
        '- Ask for the state of the holdings on the date of the transfer.\n- Compare it with the new keeper’s.\n- Drop the reconciliation.',
      ),
      articles: numbersOf('transfer'),
      skippable: false,
      required_documents: [
        paper('rapprochement', say('Rapprochement des avoirs', 'Reconciliation of the holdings'), 'other', {
          accepted: workingPaper,
        }),
      ],
      given: [],
    },
    {
      code: 'update_file',
      kind: 'information',
      responsible: 'company_admin',
      depends_on: ['transfer'],
      due: { from: 'start', days: 160 },
      minutes: 10,
      title: say('Mettre à jour la fiche société', 'Update the company file'),
      summary: say('Le nouveau teneur et son code entreprise.', 'The new keeper and its company code.'),
      why: say(
        'Les prochains fichiers de placement partiront au format du nouveau teneur.',
        'The next placement files will leave in the new keeper’s format.',
      ),
      body: say(
        'Ouvrez « Société », choisissez le nouveau teneur et reportez son code.',
        'Open “Company”, choose the new keeper and write its code.',
      ),
      articles: [],
      page: '/societe',
      skippable: false,
      required_documents: [],
      given: [],
    },
  ],
}
