import { delayIn } from '@moisson/law/delays'
import { numbersOf } from '@moisson/law/scheme-points'
import { given, paper, type StepTemplate } from '../template.ts'
import { say } from '@moisson/law/text'

/** From the draft to the filing receipt. */
export const setupConclude: readonly StepTemplate[] = [
  {
    code: 'conclusion_mode',
    kind: 'meeting',
    responsible: 'company_admin',
    depends_on: ['draft_agreement'],
    due: { from: 'target', days: -30 },
    minutes: 90,
    title: say(
      'Choisir le mode de conclusion et réunir le CSE',
      'Choose how to conclude and meet the works council',
    ),
    summary: say(
      'Le CSE lit le projet ; vous gardez le procès-verbal.',
      'The works council reads the draft; you keep the minutes.',
    ),
    why: say(
      'L’accord se conclut avec les syndicats, avec le CSE, ou par ratification aux deux tiers du personnel. Les plus petites entreprises peuvent parfois décider seules, dans les cas que la loi énumère.',
      'The agreement is concluded with the unions, with the works council, or by ratification by two thirds of the staff. The smallest companies may sometimes decide alone, in the cases the law lists.',
    ),
    body: say(
      '- S’il y a un CSE, inscrivez le projet à l’ordre du jour : un modèle est proposé.\n- Remettez le projet aux élus avec la convocation.\n- Déposez le procès-verbal. Sans CSE, passez cette pièce et dites-le en commentaire.',
      '- If there is a works council, put the draft on its agenda: a model is offered.\n- Give the draft to the elected members with the notice of meeting.\n- Drop the minutes. Without a works council, leave this paper out and say so in a comment.',
    ),
    articles: numbersOf('conclusion', 'filing_papers', 'works_council_asked'),
    done_by: 'agreement_signed',
    skippable: true,
    required_documents: [
      paper('proces_verbal_cse', say('Procès-verbal du CSE', 'Minutes of the works council'), 'cse_minutes', {
        optional: true,
      }),
    ],
    given: [
      given(
        'template',
        'ordre_du_jour_cse',
        say('Ordre du jour du CSE', 'Agenda of the works council'),
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
      'After that date the agreement remains valid, but the current financial year loses the exemptions.',
    ),
    body: say(
      '- Faites signer l’accord et toutes ses annexes.\n- Pour une ratification, faites voter tout le personnel : il faut les deux tiers de l’effectif, pas des votants.\n- Notez le jour de la signature et les clauses dans « Accords », avec l’accord signé.\n- Déposez la liste d’émargement ou le procès-verbal.',
      '- Have the agreement and all its annexes signed.\n- For a ratification, have the whole staff vote: two thirds of the staff are needed, not of the votes cast.\n- Write the day of signature and the clauses in “Agreements”, with the signed agreement.\n- Drop the signature list or the minutes.',
    ),
    articles: numbersOf('signature', 'conclusion', 'filing_papers', 'exemptions_lost'),
    page: '/societe?section=agreements',
    done_by: 'agreement_signed',
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
      'Filing opens the Urssaf’s review and the exemptions.',
    ),
    why: say(
      `Le dépôt se fait dans les ${delayIn('filing', 'fr')} qui suivent la date limite de conclusion. L’Urssaf a ensuite ${delayIn('control', 'fr')} pour demander des changements ; son silence sécurise l’exercice en cours.`,
      `The filing takes place within ${delayIn('filing', 'en')} of the last day to conclude. The Urssaf then has ${delayIn('control', 'en')} to ask for changes; its silence secures the current financial year.`,
    ),
    body: say(
      '- Allez sur teleaccords.travail-emploi.gouv.fr, rubrique « épargne salariale ».\n- Joignez l’accord signé et les pièces du mode de conclusion.\n- Notez le jour du dépôt dans « Accords », et déposez ici le récépissé dès que vous le recevez.',
      '- Go to teleaccords.travail-emploi.gouv.fr, section “épargne salariale”.\n- Attach the signed agreement and the papers of the way of conclusion.\n- Write the day of filing in “Agreements”, and drop the receipt here as soon as you get it.',
    ),
    articles: numbersOf('filing', 'filing_receipt', 'control', 'safe_exercice'),
    page: '/societe?section=agreements',
    done_by: 'agreement_filed',
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
  },
]
