import { numbersOf } from '@moisson/law/scheme-points'
import { given, paper, workingPaper, type StepTemplate } from '../template.ts'
import { say } from '@moisson/law/text'

/** From the answers to the receipts. */
export const annualSettle: readonly StepTemplate[] = [
  {
    code: 'follow',
    kind: 'information',
    responsible: 'company_admin',
    depends_on: ['campaign'],
    due: { from: 'payment', days: -35 },
    minutes: 15,
    title: say('Suivre les réponses', 'Follow the answers'),
    summary: say(
      'Relancer ceux qui n’ont pas ouvert, aider ceux qui hésitent.',
      'Remind those who did not open, help those who hesitate.',
    ),
    why: say(
      'Qui ne répond pas reçoit le placement par défaut. C’est permis, mais rarement ce que la personne voulait.',
      'Who does not answer gets the default placement. It is allowed, but seldom what the person wanted.',
    ),
    body: say(
      '- Regardez chaque semaine le taux de réponse sur la page de la campagne.\n- Les relances partent seules ; une relance à la main reste possible une fois par jour.\n- Marquez l’étape comme faite quand la collecte est close.',
      '- Look at the answer rate each week on the page of the campaign.\n- Reminders leave by themselves; one by hand stays possible once a day.\n- Mark the step as done when the collection is closed.',
    ),
    articles: numbersOf('placing', 'reply', 'participation_reply'),
    page: '/campagne',
    skippable: false,
    required_documents: [],
    given: [],
  },
  {
    code: 'control',
    kind: 'review',
    responsible: 'manager',
    depends_on: ['follow'],
    due: { from: 'payment', days: -20 },
    minutes: 30,
    title: say('Validation par votre conseiller', 'Validation by your adviser'),
    summary: say(
      'Montants, choix par défaut et totaux, au centime.',
      'Amounts, defaults and totals, to the cent.',
    ),
    why: say(
      'Deux personnes différentes transmettent et valident : une erreur vue à deux n’arrive pas sur les fiches de paie.',
      'Two different people submit and validate: an error seen by two does not reach the payslips.',
    ),
    body: say(
      'Transmettez la campagne au contrôle depuis sa page. Votre conseiller la valide ou la renvoie avec un commentaire.',
      'Submit the campaign from its page. Your adviser validates it or sends it back with a comment.',
    ),
    articles: numbersOf('ceilings'),
    page: '/campagne',
    skippable: false,
    required_documents: [],
    given: [],
  },
  {
    code: 'keeper_export',
    kind: 'external_filing',
    responsible: 'company_admin',
    depends_on: ['control'],
    due: { from: 'payment', days: -10 },
    minutes: 20,
    title: say('Envoyer le fichier au teneur de compte', 'Send the file to the account keeper'),
    summary: say(
      'Le fichier des placements et le virement qui l’accompagne.',
      'The file of placements and the transfer that goes with it.',
    ),
    why: say(
      'Le teneur n’investit que si le fichier et le virement portent le même montant. Quelques jours d’avance laissent le temps d’un rejet.',
      'The keeper invests only if file and transfer carry the same amount. A few days ahead leave time for a rejection.',
    ),
    body: say(
      '- Téléchargez le fichier depuis la page de versement de la campagne.\n- Envoyez-le par l’espace sécurisé du teneur, puis faites le virement.\n- Déposez son accusé de réception.',
      '- Download the file from the payment page of the campaign.\n- Send it through the keeper’s secure space, then make the transfer.\n- Drop its acknowledgement.',
    ),
    articles: numbersOf('members_of_plan', 'placing'),
    page: '/versement',
    skippable: true,
    required_documents: [
      paper(
        'accuse_teneur',
        say('Accusé de réception du teneur', 'Keeper’s acknowledgement'),
        'account_keeper_export',
        { accepted: workingPaper },
      ),
    ],
    given: [],
  },
  {
    code: 'pay',
    kind: 'payment',
    responsible: 'company_admin',
    depends_on: ['control'],
    due: { from: 'payment', legal: true },
    minutes: 30,
    title: say('Verser les primes', 'Pay the bonuses'),
    summary: say(
      'Sur la paie ou par virement, avant la date limite légale.',
      'With the payroll or by transfer, before the legal deadline.',
    ),
    why: say(
      'Passé la date limite, des intérêts de retard sont dus à chaque personne, chaque jour.',
      'After the deadline, late interest is due to each person, each day.',
    ),
    body: say(
      '- Importez le fichier de paie, ou faites les virements depuis « Versements ».\n- Enregistrez le jour du paiement.\n- Déposez la preuve de paiement.',
      '- Import the payroll file, or make the transfers from “Payments”.\n- Record the day of payment.\n- Drop the proof of payment.',
    ),
    articles: numbersOf('payment', 'late_interest', 'participation_late_interest'),
    page: '/versement',
    skippable: false,
    required_documents: [
      paper('preuve_paiement', say('Preuve de paiement', 'Proof of payment'), 'payment_proof', {
        accepted: workingPaper,
      }),
    ],
    given: [],
  },
  {
    code: 'receipts',
    kind: 'information',
    responsible: 'company_admin',
    depends_on: ['pay'],
    due: { from: 'payment', days: 15 },
    minutes: 15,
    title: say('Remettre les fiches et classer le dossier', 'Hand over the sheets and file everything'),
    summary: say(
      'Chacun a sa fiche ; le dossier est prêt pour un contrôle.',
      'Everybody has the sheet; the file is ready for an inspection.',
    ),
    why: say(
      'La fiche individuelle est distincte du bulletin de paie. Le dossier complet répond à une demande de l’Urssaf en quelques minutes.',
      'The individual sheet is separate from the payslip. The whole file answers a request of the Urssaf in a few minutes.',
    ),
    body: say(
      '- Chaque personne trouve sa fiche et son reçu dans son espace : remettez-les sur papier à qui le demande.\n- Vérifiez dans « Documents » que les pièces de l’exercice sont là.\n- Notez ce qui serait à améliorer l’an prochain.',
      '- Each person finds the sheet and the receipt in their space: hand them on paper to whoever asks.\n- Check in “Documents” that the papers of the year are there.\n- Note what could be better next year.',
    ),
    articles: numbersOf('individual_notice', 'note_to_all'),
    page: '/documents',
    skippable: false,
    required_documents: [],
    given: [
      given(
        'guide',
        'dossier_annuel',
        say('Le dossier de l’exercice', 'The file of the year'),
        say('La liste des pièces à garder, et combien de temps.', 'The papers to keep, and how long.'),
      ),
    ],
  },
]
