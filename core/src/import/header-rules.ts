import type { AbsenceType } from '@moisson/law/absences'
import { absenceIn } from './absence-headers.ts'
import { ownHeaders, type Field, type OwnHeadersField } from './field.ts'
import { canonicalWord, headerWords, type HeaderRules } from './header-words.ts'

const PERSON = 'salarie numero code identifiant prive rh paie principal actuel actuelle'

const rules: Readonly<Record<Exclude<Field, OwnHeadersField | `absence_${AbsenceType}`>, HeaderRules>> = {
  employee_number: {
    rules: [
      ['matricule', 0.98],
      ['numero salarie', 0.96],
      ['code salarie', 0.96],
      ['identifiant salarie', 0.94],
      ['reference salarie', 0.85],
      ['numero paie', 0.8],
      ['identifiant rh', 0.8],
      ['numero interne', 0.75],
      ['code paie', 0.75],
      ['code salaire', 0.75],
      ['numero salaire', 0.75],
      ['numero dossier', 0.6],
      ['identifiant', 0.6],
      ['employeenumber', 0.95],
      ['employeeid', 0.95],
    ],
    never:
      'date nom prenom email siret siren securite sociale ss nir compte contrat etablissement service fiscal cle iban telephone postal connexion manager societe adresse type statut salaire',
    neutral: 'salarie numero code identifiant paie rh interne unique employe hr payroll professionnel',
  },
  civility: {
    rules: [
      ['civilite', 0.98],
      ['titre', 0.7],
      ['sexe', 0.65],
    ],
    never: 'etat poste emploi fonction sejour job position',
    neutral: PERSON,
  },
  last_name: {
    rules: [
      ['nom usage', 0.98],
      ['nom', 0.8],
      ['last nom', 0.95],
      ['lastname', 0.95],
      ['surname', 0.9],
      ['family nom', 0.85],
      ['nom famille', 0.6],
    ],
    never:
      'prenom naissance patronyme jeune fille banque bancaire service etablissement societe professionnel poste emploi departement fichier complet full organisme rue adresse ville commune contrat responsable',
    neutral: `${PERSON} nom famille`,
  },
  birth_name: {
    rules: [
      ['nom naissance', 0.98],
      ['nom jeune fille', 0.98],
      ['nom patronyme', 0.95],
      ['patronyme', 0.9],
      ['nom famille', 0.85],
      ['maiden nom', 0.95],
      ['njf', 0.85],
      ['nom fille', 0.85],
      ['nom', 0.5],
    ],
    never:
      'prenom usage date banque bancaire service etablissement societe professionnel poste emploi departement commune ville lieu pays fichier complet full last organisme rue adresse contrat responsable',
    neutral: `${PERSON} nom famille`,
  },
  first_name: {
    rules: [
      ['prenom', 0.98],
      ['nom prenom', 0.7],
    ],
    never: ' deuxieme second autre autres date service complet full',
    neutral: `${PERSON} usage`,
  },
  full_name: {
    rules: [
      ['nom prenom', 0.9],
      ['prenom nom', 0.9],
      ['nom complet', 0.9],
      ['full nom', 0.9],
      ['fullname', 0.9],
      ['identite', 0.7],
      ['salarie', 0.55],
    ],
    never: 'date matricule email adresse service nombre statut type',
    neutral: PERSON,
  },
  birth_date: {
    rules: [
      ['date naissance', 0.98],
      ['ne', 0.9],
      ['nee', 0.9],
      ['naissance', 0.7],
      ['birthdate', 0.95],
      ['birthday', 0.9],
      ['dob', 0.9],
      ['ddn', 0.8],
      ['datenaissance', 0.95],
      ['datenaiss', 0.95],
    ],
    never:
      'lieu nom departement commune pays ville code insee numero annee annuel mensuel prenom rang jour nationalite',
    neutral: 'salarie date',
  },
  nir: {
    rules: [
      ['nir', 0.98],
      ['securite sociale', 0.96],
      ['securite soc', 0.96],
      ['ss', 0.9],
      ['secu', 0.9],
      ['securite', 0.85],
      ['numero insee', 0.85],
      ['insee', 0.65],
      ['immatriculation', 0.6],
      ['immatriculation sociale', 0.85],
      ['numero sociale', 0.7],
    ],
    never:
      'cle plafond regime cotisation centre exoneration code commune date taux base organisme raison caisse nom montant charges naissance',
    neutral: 'salarie numero identifiant',
  },
  nir_key: {
    rules: [
      ['cle nir', 0.98],
      ['cle ss', 0.97],
      ['cle securite sociale', 0.97],
      ['cle securite', 0.95],
      ['cle sociale', 0.9],
      ['cle insee', 0.9],
      ['cle', 0.7],
    ],
    never: 'iban rib bancaire compte controle siret',
    neutral: 'numero salarie controle',
  },
  email: {
    rules: [
      ['email prive', 0.98],
      ['email', 0.95],
      ['email professionnel', 0.9],
      ['adresse email', 0.96],
    ],
    never: 'date statut service',
    neutral: 'adresse salarie contact',
  },
  mobile: {
    rules: [
      ['mobile', 0.95],
      ['telephone mobile', 0.98],
      ['telephone', 0.7],
    ],
    never: 'fixe fax domicile date operateur',
    neutral: 'numero telephone prive salarie adresse',
  },
  address_line1: {
    rules: [
      ['adresse', 0.92],
      ['adresse 1', 0.95],
      ['numero adresse', 0.9],
      ['ligne 1 adresse', 0.95],
      ['adresse1', 0.95],
    ],
    never: 'email complement 2 3 ip etablissement web siege code ville',
    neutral: 'postal salarie prive domicile ligne principale residence libelle 1 line numero',
  },
  address_line2: {
    rules: [
      ['complement adresse', 0.95],
      ['adresse 2', 0.9],
      ['adresse2', 0.9],
      ['lieu dit', 0.6],
      ['complement', 0.5],
    ],
    never: 'email salaire 3 indemnite maladie remuneration',
    neutral: 'postal salarie ligne 1 line',
  },
  postal_code: {
    rules: [
      ['code postal', 0.98],
      ['cp', 0.85],
      ['code post', 0.9],
      ['postal', 0.7],
      ['codepostal', 0.95],
      ['cpostal', 0.95],
    ],
    never: 'adresse solde acquis pris restant reste naissance conges bureau numero jour paye ville',
    neutral: 'salarie residence domicile',
  },
  city: {
    rules: [
      ['ville', 0.95],
      ['bureau distributeur', 0.85],
    ],
    never: 'naissance etablissement travaille insee code postal service',
    neutral: 'salarie residence domicile adresse nom',
  },
  country: {
    rules: [['pays', 0.9]],
    never: 'naissance nationalite fiscal indicatif telephone insee',
    neutral: 'salarie residence domicile adresse code',
  },
  establishment_name: {
    rules: [
      ['etablissement', 0.9],
      ['lieu travail', 0.8],
    ],
    never: 'siret siren nic adresse postal ville date entree sortie type telephone email nombre effectif web',
    neutral: 'nom libelle code numero salarie travail',
  },
  establishment_siret: {
    rules: [['siret', 0.95]],
    never: 'date nom cedant',
    neutral: 'etablissement numero code salarie professionnel',
  },
  contract_type: {
    rules: [
      ['type contrat', 0.98],
      ['statut contrat', 0.7],
      ['contrat', 0.65],
      ['cdi cdd', 0.85],
    ],
    never: 'numero date debut fin duree heure motif anciennete salaire horaire',
    neutral: 'salarie travaille libelle code',
  },
  officer: {
    rules: [
      ['mandataire sociale', 0.95],
      ['mandataire', 0.85],
      ['dirigeant', 0.85],
      ['mandat sociale', 0.85],
    ],
    never: 'date debut fin nom prenom numero email remuneration salaire brut duree',
    neutral: 'salarie type ou conjoint',
  },
  hire_date: {
    rules: [
      ['date entree', 0.98],
      ['entree', 0.85],
      ['date debut contrat', 0.8],
      ['date debut', 0.75],
      ['date anciennete', 0.7],
      ['debut contrat', 0.75],
      ['dateentree', 0.95],
    ],
    never:
      'naissance fin sortie periode essai conges absence arret motif jour nombre type suspension mandat salaire taux prime',
    neutral: 'salarie professionnel groupe date contrat',
  },
  exit_date: {
    rules: [
      ['date sortie', 0.98],
      ['sortie', 0.85],
      ['date fin contrat', 0.85],
      ['date fin', 0.8],
      ['date rupture', 0.8],
      ['fin contrat', 0.8],
      ['datesortie', 0.95],
    ],
    never:
      'motif entree essai periode debut naissance conges absence arret raison cause suspension validite previsionnelle preavis droits mandat',
    neutral: 'salarie professionnel contrat groupe date effective definitive reelle',
  },
  iban: {
    rules: [
      ['iban', 0.98],
      ['compte bancaire', 0.75],
      ['numero compte', 0.7],
      ['rib', 0.65],
    ],
    never: 'bic swift cle guichet domiciliation titulaire date nom comptable libelle',
    neutral: 'salarie numero bancaire compte',
  },
  reference_salary_cents: {
    rules: [
      ['salaire reference', 0.98],
      ['salaire brut annuel', 0.97],
      ['remuneration brut annuel', 0.97],
      ['remuneration reference', 0.96],
      ['brut annuel', 0.94],
      ['salaire annuel', 0.9],
      ['remuneration annuel', 0.9],
      ['brut soumis', 0.88],
      ['brut reference', 0.9],
      ['salaire brut', 0.8],
      ['remuneration brut', 0.8],
      ['base participation', 0.75],
      ['base interessement', 0.75],
      ['salaire base participation', 0.85],
      ['salaire base interessement', 0.85],
      ['assiette interessement', 0.8],
      ['assiette participation', 0.8],
      ['base calcul', 0.6],
      ['cumul brut', 0.75],
      ['brut cumul', 0.75],
      ['brut', 0.65],
      ['salaire', 0.6],
      ['remuneration', 0.6],
      ['brut fiscal', 0.6],
    ],
    never:
      'mensuel horaire heure net nette taux journalier date variable prime jour nombre type mode pourcentage plafond tranche minimum coefficient maintien niveau hebdomadaire',
    neutral:
      'total cumul salarie montant annuel eur euros euro soumis cotisations base periode reference imposable reconstitue prise compte calcul',
  },
  presence_days: {
    rules: [
      ['jour presence', 0.98],
      ['temps presence', 0.88],
      ['presence', 0.8],
      ['duree presence', 0.82],
      ['jour travaille', 0.75],
      ['jour calendaire', 0.75],
      ['jour paye', 0.55],
      ['nombre jour', 0.6],
      ['presence calendaire', 0.9],
      ['jours presence', 0.98],
    ],
    never:
      'accident trajet maternite paternite adoption deuil quarantaine partielle therapeutique formation familial delegation parental greve refuse heure absence date taux pourcentage conges entree sortie rtt teletravail repos essai carence maladie mensuel prime indemnite ouvre solde acquis forfait etp indicateur fin debut',
    neutral:
      'nombre jour annuel temps duree effectif effective calendaire total periode calendaires reel assimile',
  },
  absence_months: { rules: [['mois absence assimilee', 0.95]], never: 'jour date' },
  monthly_salary_if_present_cents: {
    rules: [['salaire mensuel sans absence', 0.95]],
    never: 'jour date taux',
  },
  employer_maintained_cents: { rules: [['salaire maintenu pendant absence', 0.95]], never: 'jour date taux' },
}

