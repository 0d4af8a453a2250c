import { delayIn } from '@moisson/law/delays'
import { sourceOf } from '@moisson/law/scheme-points'
import { reportDeadlines } from '@moisson/law/agreement-dates'
import { dayOf, endOfMonthAfter, yearOf } from '@moisson/law/calendar'
import { latestNotification } from '@moisson/law/payment-deadline'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import { legalPaymentDeadline } from '../campaign/exercise-dates.ts'
import type { TodoFacts, TodoTemplate } from './template.ts'
import { atCampaign, atDocuments, atPayment, atPeople } from './template.ts'

/** Months after the closing by which pay and presence, then the envelope, are known. */
const payWithinMonths = 2
const envelopeWithinMonths = 3
/** Days kept between the last answer and the payment, to check, export and pay. */
const processingDays = 10

const lastPaymentDay = ({ exercise }: TodoFacts) => legalPaymentDeadline(exercise)
const settledOnce = (done: boolean | undefined) => (done ? 'settled' : null)

/** What comes back each year, from the closing of the accounts to the last day of the year that follows. */
export const annualTemplate: readonly TodoTemplate[] = [
  {
    code: 'annual.pay_data',
    set: 'annual',
    type: 'data',
    priority: 'normal',
    minutes: 20,
    title: {
      fr: 'Mettre à jour salaires et présences de l’exercice',
      en: 'Bring the financial year’s pay and presence up to date',
    },
    description: {
      fr: 'Importez le fichier de paie de l’exercice clos\u00a0: salaires de référence, jours de présence, entrées et sorties.',
      en: 'Import the payroll file of the financial year that closed: reference pay, days of presence, people who joined and left.',
    },
    due_rule: {
      fr: 'Deux mois après la clôture des comptes',
      en: 'Two months after the closing of the accounts',
    },
    consequence: {
      fr: 'La part de chacun se calcule sur ces données\u00a0: une erreur se corrige facilement avant le lancement, difficilement après.',
      en: 'Each share is computed from this data: a mistake is easy to correct before the launch, hard after.',
    },
    due: ({ exercise }) => endOfMonthAfter(exercise.end, payWithinMonths),
    related: atPeople('?import=new'),
    needless: ({ campaign }) => settledOnce(campaign?.launched),
  },
  {
    code: 'annual.envelope',
    set: 'annual',
    type: 'campaign',
    priority: 'normal',
    minutes: 30,
    title: { fr: 'Calculer l’enveloppe', en: 'Calculate the envelope' },
    description: {
      fr: 'Appliquez la formule de l’accord aux comptes arrêtés, vérifiez les plafonds, puis saisissez l’enveloppe dans la campagne de l’exercice.',
      en: 'Apply the agreement’s formula to the closed accounts, check the ceilings, then enter the envelope in the financial year’s campaign.',
    },
    due_rule: {
      fr: 'Trois mois après la clôture des comptes',
      en: 'Three months after the closing of the accounts',
    },
    consequence: {
      fr: 'Chaque semaine prise ici manque ensuite aux salariés pour choisir.',
      en: 'Each week spent here is then missing for the employees’ choice.',
    },
    due: ({ exercise }) => endOfMonthAfter(exercise.end, envelopeWithinMonths),
    related: atCampaign,
    needless: ({ campaign }) => settledOnce(campaign !== null && campaign.envelope_gross_cents !== null),
  },
  {
    code: 'annual.launch',
    set: 'annual',
    type: 'campaign',
    priority: 'high',
    minutes: 15,
    title: { fr: 'Lancer l’interrogation des salariés', en: 'Ask the employees for their choice' },
    description: {
      fr: `Chaque personne reçoit son avis et dispose d’au moins ${delayIn('reply', 'fr')} pour choisir entre versement et placement (${sourceOf('fr', 'reply', 'participation_reply')}).`,
      en: `Each person receives a notice and has at least ${delayIn('reply', 'en')} to choose between cash and savings (${sourceOf('en', 'reply', 'participation_reply')}).`,
    },
    due_rule: {
      fr: 'Le délai de réponse, les jours avant que l’avis soit tenu pour reçu et dix jours de préparation avant le dernier jour pour verser',
      en: 'The reply period, the presumed receipt and ten days of preparation before the last day to pay',
    },
    consequence: {
      fr: 'Lancée plus tard, la campagne finit après le dernier jour légal de versement.',
      en: 'Launched later, the campaign ends after the last legal day of payment.',
    },
    due: (facts) =>
      latestNotification.value({
        last_payment_day: lastPaymentDay(facts),
        presumption_days: facts.presumption_days,
        reply_days: REPLY_DAYS,
        processing_days: processingDays,
      }).latest_notification,
    related: atCampaign,
    needless: ({ campaign }) => settledOnce(campaign?.launched),
  },
  {
    code: 'annual.pay',
    set: 'annual',
    type: 'payment',
    priority: 'legal',
    minutes: 30,
    title: { fr: 'Verser ou placer les primes', en: 'Pay or invest the bonuses' },
    description: {
      fr: 'Virez les sommes à payer, versez les sommes placées au teneur de compte, puis notez le versement dans la campagne.',
      en: 'Transfer what is to be paid, pay what is invested to the account keeper, then record the payment in the campaign.',
    },
    due_rule: {
      fr: `Dernier jour du cinquième mois après la clôture (${sourceOf('fr', 'payment', 'participation_late_interest')})`,
      en: `Last day of the fifth month after the closing (${sourceOf('en', 'payment', 'participation_late_interest')})`,
    },
    consequence: {
      fr: 'Au-delà, des intérêts de retard sont dus à chaque bénéficiaire.',
      en: 'After that, late interest is owed to each beneficiary.',
    },
    costs_interest: true,
    due: lastPaymentDay,
    related: atPayment,
    needless: ({ campaign }) => settledOnce(campaign?.completed),
  },
  {
    code: 'annual.keeper',
    set: 'annual',
    type: 'payment',
    priority: 'high',
    minutes: 15,
    title: {
      fr: 'Transmettre les choix au teneur de compte',
      en: 'Send the choices to the account keeper',
    },
    description: {
      fr: 'Téléchargez le fichier du teneur de compte depuis la campagne validée, envoyez-le avec le virement, puis rapprochez sa réponse ligne à ligne.',
      en: 'Download the account keeper’s file from the validated campaign, send it with the transfer, then match its answer line by line.',
    },
    due_rule: { fr: 'Le même jour que le versement', en: 'The same day as the payment' },
    consequence: {
      fr: 'Sans fichier, le teneur de compte ne peut pas investir\u00a0: la valeur des parts change pour les salariés.',
      en: 'Without the file the account keeper cannot invest: the employees get another unit value.',
    },
    due: lastPaymentDay,
    related: atCampaign,
    needless: ({ campaign }) => settledOnce(campaign?.completed),
  },
  {
    code: 'annual.council_report',
    set: 'annual',
    type: 'legal',
    priority: 'legal',
    minutes: 45,
    title: {
      fr: 'Présenter le rapport de participation au CSE',
      en: 'Present the participation report to the works council',
    },
    description: {
      fr: `Le rapport donne les éléments du calcul de la réserve et l’emploi des sommes (${sourceOf('fr', 'participation_report')}).`,
      en: `The report gives how the reserve was computed and what became of the money (${sourceOf('en', 'participation_report')}).`,
    },
    due_rule: {
      fr: `Dans les ${delayIn('participation_report', 'fr')} de la clôture (${sourceOf('fr', 'participation_report')})`,
      en: `Within ${delayIn('participation_report', 'en')} of the closing (${sourceOf('en', 'participation_report')})`,
    },
    consequence: {
      fr: 'Le CSE peut saisir le juge pour obtenir ce rapport.',
      en: 'The works council may go to court to obtain the report.',
    },
    due: ({ exercise }) => reportDeadlines.value({ closing: exercise.end }).cse_report_participation_by,
    related: atDocuments('?add=cse_minutes'),
    needless: ({ participation, has_cse }) => (!participation || has_cse === false ? 'not_applicable' : null),
  },
  {
    code: 'annual.leavers',
    set: 'annual',
    type: 'beneficiaries',
    priority: 'normal',
    minutes: 15,
    title: { fr: 'Signaler les départs de l’année', en: 'Report the people who left this year' },
    description: {
      fr: `Datez les départs et transmettez-les au teneur de compte. Remettez à chacun son état récapitulatif (${sourceOf('fr', 'booklet_on_leaving')}).`,
      en: `Date the departures and send them to the account keeper. Give each person the summary statement (${sourceOf('en', 'booklet_on_leaving')}).`,
    },
    due_rule: {
      fr: 'Avant la mi-décembre\u00a0: le teneur de compte facture les comptes actifs de fin d’année',
      en: 'Before mid-December: the account keeper bills the accounts active at the end of the year',
    },
    consequence: {
      fr: 'Les frais de tenue de compte des personnes parties restent à la charge de la société.',
      en: 'The account-keeping fees of people who left stay with the company.',
    },
    due: (facts) => dayOf(yearOf(lastPaymentDay(facts)), 12, 15),
    related: atPeople(''),
  },
  {
    code: 'annual.statement',
    set: 'annual',
    type: 'communication',
    priority: 'legal',
    minutes: 5,
    title: {
      fr: 'Vérifier l’envoi des relevés annuels',
      en: 'Check that the annual statements were sent',
    },
    description: {
      fr: `Le teneur de compte adresse à chacun un relevé de ses avoirs au 31 décembre (${sourceOf('fr', 'annual_statement')}). Demandez-lui la confirmation de l’envoi.`,
      en: `The account keeper sends everybody a statement of what they held on 31 December (${sourceOf('en', 'annual_statement')}). Ask for the confirmation.`,
    },
    due_rule: {
      fr: `Avant le 31 mars de l’année qui suit le versement (${sourceOf('fr', 'annual_statement')})`,
      en: `Before 31 March of the year after the payment (${sourceOf('en', 'annual_statement')})`,
    },
    consequence: null,
    due: (facts) => reportDeadlines.value({ closing: lastPaymentDay(facts) }).annual_statement_by,
    related: atDocuments(''),
  },
]
