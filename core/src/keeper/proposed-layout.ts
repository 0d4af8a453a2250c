import type { Layout, LayoutColumn } from '../export/layout.ts'
import type { KeeperWords } from './keeper.ts'

const text = (field: string, max: number, required?: 'block' | 'warn'): LayoutColumn => ({
  header: field,
  field,
  kind: 'text',
  max,
  ...(required ? { required } : {}),
})
const cents = (field: string): LayoutColumn => ({ header: field, field, kind: 'cents' })
const integer = (field: string): LayoutColumn => ({ header: field, field, kind: 'integer' })
const day = (field: string, required?: 'block' | 'warn'): LayoutColumn => ({
  header: field,
  field,
  kind: 'day',
  ...(required ? { required } : {}),
})

const cover: LayoutColumn[] = [
  text('version_format', 20),
  text('reference_campagne', 40),
  text('code_entreprise_teneur', 40),
  text('raison_sociale', 120),
  text('siren', 9),
  text('siret', 14),
  text('nature_operation', 3),
  day('exercice_debut'),
  day('exercice_fin'),
  day('date_valeur'),
  integer('nombre_lignes'),
  integer('nombre_beneficiaires'),
  cents('total_brut'),
  cents('total_csg_crds'),
  cents('total_net'),
  cents('total_pee'),
  cents('total_percol'),
  cents('total_abondement_net'),
  cents('total_paye_immediat'),
  text('contact_nom', 120),
  text('contact_email', 254),
  text('contact_telephone', 30),
  { header: 'genere_le', field: 'genere_le', kind: 'instant' },
  text('empreinte_sha256', 64),
]

const before: LayoutColumn[] = [
  integer('numero_ligne'),
  text('matricule', 20, 'block'),
  text('identifiant_teneur', 20),
  text('civilite', 3),
  text('nom_naissance', 80, 'block'),
  text('nom_usage', 80),
  text('prenom', 80, 'block'),
  day('date_naissance', 'block'),
  text('lieu_naissance', 80, 'warn'),
  text('pays_naissance', 80, 'warn'),
]
const after: LayoutColumn[] = [
  text('adresse_1', 100, 'warn'),
  text('adresse_2', 100),
  text('code_postal', 10, 'warn'),
  text('commune', 80, 'warn'),
  text('pays', 80),
  text('email', 254, 'warn'),
  text('mobile', 30),
  day('date_entree'),
  day('date_sortie'),
  text('statut', 5),
  text('resident_fiscal', 3),
  text('plan', 6),
  text('mode_gestion', 6),
  text('profil_pilote', 10),
  text('code_fonds', 20),
  text('libelle_fonds', 160),
  cents('montant_net_investi'),
  cents('abondement_brut'),
  cents('csg_crds_abondement'),
  cents('abondement_net'),
  text('origine_choix', 20),
  { header: 'date_choix', field: 'date_choix', kind: 'instant' },
  text('reference_choix', 40),
]

/** Our proposal of a keeper's interface, one row a person, plan and fund; with the NIR where the contract demands it. */
export function proposedLayouts(kind: string): readonly Layout[] {
  const base: Omit<Layout, 'version' | 'current' | 'sheet' | 'secrets'> = {
    kind,
    cover: { name: 'Page de garde', lines: cover },
    csv: { separator: ';', decimal: ',', bom: false },
    // What an account keeper reads must be what we hold: doubtful text is refused, never altered.
    disarm: false,
  }
  return [
    {
      ...base,
      version: '2026.1',
      current: true,
      sheet: { name: 'Affectations', columns: [...before, ...after] },
      secrets: false,
    },
    {
      ...base,
      version: '2026.1-nir',
      current: false,
      sheet: { name: 'Affectations', columns: [...before, text('nir', 15, 'block'), ...after] },
      secrets: true,
    },
  ]
}

export const proposedWords: KeeperWords = {
  plans: { pee: 'PEE', percol: 'PERCOL' },
  modes: { free: 'LIBRE', managed: 'PILOTE' },
  profiles: { prudent: 'PRUDENT', balanced: 'EQUILIBRE', dynamic: 'DYNAMIQUE' },
  civilities: { mr: 'M', mrs: 'MME' },
  statuses: { at_work: 'ACTIF', left: 'PARTI' },
  origins: { default: 'DEFAUT', company: 'SAISIE_ENTREPRISE', person: 'CHOIX' },
}
