import type { TermFacts } from '../term.ts'

export const sharingTerms = {
  accord: {
    basis: ['interessement', 'agreement_duration', 'mandatory_clauses'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'accord d’intéressement',
      means: `Le texte qui crée la prime : sa formule, son partage, ses dates. Il dure au plus ${f.delay('agreement')}.`,
      example: `Un accord peut dire : « si le bénéfice dépasse ${f.profit}, ${f.envelope} sont partagés ».`,
    }),
    en: (f) => ({
      word: 'intéressement agreement',
      means: `The text that creates the bonus: its formula, its sharing, its dates. It lasts ${f.delay('agreement')} at most.`,
      example: `An agreement may say: “if the profit exceeds ${f.profit}, ${f.envelope} are shared”.`,
    }),
  },
  'accord-de-branche': {
    basis: ['branch_agreement'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'accord de branche',
      means:
        'Un accord négocié pour tout un métier, que l’entreprise peut appliquer au lieu d’écrire le sien.',
      example: `L’entreprise de ${f.people} personnes peut reprendre la formule de sa branche et partager ${f.envelope} sans négocier la sienne.`,
    }),
    en: (f) => ({
      word: 'branch agreement',
      means:
        'An agreement negotiated for a whole trade, which a company may apply instead of writing its own.',
      example: `The company of ${f.people} people may take the formula of its trade and share ${f.envelope} without negotiating its own.`,
    }),
  },
  avenant: {
    basis: ['amendment'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'avenant',
      means: 'Un texte qui change un accord en cours, conclu et déposé comme lui.',
      example: `Un avenant peut relever la part du bénéfice à partager : pour un bénéfice de ${f.profit}, ${f.envelope} au lieu de ${f.half_envelope}, dans les exercices à venir.`,
    }),
    en: (f) => ({
      word: 'amendment',
      means: 'A text that changes an agreement in force, concluded and filed as it was.',
      example: `An amendment may raise the part of the profit to share: for a profit of ${f.profit}, ${f.envelope} instead of ${f.half_envelope}, in the financial years to come.`,
    }),
  },
  ratification: {
    basis: ['conclusion', 'agreement_duration'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'ratification',
      means: 'L’adoption d’un projet d’accord par les deux tiers du personnel.',
      example: `Dans l’entreprise de ${f.people} personnes, l’enveloppe de ${f.envelope} n’existe que si les deux tiers ont signé.`,
    }),
    en: (f) => ({
      word: 'ratification',
      means: 'The adoption of a draft agreement by two thirds of the staff.',
      example: `In the company of ${f.people} people the envelope of ${f.envelope} exists only if two thirds have signed.`,
    }),
  },
  'decision-unilaterale': {
    basis: ['conclusion'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'décision unilatérale',
      means: 'Un dispositif que l’employeur met en place seul, là où la loi le permet.',
      example: `L’employeur écrit seul la formule, par exemple une part du bénéfice au-dessus de ${f.profit}, la dépose et la fait connaître.`,
    }),
    en: (f) => ({
      word: 'unilateral decision',
      means: 'A scheme the employer sets up alone, where the law allows it.',
      example: `The employer alone writes the formula, for instance a part of the profit above ${f.profit}, files it and makes it known.`,
    }),
  },
  alea: {
    basis: ['random_result'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'aléa',
      means: 'L’incertitude que la loi exige : personne ne doit pouvoir connaître le montant d’avance.',
      example: `Une prime fixée à ${f.bonus} quoi qu’il arrive n’est pas un intéressement : elle supporte toutes les cotisations d’un salaire.`,
    }),
    en: (f) => ({
      word: 'uncertainty',
      means: 'What the law demands: nobody may know the amount in advance.',
      example: `A bonus fixed at ${f.bonus} whatever happens is no intéressement: it bears every contribution of pay.`,
    }),
  },
  enveloppe: {
    basis: ['calculation', 'collective_ceiling'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'enveloppe',
      means: 'La somme brute à partager entre tous, calculée par la formule de l’accord.',
      example: `${f.envelope} pour ${f.people} personnes, soit ${f.each} en moyenne.`,
    }),
    en: (f) => ({
      word: 'envelope',
      means: 'The gross sum to share between all, worked out by the formula of the agreement.',
      example: `${f.envelope} for ${f.people} people, which is ${f.each} on average.`,
    }),
  },
  repartition: {
    basis: ['sharing', 'participation_sharing'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'répartition',
      means:
        'La règle qui partage l’enveloppe : à parts égales, selon le salaire, selon la présence, ou un mélange.',
      example: `${f.envelope} partagés selon le salaire donnent ${f.low_share} à qui gagne ${f.low_pay} et ${f.high_share} à qui gagne ${f.high_pay}.`,
    }),
    en: (f) => ({
      word: 'sharing',
      means: 'The rule that divides the envelope: equally, by pay, by presence, or a mix.',
      example: `${f.envelope} shared by pay give ${f.low_share} to who earns ${f.low_pay} and ${f.high_share} to who earns ${f.high_pay}.`,
    }),
  },
  'sous-masse': {
    basis: ['sharing'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'sous-masse',
      means: 'La part de l’enveloppe que partage un seul critère.',
      example: `La moitié de ${f.envelope} à parts égales : ${f.half_envelope} pour ${f.people} personnes, soit ${f.half_each} chacune ; le reste suit un autre critère.`,
    }),
    en: (f) => ({
      word: 'sub-mass',
      means: 'The part of the envelope that one criterion shares.',
      example: `Half of ${f.envelope} equally: ${f.half_envelope} for ${f.people} people, which is ${f.half_each} each; the rest follows another criterion.`,
    }),
  },
  'duree-de-presence': {
    basis: ['sharing', 'participation_presence'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'durée de présence',
      means:
        'Le temps passé dans l’entreprise pendant l’exercice. Certaines absences comptent comme de la présence : maternité, paternité, accident du travail, deuil d’un enfant…',
      example: `${f.envelope} partagés selon la présence entre ${f.people} personnes : qui n’a été là que la moitié de l’année touche ${f.half_year_share}, les autres ${f.whole_year_share}.`,
    }),
    en: (f) => ({
      word: 'presence',
      means:
        'The time spent in the company during the financial year. Some absences count as presence: maternity, paternity, accident at work, death of a child…',
      example: `${f.envelope} shared by presence between ${f.people} people: who was there half of the year receives ${f.half_year_share}, the others ${f.whole_year_share}.`,
    }),
  },
  'salaire-de-reference': {
    basis: ['rebuilt_pay', 'sharing'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'salaire de référence',
      means:
        'Le salaire brut de l’exercice qui sert au partage. Celui d’un congé maternité ou d’un accident du travail est reconstitué, comme si l’on avait travaillé.',
      example: `Un salaire de ${f.low_pay} donne ${f.low_share} ; sans reconstitution, la moitié de l’année d’absence en ôterait la moitié.`,
    }),
    en: (f) => ({
      word: 'reference pay',
      means:
        'The gross pay of the financial year used for sharing. That of a maternity leave or an accident at work is rebuilt, as if one had worked.',
      example: `Pay of ${f.low_pay} gives ${f.low_share}; without rebuilding, half a year of absence would take half of it away.`,
    }),
  },
  anciennete: {
    basis: ['seniority'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'ancienneté',
      means: `Le temps dans l’entreprise que l’accord peut exiger pour avoir droit à une part : ${f.delay('seniority')} au plus.`,
      example: `Passé ce temps, une part de ${f.each} ne peut plus être refusée pour ancienneté.`,
    }),
    en: (f) => ({
      word: 'seniority',
      means: `The time in the company that an agreement may ask before giving a share: ${f.delay('seniority')} at most.`,
      example: `Once it is reached, a share of ${f.each} can no longer be refused for it.`,
    }),
  },
  'plafond-collectif': {
    basis: ['collective_ceiling', 'ceiling_of_wages'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'plafond collectif',
      means: `L’intéressement de tous ne peut pas dépasser ${f.collective_share} du total des salaires bruts.`,
      example: `Avec ${f.wages} de salaires bruts, l’enveloppe ne dépasse pas ${f.collective_cap}.`,
    }),
    en: (f) => ({
      word: 'collective ceiling',
      means: `The intéressement of all may not exceed ${f.collective_share} of total gross wages.`,
      example: `With ${f.wages} of gross wages the envelope may not exceed ${f.collective_cap}.`,
    }),
  },
  'plafond-individuel': {
    basis: ['ceilings', 'participation_ceiling'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'plafond individuel',
      means: `Ce qu’une personne peut recevoir au plus pour un exercice : ${f.individual_share} du PASS pour l’intéressement, autant pour la participation. La loi baisse en proportion celui de la participation pour qui n’a pas été là toute l’année ; pour l’intéressement, c’est l’usage.`,
      example: `${f.individual_cap} pour une année entière, ${f.half_cap} pour la moitié.`,
    }),
    en: (f) => ({
      word: 'individual ceiling',
      means: `The most one person may receive for a financial year: ${f.individual_share} of the PASS for intéressement, as much again for participation. For who was not there all year, the law lowers that of participation in proportion; for intéressement it is the practice.`,
      example: `${f.individual_cap} for a whole year, ${f.half_cap} for half of it.`,
    }),
  },
  ecretement: {
    basis: ['ceilings', 'participation_ceiling', 'redistribution'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'écrêtement',
      means: 'Ce qui est retiré d’une part parce qu’elle dépasse le plafond individuel.',
      example: `Une part de ${f.uncapped} est ramenée à ${f.individual_cap} : ${f.cut} sont écrêtés.`,
    }),
    en: (f) => ({
      word: 'capping',
      means: 'What is taken off a share because it exceeds the individual ceiling.',
      example: `A share of ${f.uncapped} is brought down to ${f.individual_cap}: ${f.cut} are cut.`,
    }),
  },
  redistribution: {
    basis: ['redistribution', 'participation_redistribution'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'redistribution',
      means:
        'Le partage, entre ceux qui n’ont pas atteint leur plafond, de ce que l’écrêtement a retiré aux autres, si l’accord le prévoit. Pour la participation, c’est la loi qui l’organise.',
      example: `Les ${f.cut} écrêtés d’une part de ${f.uncapped} reviennent aux autres.`,
    }),
    en: (f) => ({
      word: 'redistribution',
      means:
        'The sharing, among those below their ceiling, of what capping took from others, where the agreement says so. For participation the law arranges it.',
      example: `The ${f.cut} cut from a share of ${f.uncapped} go to the others.`,
    }),
  },
  reserve: {
    basis: ['reserve', 'own_formula'],
    topic: 'participation',
    fr: (f) => ({
      word: 'réserve spéciale de participation',
      means:
        'La somme à partager au titre de la participation, par la formule de la loi ou par celle de l’accord si elle donne au moins autant.',
      example: `Bénéfice ${f.profit}, capitaux propres ${f.equity}, salaires ${f.wages}, valeur ajoutée ${f.added_value} : la réserve est de ${f.reserve}.`,
    }),
    en: (f) => ({
      word: 'special participation reserve',
      means:
        'The sum to share as participation, by the formula of the law or by that of the agreement where it gives at least as much.',
      example: `Profit ${f.profit}, equity ${f.equity}, wages ${f.wages}, added value ${f.added_value}: the reserve is ${f.reserve}.`,
    }),
  },
  reliquat: {
    basis: ['participation_redistribution'],
    topic: 'participation',
    fr: (f) => ({
      word: 'reliquat',
      means:
        'Ce que les plafonds individuels empêchent de partager dans une réserve de participation : il reste dans la réserve pour plus tard.',
      example: `Si tous sont au plafond de ${f.individual_cap}, ce qui dépasse attend un exercice suivant.`,
    }),
    en: (f) => ({
      word: 'carry-over',
      means:
        'What individual ceilings keep from being shared in a participation reserve: it stays in the reserve for later.',
      example: `If everybody is at the ceiling of ${f.individual_cap}, what is left waits for a later financial year.`,
    }),
  },
  'benefice-fiscal': {
    basis: ['reserve', 'attested_profit'],
    topic: 'participation',
    fr: (f) => ({
      word: 'bénéfice net fiscal',
      means:
        'Le bénéfice imposé, diminué de l’impôt : le point de départ de la participation, attesté par l’administration ou le commissaire aux comptes.',
      example: `Un bénéfice de ${f.profit} pour ${f.equity} de capitaux propres peut donner une réserve de ${f.reserve}.`,
    }),
    en: (f) => ({
      word: 'net taxable profit',
      means:
        'The taxed profit less the tax: where participation starts from, attested by the administration or the auditor.',
      example: `A profit of ${f.profit} with ${f.equity} of equity may give a reserve of ${f.reserve}.`,
    }),
  },
  exercice: {
    basis: ['calculation'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'exercice',
      means:
        'L’année comptable de l’entreprise : une année entière en général, qui ne suit pas toujours l’année civile.',
      example: `Une enveloppe de ${f.envelope} pour un exercice n’est partagée qu’une fois cet exercice clos.`,
    }),
    en: (f) => ({
      word: 'financial year',
      means:
        'The company’s accounting year: a whole year as a rule, which does not always follow the calendar year.',
      example: `An envelope of ${f.envelope} for a financial year is shared only once that year is closed.`,
    }),
  },
  effectif: {
    basis: ['headcount'],
    topic: 'participation',
    fr: (f) => ({
      word: 'effectif',
      means: `Le nombre de salariés qui compte pour la loi, en moyenne sur l’année. Un seuil joue quand il est atteint ${f.delay('threshold')} de suite.`,
      example: `À partir de ${f.large_size} salariés, un intéressement de ${f.gross} coûte à l’entreprise ${f.forfait_due} de forfait social.`,
    }),
    en: (f) => ({
      word: 'headcount',
      means: `The number of employees that counts for the law, on average over the year. A threshold counts once reached for ${f.delay('threshold')} running.`,
      example: `From ${f.large_size} employees, an intéressement of ${f.gross} costs the company ${f.forfait_due} of forfait social.`,
    }),
  },
  dirigeant: {
    basis: ['officers', 'officers_pay', 'participation_officers'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'dirigeant et conjoint collaborateur',
      means: `Le chef d’une entreprise de moins de ${f.large_size} salariés, et son conjoint qui y travaille, peuvent avoir une part si l’accord le dit.`,
      example: `Sur une enveloppe de ${f.envelope} à parts égales, le chef d’entreprise prévu par l’accord reçoit ${f.each} comme les autres.`,
    }),
    en: (f) => ({
      word: 'officer and working spouse',
      means: `The head of a company of fewer than ${f.large_size} employees, and a spouse who works there, may have a share if the agreement says so.`,
      example: `Of an envelope of ${f.envelope} shared equally, the head of the company named by the agreement receives ${f.each} like the others.`,
    }),
  },
  substitution: {
    basis: ['no_substitution'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'non-substitution',
      means: `L’intéressement ne remplace aucun élément de salaire : ${f.delay('substitution')} doivent séparer une prime supprimée d’un intéressement.`,
      example: `Supprimer une prime de ${f.bonus} pour la verser en intéressement le mois suivant fait perdre les exonérations.`,
    }),
    en: (f) => ({
      word: 'no substitution',
      means: `Intéressement replaces no element of pay: ${f.delay('substitution')} must lie between a bonus that ends and an intéressement.`,
      example: `Ending a bonus of ${f.bonus} to pay it as intéressement the next month loses the exemptions.`,
    }),
  },
  depot: {
    basis: ['filing', 'deposit_online'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'dépôt (TéléAccords)',
      means: `L’envoi de l’accord à l’administration, en ligne, dans les ${f.delay('filing')} qui suivent la date limite de conclusion. Sans lui, pas d’exonération.`,
      example: `Un dépôt oublié peut faire payer des cotisations de salaire sur toute une enveloppe de ${f.envelope}.`,
    }),
    en: (f) => ({
      word: 'filing (TéléAccords)',
      means: `Sending the agreement to the administration, online, within ${f.delay('filing')} of the last day to conclude. Without it, no exemption.`,
      example: `A filing forgotten may put contributions of pay on a whole envelope of ${f.envelope}.`,
    }),
  },
  recepisse: {
    basis: ['filing_receipt', 'control', 'safe_exercice'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'récépissé de dépôt',
      means: `La preuve que l’accord a été reçu. L’Urssaf ou la MSA a ensuite ${f.delay('control')} pour demander des changements, puis ${f.delay('control_more')} pour les exercices suivants.`,
      example: `Passé ce contrôle, les exonérations des ${f.envelope} de l’exercice en cours ne peuvent plus être contestées sur le texte.`,
    }),
    en: (f) => ({
      word: 'filing receipt',
      means: `The proof that the agreement was received. Urssaf or MSA then has ${f.delay('control')} to ask for changes, then ${f.delay('control_more')} for the financial years that follow.`,
      example: `After that review, the exemptions on the ${f.envelope} of the current financial year can no longer be disputed on the text.`,
    }),
  },
  cse: {
    basis: ['works_council_asked'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'CSE',
      means:
        'Le comité social et économique : les élus du personnel. Il est informé de l’accord et de ses résultats, et peut le conclure.',
      example: `Il voit l’enveloppe de ${f.envelope} et la façon dont elle est partagée, jamais la part de chacun.`,
    }),
    en: (f) => ({
      word: 'works council (CSE)',
      means:
        'The elected staff representatives. It is told of the agreement and its results, and may conclude it.',
      example: `It sees the envelope of ${f.envelope} and how it is shared, never anybody’s own share.`,
    }),
  },
  'note-d-information': {
    basis: ['note_to_all'],
    topic: 'reussir-sa-campagne',
    fr: (f) => ({
      word: 'note d’information',
      means: 'Le texte remis à chaque salarié qui dit ce que contient l’accord.',
      example: `Elle explique, par exemple, comment ${f.envelope} deviennent ${f.each} pour chacun.`,
    }),
    en: (f) => ({
      word: 'information note',
      means: 'The text given to every employee that says what the agreement contains.',
      example: `It explains, for instance, how ${f.envelope} become ${f.each} for each person.`,
    }),
  },
  'fiche-distincte': {
    basis: ['notice', 'participation_notice'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'fiche distincte',
      means:
        'Le papier, à part du bulletin de paie, qui dit votre montant, ce qui en est retiré et vos choix.',
      example: `Elle montre ${f.gross} bruts, ${f.withheld} retirés, ${f.net} à recevoir ou à placer.`,
    }),
    en: (f) => ({
      word: 'individual notice',
      means:
        'The paper, apart from the payslip, that says your amount, what is taken off it and your choices.',
      example: `It shows ${f.gross} gross, ${f.withheld} taken off, ${f.net} to receive or invest.`,
    }),
  },
  livret: {
    basis: ['booklet_on_hiring', 'booklet_content'],
    topic: 'bases-epargne-salariale',
    fr: (f) => ({
      word: 'livret d’épargne salariale',
      means: 'Ce que chacun reçoit à l’embauche : les dispositifs et les plans de l’entreprise.',
      example: `Il dit par exemple que l’abondement ajoute ${f.matched} nets à ${f.net} placés.`,
    }),
    en: (f) => ({
      word: 'savings booklet',
      means: 'What each person is given when hired: the schemes and plans of the company.',
      example: `It says, for instance, that matching adds ${f.matched} net to ${f.net} invested.`,
    }),
  },
  'partage-de-la-valeur': {
    basis: ['value_sharing'],
    topic: 'mettre-en-place-accord',
    fr: (f) => ({
      word: 'partage de la valeur (obligation)',
      means: `À titre d’expérience, les entreprises de ${f.sharing_size} à moins de ${f.participation_size} salariés qui font un bénéfice d’au moins ${f.sharing_profit} de leur chiffre d’affaires ${f.delay('value_sharing')} de suite doivent partager quelque chose.`,
      example: `Une prime de ${f.bonus} par personne peut y suffire.`,
    }),
    en: (f) => ({
      word: 'value sharing (duty)',
      means: `As an experiment, companies of ${f.sharing_size} to fewer than ${f.participation_size} employees whose profit is at least ${f.sharing_profit} of revenue ${f.delay('value_sharing')} running have to share something.`,
      example: `A bonus of ${f.bonus} a person may be enough.`,
    }),
  },
} as const satisfies Record<string, TermFacts>
