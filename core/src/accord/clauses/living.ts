import { objectivesByYear } from '../figure-columns.ts'
import { capital } from '@moisson/law/words/capital'
import { delayIn } from '@moisson/law/delays'
import { articlesOf } from '@moisson/law/scheme-points'

import { addMonths, addDays } from '@moisson/law/calendar'
import type { ConclusionModeName } from '@moisson/law/conclusion-modes'
import { noticeContent } from '@moisson/law/notice-content'
import { isUnilateral } from '../act-words.ts'
import { deadlinesOf, lateConclusionOf } from '../conclusion-warnings.ts'
import { filingPapers } from '../filing-papers.ts'
import { scopeWords } from '../scope-words.ts'
import type { Block, ClauseWriter, Writing } from '../content.ts'
import { paragraph, points, prose, subtitle } from '../content.ts'
import { ofPlace } from '@moisson/law/words/inside-sentence'
import { counted, day, percent } from '../french-wording.ts'

const ended = (items: readonly string[]) =>
  items.map((one, i) => `${one}${i === items.length - 1 ? '.' : ' ;'}`)

/** Follow-up, information, disputes, revision, filing. */
export const livingClauses: ClauseWriter[] = [
  {
    code: 'follow_up',
    title: ({ follow_up }) =>
      follow_up.body === 'cse'
        ? 'Suivi par le comité social et économique'
        : 'Suivi par une commission ad hoc',
    kind: 'M',
    locked: false,
    why: {
      fr: 'L’application de l’accord se vérifie : par le CSE, ou par une commission de salariés là où il n’y en a pas.',
      en: 'How the agreement is applied is verified: by the works council, or by a commission of employees where there is none.',
    },
    articles: articlesOf('preamble', 'mandatory_clauses'),
    write: followUpOf,
  },
  {
    code: 'collective_information',
    title: 'Information collective',
    kind: 'M',
    locked: true,
    why: {
      fr: 'Chaque salarié reçoit une note qui reproduit l’accord ; les nouveaux arrivants aussi.',
      en: 'Each employee receives a note that reproduces the agreement; newcomers too.',
    },
    articles: articlesOf('note_to_all', 'booklet_on_hiring'),
    write: ({ accord, act, annex }) => [
      paragraph(
        `Une note d’information reproduisant les termes ${act.of} est remise à tous les bénéficiaires dans les ${counted(accord.information.notice_days, 'jour')} qui suivent son dépôt, et à tout salarié nouvellement embauché avec le livret d’épargne salariale. Un modèle figure à ${annex('information_note')}.`,
      ),
      paragraph(
        `Le texte ${act.of} et de ses modifications est tenu à la disposition du personnel${accord.information.electronic ? ' sur l’intranet ou l’espace en ligne de l’entreprise, ainsi qu’auprès' : ' auprès'} du service chargé du personnel, et affiché aux emplacements réservés à la direction.`,
      ),
    ],
  },
  {
    code: 'individual_information',
    title: 'Information individuelle',
    kind: 'M',
    locked: true,
    why: {
      fr: 'Chaque versement s’accompagne d’une fiche distincte du bulletin de paie, dont la loi fixe le contenu.',
      en: 'Each payment comes with a sheet apart from the payslip, the content of which the law sets.',
    },
    articles: articlesOf('individual_notice', 'reply'),
    write: individualInformationOf,
  },
  {
    code: 'leavers',
    title: 'Livret d’épargne salariale et départ du salarié',
    kind: 'L',
    locked: true,
    why: {
      fr: 'Un ancien salarié garde ses droits : il faut pouvoir le joindre, et savoir où va la somme s’il est introuvable.',
      en: 'A former employee keeps their rights: they must be reachable, and the sum must go somewhere when they are not.',
    },
    articles: articlesOf('booklet_on_hiring', 'address_on_leaving', 'unclaimed_sums'),
    write: ({ act, has }) => [
      paragraph(
        'Lors de la conclusion de son contrat de travail, tout salarié reçoit un livret d’épargne salariale qui présente les dispositifs en vigueur dans l’entreprise.',
      ),
      paragraph(
        `Lorsqu’un bénéficiaire quitte l’entreprise avant que ses droits aient pu être calculés, l’employeur lui demande l’adresse et les coordonnées bancaires utiles, et l’informe qu’il devra signaler tout changement. Il reçoit ensuite la fiche individuelle${has('choice') ? ' et dispose du même délai que les autres pour choisir. Un état récapitulatif de ses avoirs lui est remis à son départ' : ''}.`,
      ),
      paragraph(
        `Lorsque le bénéficiaire ne peut être atteint à la dernière adresse indiquée par lui, les sommes sont tenues à sa disposition par l’entreprise pendant un an à compter de la date limite de versement prévue ${act.by}. Passé ce délai, elles sont remises à la Caisse des dépôts et consignations, où il peut les réclamer jusqu’au terme de la prescription.`,
      ),
    ],
  },
  {
    code: 'disputes',
    title: 'Règlement des différends',
    kind: 'M',
    locked: false,
    why: {
      fr: 'Une étape interne d’abord, le juge ensuite : la procédure doit être écrite.',
      en: 'An internal step first, the court next: the procedure must be written.',
    },
    articles: articlesOf('mandatory_clauses'),
    write: ({ accord, act }) => [
      paragraph(
        `Tout différend né de l’interprétation ou de l’application ${act.of} est d’abord soumis, par écrit, à la direction et ${accord.follow_up.body === 'cse' ? 'au comité social et économique' : 'à la commission de suivi'}, qui recherchent une solution amiable dans un délai de ${accord.disputes.internal_step_days >= 30 && accord.disputes.internal_step_days % 30 === 0 ? counted(accord.disputes.internal_step_days / 30, 'mois', 'mois') : counted(accord.disputes.internal_step_days, 'jour')}.`,
      ),
      paragraph(
        `À défaut d’accord à l’issue de ce délai, le différend est porté par la partie la plus diligente devant le tribunal judiciaire ${accord.disputes.court_city ? ofPlace(accord.disputes.court_city) : 'dans le ressort duquel l’entreprise a son siège'}, sans préjudice de la compétence du juge du contrat de travail pour les litiges individuels. Les montants qui ne sont pas contestés sont versés à leur date.`,
      ),
    ],
  },
  {
    code: 'revision',
    title: 'Révision et dénonciation',
    kind: 'M',
    locked: false,
    why: {
      fr: 'Un avenant se conclut dans la même forme et les mêmes délais, et ne porte que sur un avenir encore incertain.',
      en: 'An amendment takes the same form and the same deadlines, and bears only on a future still uncertain.',
    },
    articles: articlesOf('mandatory_clauses', 'amendment', 'denunciation'),
    write: ({ accord, act }) => {
      const unilateral = isUnilateral(accord.conclusion.mode)
      return [
        paragraph(
          unilateral
            ? `${act.The} peut être modifiée par une décision prise et déposée dans les mêmes formes, après information des salariés.`
            : `${act.The} peut être révisé par avenant, conclu dans la même forme que lui, à la demande de l’une des parties présentée au moins ${counted(accord.revision.notice_months, 'mois', 'mois')} avant la date souhaitée.`,
        ),
        paragraph(
          'Une modification de la formule, des objectifs ou de la répartition ne s’applique à l’exercice en cours que si elle intervient avant le premier jour de la seconde moitié de la période de calcul et si les résultats demeurent alors incertains. Elle est déposée dans les mêmes délais.',
        ),
        paragraph(
          unilateral
            ? `${act.The} ne peut être retirée en cours d’exercice pour la période déjà engagée au-delà de sa première moitié.`
            : `${act.The} ne peut être dénoncé en cours d’exécution que par l’ensemble des parties signataires, dans la même forme. La dénonciation est déposée dans les mêmes conditions ; pour valoir dès l’exercice en cours, elle l’est dans le délai de dépôt ${act.of}.`,
        ),
      ]
    },
  },
  {
    code: 'renewal',
    title: 'Reconduction',
    kind: 'U',
    locked: false,
    why: {
      fr: 'Sans clause de tacite reconduction, l’accord cesse à son terme ; avec elle, il faut que personne ne demande à renégocier.',
      en: 'Without a clause of tacit renewal the agreement stops at its end; with it, nobody must ask to renegotiate.',
    },
    articles: articlesOf('conclusion'),
    write: ({ accord, act }) => {
      const end = accord.duration.exercises.at(-1)?.end ?? ''
      if (!accord.tacit_renewal)
        return [
          paragraph(
            `${act.The} n’est pas renouvelable par tacite reconduction. ${act.Parties} ${isUnilateral(accord.conclusion.mode) ? 'examine' : 'se réunissent'}, dans les ${delayIn('renegotiation', 'fr')} qui précèdent son terme, ${isUnilateral(accord.conclusion.mode) ? 'l’opportunité d’en prendre une nouvelle' : 'pour examiner l’opportunité d’en conclure un nouveau'}.`,
          ),
        ]
      return [
        paragraph(
          `À son terme, le ${day(end)}, ${act.the} est reconduit${act.e} tacitement pour ${accord.duration.years === 1 ? 'un exercice' : counted(accord.duration.years, 'exercice')}, soit sa durée initiale. ${isUnilateral(accord.conclusion.mode) ? 'Cette reconduction n’a pas lieu si l’employeur y renonce par écrit, porté à la connaissance du personnel, dans' : 'Cette reconduction n’a pas lieu si l’une des parties habilitées à négocier ou à ratifier demande une renégociation dans'} les ${delayIn('renegotiation', 'fr')} qui précèdent ce terme, soit entre le ${day(addMonths(addDays(end, 1), -3))} et le ${day(end)}.`,
        ),
        paragraph(
          `Au terme de chaque reconduction, les mêmes règles s’appliquent : une nouvelle reconduction pour la même durée, sauf ${isUnilateral(accord.conclusion.mode) ? 'renonciation' : 'demande de renégociation'} dans les ${delayIn('renegotiation', 'fr')} qui précèdent ce nouveau terme.${objectivesByYear(accord) ? ` Les objectifs des exercices reconduits sont fixés ${act.byAmendment} dans les délais légaux ; à défaut d’objectif pour un exercice, aucun intéressement n’est dû à ce titre.` : ''}${accord.criteria.some(({ by_year }) => by_year?.length) ? ' Les parts des critères de répartition y sont celles du dernier exercice de la durée initiale.' : ''}`,
        ),
      ]
    },
  },
  {
    code: 'legal_changes',
    title: 'Modification de la situation juridique',
    kind: 'U',
    locked: false,
    why: {
      fr: 'Fusion, cession, scission : dit si l’accord continue, et ce que deviennent les droits.',
      en: 'Merger, sale, split: says whether the agreement goes on, and what becomes of rights.',
    },
    articles: articlesOf('change_of_employer'),
    write: ({ accord, act }) => [
      paragraph(
        `En cas de modification de la situation juridique de l’entreprise, notamment par fusion, cession ou scission, ${act.the} se poursuit avec le nouvel employeur lorsque cette modification n’en rend pas l’application impossible.`,
      ),
      paragraph(
        `Dans le cas contraire, ${act.it} cesse de produire effet entre le nouvel employeur et le personnel transféré. Les droits acquis jusqu’à cette date sont liquidés selon la formule, ramenée à la durée écoulée, et le nouvel employeur, s’il n’applique pas déjà un accord d’intéressement, ${isUnilateral(accord.conclusion.mode) ? 'examine la mise en place d’un nouveau dispositif' : 'engage dans les six mois une négociation en vue d’un nouvel accord'}.`,
      ),
    ],
  },
  {
    code: 'exceptional_increase',
    title: 'Augmentation exceptionnelle du bénéfice',
    kind: 'C',
    locked: false,
    why: {
      fr: 'L’entreprise tenue de mettre en place la participation et qui a un délégué syndical négocie aussi la définition d’une augmentation exceptionnelle du bénéfice et ses suites.',
      en: 'A company bound to participation that has a union delegate also negotiates what an exceptional increase of the profit is and what follows.',
    },
    articles: articlesOf('exceptional_profit'),
    when: ({ exceptional_increase }) => exceptional_increase !== null,
    write: ({ accord, article }) => {
      const { above_average_bps, reference_exercises } = accord.exceptional_increase ?? {
        above_average_bps: 0,
        reference_exercises: 0,
      }
      return [
        paragraph(
          `Constitue une augmentation exceptionnelle du bénéfice net fiscal celle qui porte ce bénéfice, hors opérations étrangères à l’activité ordinaire, à plus de ${percent(above_average_bps)} de sa moyenne sur les ${counted(reference_exercises, 'exercice')} précédents. La taille de l’entreprise, son secteur et les bénéfices des années antérieures ont été pris en considération pour fixer ce seuil.`,
        ),
        paragraph(
          `Lorsqu’elle est constatée et que l’exercice a donné lieu à un versement d’intéressement, l’entreprise ouvre une négociation, dans les deux mois qui suivent l’approbation des comptes, sur le partage de la valeur qui en résulte : supplément d’intéressement dans les conditions de ${article('supplement')}, abondement ou prime de partage de la valeur.`,
        ),
      ]
    },
  },
  {
    code: 'special',
    title: 'Stipulations particulières',
    kind: 'C',
    locked: false,
    why: {
      fr: 'Ce que l’entreprise a voulu ajouter, dans ses propres mots.',
      en: 'What the company wished to add, in its own words.',
    },
    articles: articlesOf('conclusion'),
    when: ({ special_clauses }) => special_clauses.length > 0,
    write: ({ accord }) =>
      accord.special_clauses.flatMap(({ title, text }) => [subtitle(capital(title)), ...prose(text)]),
  },
  {
    code: 'filing',
    title: 'Dépôt et publicité',
    kind: 'L',
    locked: true,
    why: {
      fr: 'Le dépôt dans le délai ouvre les exonérations ; les pièces dépendent du mode de conclusion.',
      en: 'Filing in time opens the exemptions; the papers depend on the way of concluding.',
    },
    articles: articlesOf('filing', 'deposit_online', 'filing_receipt'),
    write: filingOf,
  },
]

