import { headerText, isBlank, type Cells, type SheetHead } from '../import/cell.ts'

/** What a line of the keeper's answer may hold. */
export type AnswerField =
  | 'employee_number'
  | 'person'
  | 'last_name'
  | 'first_name'
  | 'amount'
  | 'status'
  | 'reason'
  | 'plan'
  | 'fund'
  | 'profile'

/** A field and the titles that name it, in lower case without accents nor signs. */
export type AnswerColumn = readonly [AnswerField, RegExp]

/** Headers without accents nor signs, the surest first: our own file comes back with columns added to it. */
const rules: readonly AnswerColumn[] = [
  [
    'employee_number',
    /^(matricule|numero (de )?(salarie|matricule)|n salarie|id(entifiant)? salarie|employee( number| id)?)$/,
  ],
  ['employee_number', /matricule/],
  [
    'person',
    /^(nom (et )?prenoms?|prenoms? (et )?nom|salarie|beneficiaire|epargnant|porteur|titulaire|name|person)$/,
  ],
  ['last_name', /^(nom|nom usage|nom d usage|last name)$/],
  ['last_name', /^nom( de)?( naissance| famille| patronymique)?$/],
  ['first_name', /^(prenom|prenoms|first name)$/],
  ['amount', /^montant( net)?( investi| rejete| accepte)?( eur| en euros)?$/],
  ['amount', /^(montant|somme|amount|versement|net investi)\b(?!.*(brut|abondement|csg))/],
  [
    'status',
    /^(statut|etat|code|resultat)( de| du| de la)? (retour|rejet|traitement|controle|integration|ligne|reponse)$/,
  ],
  ['status', /^(resultat|decision|retour|reponse|traitement|result|outcome)$/],
  ['status', /^(statut|etat|status|ok ko)$/],
  ['reason', /^(motif|raison|reason)\b/],
  ['reason', /^(libelle|message|detail|code)?( de| du| d)? ?(rejet|anomalie|erreur|error|message)$/],
  ['reason', /^(commentaires?|observations?|comment)$/],
  ['plan', /^(plan|dispositif|type( de)? plan|code plan|produit)$/],
  ['fund', /^(code (du )?fonds|code isin|isin|code (du )?support|code part|code fcpe|fund code)$/],
  ['fund', /^(fonds|support|fcpe|fund|libelle (du )?(fonds|support)|nom (du )?(fonds|support))$/],
  ['profile', /^(profil pilote|profil|grille)$/],
]

const plainHeader = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

export type AnswerColumns = Partial<Record<AnswerField, number>>
export interface AnswerHeader {
  sheet: string
  /** 1-based. */
  row: number
  columns: AnswerColumns
}

/** The columns a row of titles names, each field once. */
export function answerColumns(cells: Cells, own: readonly AnswerColumn[] = []): AnswerColumns {
  const titles = cells.map((cell) => (isBlank(cell) ? '' : plainHeader(headerText(cell))))
  const columns: AnswerColumns = {}
  const taken = new Set<number>()
  for (const [field, shape] of [...own, ...rules]) {
    if (columns[field] !== undefined) continue
    const at = titles.findIndex((title, index) => title !== '' && !taken.has(index) && shape.test(title))
    if (at < 0) continue
    columns[field] = at
    taken.add(at)
  }
  return columns
}

const names = (columns: AnswerColumns): boolean =>
  columns.employee_number !== undefined || columns.person !== undefined || columns.last_name !== undefined
const tells = (columns: AnswerColumns): boolean =>
  columns.amount !== undefined || columns.status !== undefined || columns.reason !== undefined

const ROWS_LOOKED_AT = 60

/** The row of titles of an answer: who, and what became of it. The one that names most wins; null when none does. */
export function findAnswerHeader(
  sheets: readonly SheetHead[],
  own: readonly AnswerColumn[] = [],
): AnswerHeader | null {
  let best: AnswerHeader | null = null
  for (const sheet of sheets)
    for (const { row, cells } of sheet.rows.slice(0, ROWS_LOOKED_AT)) {
      const columns = answerColumns(cells, own)
      if (!names(columns) || !tells(columns)) continue
      if (best === null || Object.keys(columns).length > Object.keys(best.columns).length)
        best = { sheet: sheet.name, row, columns }
    }
  return best
}
