/** Words that carry no meaning in a header. */
const EMPTY_WORDS = new Set(
  'de du des d la le les l un une et ou en au aux a par pour dans of the in to champ zone col colonne obligatoire'.split(
    ' ',
  ),
)

/** Each spelling met in payroll and HR exports → the word the rules use. */
const spellings: Readonly<Record<string, string>> = {
  numero: 'n no nr num number numeros',
  matricule: 'mat matr matric mle matricules',
  identifiant: 'id ident identification identifier ids',
  salarie:
    'salaries collaborateur collaborateurs collab employe employes employee personnel worker agent agents beneficiaire individu staff pers associate',
  nom: 'noms name nm',
  prenom: 'prenoms pnom prn prnm pren',
  usage: 'usuel usual marital epouse epoux mariage married preferred',
  naissance: 'naiss nais naisance birth born nsce natal',
  patronyme: 'patronymique patro patr',
  date: 'dt dat dte dates',
  entree: 'entre entry embauche embauchee arrivee hire hired hiring recrutement embauches',
  debut: 'deb start starting commencement',
  sortie: 'sorti exit depart leave leaving termination departure',
  fin: 'end ending cessation',
  contrat: 'cont contrats contract ctr ctrat',
  anciennete: 'anc seniority ancien',
  securite: 'secu sec securitesociale security',
  sociale: 'social',
  nir: 'nss ssn nirpp',
  cle: 'clef key',
  email: 'mail emails mails courriel courriels mel electronique mailing',
  mobile: 'portable gsm port cell cellulaire mobiles',
  telephone: 'tel phone telephonique teleph',
  adresse: 'adr addresse address adres street rue voie',
  complement: 'compl cplt complementaire cplmt cpl',
  postal: 'postale zip postcode zipcode',
  ville: 'localite commune city town',
  pays: 'country',
  siret: 'nosiret',
  etablissement: 'etab etabl site establishment ets',
  type: 'nature categorie kind',
  civilite: 'civ civilites civil salutation',
  sexe: 'sex gender genre',
  titre: 'title',
  salaire: 'sal salaires salary wage wages pay remu',
  remuneration: 'rem remun remunerations',
  brut: 'brute bruts gross brutes',
  annuel: 'annuelle an annual yearly year annee annuels annualise annualisee exercice',
  mensuel: 'mensuelle mois monthly month mens mensuels mensualise',
  reference: 'ref referentiel',
  soumis: 'soumise assujetti plafonne',
  presence: 'present presents presente presences attendance',
  jour: 'j jr jrs jours days day',
  heure: 'h hr hrs heures hours hour',
  euro: 'eur euros',
  nombre: 'nb nbre nbr count',
  travaille: 'travailles travail worked travaillees',
  bancaire: 'bank banque bancaires banking',
  compte: 'cpte account',
  lieu: 'place',
  prive: 'perso personnelle private privee',
  professionnel: 'pro prof professionnelle work entreprise societe',
}
const canonical = new Map(
  Object.entries(spellings).flatMap(([word, others]) => [
    [word, word] as const,
    ...others.split(' ').map((other) => [other, word] as const),
  ]),
)

/** DSN rubrics, which some exports use as headers. */
const rubrics = new Map(
  Object.entries({
    's21 g00 30 001': 'nir',
    's21 g00 30 002': 'nom naissance',
    's21 g00 30 003': 'nom usage',
    's21 g00 30 004': 'prenom',
    's21 g00 30 005': 'sexe',
    's21 g00 30 006': 'date naissance',
    's21 g00 30 007': 'lieu naissance',
    's21 g00 30 008': 'adresse',
    's21 g00 30 009': 'code postal',
    's21 g00 30 010': 'ville',
    's21 g00 30 018': 'email',
    's21 g00 30 019': 'matricule',
    's21 g00 40 001': 'date debut contrat',
    's21 g00 40 007': 'type contrat',
    's21 g00 40 010': 'date fin contrat',
  }),
)

/** The word the rules know for a word of a header; other plurals lose their s. */
export function canonicalWord(word: string): string {
  const single = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  return canonical.get(word) ?? canonical.get(single) ?? single
}

/** `Né(e) le`, `DATE_NAISSANCE`, `dateNaissance` and `Dt. naiss.` as the same kind of lower-case words. */
export function headerWords(header: string): string[] {
  const plain = header
    .replace(/([a-zà-ÿ])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/\((?:e|s|es|ne|se|le)\)/g, '')
    .replace(/\b(?:first|given|fore)[\s_-]?name/g, 'prenom')
    .replace(/\be[\s-]?mail/g, 'email')
    .replace(/\bc\.\s?p\.?(?=\W|$)/g, 'cp')
    .replace(/\bs\.\s?s\.?(?=\W|$)/g, 'ss')
    .replace(/n[°º]/g, ' numero ')
    .replace(/€/g, ' euro ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  const words = (rubrics.get(plain) ?? plain).split(' ')
  return words.filter((word) => word !== '' && !EMPTY_WORDS.has(word)).map(canonicalWord)
}

/** How the column of a field is known by its header. */
export interface HeaderRules {
  /** Words that must all be there, and how sure one is when nothing else stands beside them. */
  readonly rules: readonly (readonly [words: string, confidence: number])[]
  /** One of these words makes it another thing. */
  readonly never?: string
  /** Words that may stand beside without raising a doubt. */
  readonly neutral?: string
}