function followUpOf({ accord }: Writing): Block[] {
  const { body, commission_members, days_before_payment } = accord.follow_up
  const documents = [
    'les valeurs constatées de chaque indicateur et les pièces qui les justifient',
    'le détail du calcul de l’enveloppe et les plafonds appliqués',
    'le montant global, le nombre de bénéficiaires et le montant moyen',
  ]
  const given = `Au moins ${counted(days_before_payment, 'jour')} avant la date de versement, l’entreprise lui remet :`
  if (body === 'cse')
    return [
      paragraph(
        `${scopeWords(accord).followed}, ou la commission spécialisée qu’il crée en son sein, suit l’application du dispositif et vérifie l’exactitude des calculs.`,
      ),
      paragraph(given),
      points(ended(documents)),
      paragraph(
        'Le comité peut demander toute explication utile et faire consigner ses observations au procès-verbal. Il est informé, au moins une fois en cours d’exercice, de l’évolution des indicateurs. Ses membres sont tenus à la discrétion sur les informations présentées comme confidentielles.',
      ),
    ]
  return [
    paragraph(
      `En l’absence de comité social et économique, une commission ad hoc suit l’application du dispositif et vérifie l’exactitude des calculs. Elle comprend ${counted(commission_members, 'représentant')} des salariés, ${commission_members > 1 ? 'spécialement désignés' : 'spécialement désigné'} à cet effet par le personnel, et un représentant de la direction. Si un comité est élu en cours d’application, il lui succède.`,
    ),
    paragraph(given),
    points(ended(documents)),
    paragraph(
      'La commission se réunit au moins une fois par exercice, pendant le temps de travail. Elle peut demander toute explication utile et faire consigner ses observations par écrit. Ses membres sont tenus à la discrétion sur les informations présentées comme confidentielles.',
    ),
  ]
}

