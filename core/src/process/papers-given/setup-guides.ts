import { delayIn } from '@moisson/law/delays'
import { cited } from '@moisson/law/scheme-points'
import { ofPlace } from '@moisson/law/words/inside-sentence'
import { boxes, heading, list, paragraph, title, type PaperText } from '../paper-text.ts'

export const interessementGuide: PaperText = ({ company, year, signature_day, filing_day, payment_day }) => [
  title('L’intéressement en deux pages'),
  paragraph(`Préparé pour ${company}, exercice ${year}.`),
  heading('Ce que c’est'),
  paragraph(
    'Un accord collectif qui associe les salariés aux résultats ou à la performance de l’entreprise. La prime dépend d’une formule écrite d’avance : si l’objectif n’est pas atteint, rien n’est dû.',
  ),
  heading('Ce que la loi exige'),
  list(
    `un accord collectif, ou une décision unilatérale dans les seuls cas prévus (${cited('conclusion')})`,
    `un caractère aléatoire : pas de montant garanti (${cited('calculation')})`,
    `un caractère collectif : tous les salariés, avec au plus ${delayIn('seniority', 'fr')} d’ancienneté demandés (${cited('seniority')})`,
    `une répartition uniforme, selon le salaire, selon la présence, ou un mélange des trois (${cited('sharing')})`,
    `des plafonds, pour l’entreprise et pour chaque personne (${cited('ceilings')})`,
    `pas de remplacement d’un élément de salaire (${cited('no_substitution')})`,
  ),
  heading('Vos dates'),
  list(
    `Signer au plus tard le ${signature_day} (${cited('signature')})`,
    `Déposer sur TéléAccords au plus tard le ${filing_day} (${cited('filing')})`,
    `Verser les primes au plus tard le ${payment_day} (${cited('payment')})`,
  ),
  heading('Ce que chacun peut faire de sa prime'),
  paragraph(
    `La toucher tout de suite, ou la placer sur un plan d’épargne. Chacun a au moins ${delayIn('reply', 'fr')} pour répondre après avoir été informé. Sans réponse, le placement par défaut de l’accord s’applique (${cited('placing')}).`,
  ),
]

export const formulaExamples: PaperText = ({ company }) => [
  title('Six formules commentées'),
  paragraph(
    `Pour choisir celle ${ofPlace(company)}. Les chiffres sont des exemples : mettez les vôtres dans « Simulations ».`,
  ),
  heading('1. Une part du résultat'),
  paragraph(
    'Enveloppe = 8 % du résultat d’exploitation, si celui-ci est positif. Simple et lisible. À éviter si le résultat dépend d’un seul événement.',
  ),
  heading('2. Une part au-dessus d’un seuil'),
  paragraph(
    'Enveloppe = 15 % du résultat qui dépasse 200 000 €. Récompense le progrès. Dites si le seuil change chaque année, et comment.',
  ),
  heading('3. Des paliers'),
  paragraph(
    '1 % de la masse salariale si la marge atteint 30 %, 2 % à 32 %, 3 % à 34 %. Écrivez ce qui se passe exactement sur une borne.',
  ),
  heading('4. Une grille d’objectifs'),
  paragraph(
    'Qualité, délais, sécurité, énergie : chaque objectif pèse un pourcentage. Les objectifs restent collectifs et mesurables.',
  ),
  heading('5. Un déclencheur, puis des objectifs'),
  paragraph(
    'Rien si le résultat net est négatif ; sinon, la grille d’objectifs décide. C’est la forme la plus courante.',
  ),
  heading('6. Un montant par unité'),
  paragraph(
    'Tant d’euros par hectolitre ou par tonne au-dessus d’une quantité. Convient aux très petites entreprises.',
  ),
  heading('Les pièges'),
  list(
    `un objectif fixé après la date limite de signature (${cited('signature')}) : pas d’intéressement pour cette période`,
    'un pourcentage du chiffre d’affaires seul : le résultat n’est pas assez incertain',
    'un objectif individuel : la prime devient un salaire',
    'une base floue : nommez la ligne du compte de résultat',
  ),
]

export const clausesToCheck: PaperText = ({ company }) => [
  title('Les clauses à vérifier avant la signature'),
  paragraph(`Relecture du projet d’accord ${ofPlace(company)}.`),
  heading(`Préambule (${cited('preamble')})`),
  boxes(
    'les motifs de l’accord',
    'les raisons du choix de la formule',
    'les raisons du choix de la répartition',
  ),
  heading(`Clauses obligatoires (${cited('mandatory_clauses')})`),
  boxes(
    `la période couverte, d’un à ${delayIn('agreement', 'fr')}`,
    'les établissements concernés',
    'les modalités d’intéressement retenues',
    'la formule de calcul et les critères de répartition',
    'les dates de versement',
    'les moyens d’information du CSE et de vérification',
    'la procédure en cas de différend',
  ),
  heading(`Information des bénéficiaires (${cited('reply', 'address_on_leaving')})`),
  boxes(
    'comment chacun est informé de sa somme, et en combien de jours il répond',
    'le jour où l’information est réputée reçue',
    'le placement par défaut de celui qui ne répond pas',
    'le cas des salariés partis',
  ),
  heading('À regarder deux fois'),
  boxes(
    'aucun montant garanti',
    'aucun objectif individuel',
    `aucun élément de salaire supprimé depuis ${delayIn('substitution', 'fr')} (${cited('no_substitution')})`,
    `ancienneté demandée de ${delayIn('seniority', 'fr')} au plus (${cited('seniority')})`,
    `reconduction tacite, si elle est voulue (${cited('conclusion')})`,
  ),
]

export const filingPapers: PaperText = ({ company, filing_day }) => [
  title('Les pièces à joindre sur TéléAccords'),
  paragraph(`${company} : dépôt au plus tard le ${filing_day} (${cited('filing')}).`),
  heading('Toujours'),
  boxes('l’accord signé et toutes ses annexes, en un seul PDF', 'la date de signature et la date d’effet'),
  heading('Accord avec un délégué syndical'),
  boxes(`la mention de sa qualité, ou le mandat (${cited('filing_papers')})`),
  heading('Accord avec le CSE'),
  boxes(`le procès-verbal de la séance, à la majorité des élus titulaires (${cited('filing_papers')})`),
  heading('Ratification aux deux tiers'),
  boxes(
    'la liste d’émargement ou le procès-verbal de la consultation',
    'la demande conjointe s’il y a un délégué syndical ou un CSE, sinon l’attestation qu’il n’y en a pas',
    'le procès-verbal de carence de moins de quatre ans, si l’entreprise y est soumise',
  ),
  heading('Décision unilatérale'),
  boxes(
    'l’attestation qu’il n’y a ni délégué syndical ni CSE, ou le procès-verbal de désaccord',
    'après un échec de la négociation : le procès-verbal de la consultation du CSE, tenue quinze jours au moins avant le dépôt',
  ),
  heading('Et après'),
  paragraph(
    `Un récépissé arrive par e-mail : gardez-le, il prouve la date. L’Urssaf ou la MSA a ${delayIn('control', 'fr')} pour demander des changements ; son silence sécurise l’exercice en cours (${cited('control', 'safe_exercice')}).`,
  ),
]