/** Somebody else's data, or a figure about the field rather than the field. */
const NEVER_ANYWHERE = new Set(
  wordsOf(
    'conjoint enfant manager responsable superieur hierarchique urgence tuteur pere mere parent employeur caisse ' +
      'organisme ancienne precedent n1 creation modification maj validite',
  ),
)

interface CompiledRules {
  readonly field: Field
  readonly rules: readonly { readonly words: readonly string[]; readonly confidence: number }[]
  readonly never: ReadonlySet<string>
  readonly neutral: ReadonlySet<string>
}
function wordsOf(text = ''): string[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map(canonicalWord)
}
const compiled: readonly CompiledRules[] = Object.entries({ ...rules, ...ownHeaders }).map(([field, of]) => ({
  field: field as Field,
  rules: of.rules.map(([words, confidence]) => ({ words: wordsOf(words), confidence })),
  never: new Set(wordsOf(of.never)),
  neutral: new Set(wordsOf(of.neutral)),
}))

export interface Candidate {
  readonly field: Field
  /** 0 to 1; below 0.5 a header is not recognised. */
  readonly confidence: number
}

const THRESHOLD = 0.5
/** What each word that the rule does not explain takes away. */
const UNEXPLAINED = 0.12

/** The fields a header may stand for, the surest first. */
export function candidatesFor(header: string): Candidate[] {
  const words = headerWords(header)
  const absence = absenceIn(words)
  if (absence !== null) return [{ field: `absence_${absence}`, confidence: 0.95 }]
  // A spouse named beside an officer is a status; elsewhere somebody else's data.
  const status = words.includes('mandataire')
  const foreign = words.some((word) => NEVER_ANYWHERE.has(word) && !(status && word === 'conjoint'))
  if (words.length === 0 || words.length > 9 || foreign) return []
  const present = new Set(words)
  return compiled
    .map((of) => ({ field: of.field, confidence: confidenceOf(of, present) }))
    .filter(
      ({ field, confidence }) => confidence >= THRESHOLD && (field === 'officer' || !present.has('conjoint')),
    )
    .sort((a, b) => b.confidence - a.confidence)
}

function confidenceOf(of: CompiledRules, present: ReadonlySet<string>): number {
  let best = 0
  for (const rule of of.rules) {
    if (!rule.words.every((word) => present.has(word))) continue
    let confidence = rule.confidence
    for (const word of present) {
      if (rule.words.includes(word)) continue
      if (of.never.has(word)) return 0
      if (!of.neutral.has(word) && word !== 'euro' && !/^20\d\d$/.test(word)) confidence -= UNEXPLAINED
    }
    best = Math.max(best, confidence)
  }
  return best
}