function individualInformationOf({ accord, annex, has }: Writing): Block[] {
  const items = noticeContent.interessement.items
    .filter(({ when }) => (when === 'placed' ? has('choice') : when === 'advances' ? has('advances') : true))
    .map(({ label }) => label.fr)
  return [
    paragraph(
      'Toute somme attribuée donne lieu à la remise d’une fiche distincte du bulletin de paie, qui indique :',
    ),
    points(ended(items)),
    paragraph(
      `Cette fiche est remise ${accord.information.electronic ? 'par voie électronique dans des conditions qui en garantissent l’intégrité, sauf opposition du bénéficiaire' : 'sur papier'}. Elle est également adressée aux bénéficiaires qui ont quitté l’entreprise. Un modèle figure à ${annex('individual_sheet')}.`,
    ),
  ]
}

/**
 * Who gets a copy beside the filing. D3313-1 refers to the filing alone (II of D2231-2): the copy to the labour court
 * (III) is that of a collective labour agreement; a unilateral act has no other party.
 */
function copiesOf(mode: ConclusionModeName, city: string | null): Block[] {
  if (isUnilateral(mode)) return []
  const court = `Un exemplaire est remis au greffe du conseil de prud’hommes ${city ? ofPlace(city) : 'du lieu de conclusion'}, et chaque partie signataire en reçoit un.`
  return [
    paragraph(mode === 'collective_agreement' ? court : 'Chaque partie signataire en reçoit un exemplaire.'),
  ]
}

