import { delayIn, delays } from '@moisson/law/delays'
import { numbersOf } from '@moisson/law/scheme-points'
import { paper, workingPaper, type ProcessTemplate, type StepTemplate } from '../template.ts'
import { setupConclude } from './setup-conclude.ts'
import { setupLive } from './setup-live.ts'
import { say } from '@moisson/law/text'

const prepare: readonly StepTemplate[] = [
  {
    code: 'past_years',
    kind: 'form',
    responsible: 'company_admin',
    depends_on: [],
    due: { from: 'target', days: -120 },
    minutes: 30,
    title: say('Faire le bilan de l’accord qui finit', 'Look back on the agreement that ends'),
    summary: say(
      'Ce qu’il a donné, ce que les salariés en disent.',
      'What it gave, what the employees say of it.',
    ),
    why: say(
      'Un renouvellement est le bon moment pour changer un indicateur que personne ne comprend plus. Ensuite, la formule tient pour plusieurs années.',
      'A renewal is the right time to change an indicator that nobody understands any more. After that the formula holds for several years.',
    ),
    body: say(
      '- Relisez les enveloppes des exercices passés dans « Campagnes ».\n- Demandez au CSE et à quelques salariés ce qu’ils en retiennent.\n- Notez ce qui doit changer. Sans rien à dire, passez l’étape.',
      '- Read the envelopes of past years in “Campaigns”.\n- Ask the works council and some employees what they make of it.\n- Note what has to change. With nothing to say, skip the step.',
    ),
    articles: numbersOf('preamble'),
    page: '/campagne',
    skippable: true,
    required_documents: [],
    given: [],
    form: [
      {
        name: 'good',
        type: 'long_text',
        required: true,
        label: say('Ce qui a bien marché', 'What worked well'),
      },
      {
        name: 'to_change',
        type: 'long_text',
        required: false,
        label: say('Ce qui doit changer', 'What has to change'),
      },
    ],
  },
  {
    code: 'decision',
    kind: 'form',
    responsible: 'company_admin',
    depends_on: [],
    due: { from: 'target', days: -100 },
    minutes: 20,
    title: say('Décider : reconduire, modifier ou renégocier', 'Decide: keep, change or negotiate again'),
    summary: say(
      'La clause de tacite reconduction, si elle existe, change tout.',
      'The tacit-renewal clause, if there is one, changes everything.',
    ),
    why: say(
      `Si l’accord le prévoit et que personne ne demande à renégocier dans les ${delayIn('renegotiation', 'fr')} qui précèdent son terme, il repart pour la même durée. Sinon, il faut conclure et déposer de nouveau.`,
      `If the agreement says so and nobody asks to negotiate again in the ${delayIn('renegotiation', 'en')} before its end, it starts again for the same duration. Otherwise it must be concluded and filed again.`,
    ),
    body: say(
      `- Cherchez la clause de reconduction dans votre accord.\n- Choisissez la durée du prochain, d’un à ${delayIn('agreement', 'fr')}.\n- Prévenez le CSE ou les délégués que vous ouvrez la discussion.`,
      `- Look for the renewal clause in your agreement.\n- Choose the duration of the next one, one to ${delayIn('agreement', 'en')}.\n- Tell the works council or the delegates that you open the discussion.`,
    ),
    articles: numbersOf('conclusion', 'amendment'),
    skippable: false,
    required_documents: [],
    given: [],
    form: [
      {
        name: 'choice',
        type: 'choice',
        required: true,
        label: say('Votre décision', 'Your decision'),
        choices: [
          { value: 'same', label: say('Reprendre le même accord', 'Take the same agreement again') },
          {
            value: 'changed',
            label: say('Modifier la formule ou la répartition', 'Change the formula or the allocation'),
          },
          {
            value: 'tacit',
            label: say('Laisser jouer la tacite reconduction', 'Let the tacit renewal work'),
          },
        ],
      },
      {
        name: 'years',
        type: 'number',
        min: 1,
        max: delays.agreement.value,
        required: true,
        label: say('Durée, en années (1 à 5)', 'Duration, in years (1 to 5)'),
      },
    ],
  },
  {
    code: 'draft_agreement',
    kind: 'upload',
    responsible: 'company_admin',
    depends_on: ['past_years', 'decision'],
    due: { from: 'target', days: -45 },
    minutes: 40,
    title: say('Rédiger le nouvel accord', 'Draft the new agreement'),
    summary: say(
      'Le projet, relu par votre conseiller avant signature.',
      'The draft, read by your adviser before signature.',
    ),
    why: say(
      'Un accord renouvelé est un nouvel accord : préambule, objectifs et dates doivent être ceux de la nouvelle période.',
      'A renewed agreement is a new one: preamble, targets and dates must be those of the new period.',
    ),
    body: say(
      '- Écrivez l’accord étape par étape ici, en partant de celui qui finit : le texte en sort en PDF et en Word.\n- Mettez à jour la période, les objectifs et le préambule.\n- Déposez le projet.',
      '- Write the agreement step by step here, starting from the one that ends: the text comes out as PDF and Word.\n- Update period, targets and preamble.\n- Drop the draft.',
    ),
    articles: numbersOf('preamble', 'mandatory_clauses'),
    page: '/wizards/interessementCreator',
    done_by: 'agreement_signed',
    skippable: false,
    required_documents: [
      paper('projet_accord', say('Projet d’accord', 'Draft agreement'), 'interessement_agreement', {
        accepted: workingPaper,
      }),
    ],
    given: [],
  },
]

const update: StepTemplate = {
  code: 'update_rules',
  kind: 'information',
  responsible: 'manager',
  depends_on: ['filing'],
  due: { from: 'filing', days: 30 },
  minutes: 15,
  title: say('Mettre à jour les règles de la société', 'Update the company’s rules'),
  summary: say(
    'Les prochaines campagnes partiront du nouvel accord.',
    'The next campaigns will start from the new agreement.',
  ),
  why: say(
    'Critères, plafonds et placement par défaut sont copiés dans chaque campagne à sa création.',
    'Criteria, ceilings and default placement are copied into each campaign when it is made.',
  ),
  body: say(
    'Votre conseiller reporte les clauses du nouvel accord, puis vous prévient.',
    'Your adviser writes the clauses of the new agreement, then tells you.',
  ),
  articles: [],
  skippable: false,
  required_documents: [],
  given: [],
}

const informing = setupLive.filter((step) => step.code === 'inform_employees')

/** An agreement that ends, and the next one. */
export const agreementRenewal: ProcessTemplate = {
  code: 'agreement_renewal',
  version: 1,
  type: 'agreement_renewal',
  title: say('Renouveler l’accord d’intéressement', 'Renew the intéressement agreement'),
  summary: say(
    'Du bilan de l’accord qui finit au dépôt du suivant, sans perdre un exercice.',
    'From looking back on the one that ends to filing the next, without losing a year.',
  ),
  about: 'coming_exercise',
  usual_target: { from: 'signature' },
  steps: [...prepare, ...setupConclude, ...informing, update],
}