function filingOf({ accord, act }: Writing): Block[] {
  const { filing_deadline } = deadlinesOf(accord)
  const within =
    lateConclusionOf(accord) === null
      ? `dans les ${delayIn('filing', 'fr')} qui suivent la date limite prévue pour sa conclusion, soit au plus tard le ${day(filing_deadline)}`
      : `sans attendre : conclu${act.e} hors délai, ${act.it} n’ouvre droit aux exonérations que pour les périodes de calcul ouvertes après ce dépôt`
  const city = accord.filing.labour_court_city
  return [
    paragraph(
      `${act.The} est déposé${act.e} par l’entreprise sur la plateforme de téléprocédure TéléAccords du ministère du travail, ${within}. Le dépôt comprend, avec les annexes :`,
    ),
    points(
      ended([
        ...(accord.conclusion.mode === 'collective_agreement' ? [] : ['texte signé']),
        ...filingPapers(accord).map(({ fr }) => fr),
      ]),
    ),
    ...copiesOf(accord.conclusion.mode, city),
    paragraph(
      `S’agissant d’épargne salariale, ${act.the} n’est pas versé${act.e} dans la base de données nationale des accords collectifs. ${act.amendmentsFiled} dans les mêmes conditions. Le code d’identification porté au bas de chaque page désigne les réponses à partir desquelles le texte a été établi.`,
    ),
  ]
}
