import { keeperNames } from '../keeper/keeper-names.ts'
import { say, type Text } from '@moisson/law/text'
import type {
  accountKeepers,
  companyStatuses,
  legalForms,
  nafRevisions,
  payrollSoftwares,
} from '../vocabulary.ts'
import type { toldSchemes } from './schemes.ts'

type NamesOf<List extends readonly string[]> = Record<List[number], Text>
const same = (name: string): Text => say(name, name)
const other = say('Autre', 'Other')

export const companyStatusNames: NamesOf<typeof companyStatuses> = {
  prospect: same('Prospect'),
  onboarding: say('Mise en place', 'Being set up'),
  active: same('Active'),
  suspended: say('Suspendue', 'Suspended'),
  archived: say('Archivée', 'Archived'),
}

export const legalFormNames: NamesOf<typeof legalForms> = {
  sas: same('SAS'),
  sasu: same('SASU'),
  sarl: same('SARL'),
  eurl: same('EURL'),
  sa: same('SA'),
  sca: same('SCA'),
  snc: same('SNC'),
  scop: same('SCOP'),
  selarl: same('SELARL'),
  selas: same('SELAS'),
  earl: same('EARL'),
  gaec: same('GAEC'),
  scea: same('SCEA'),
  association: same('Association'),
  gie: same('GIE'),
  mutuelle: say('Mutuelle', 'Mutual society'),
  cooperative: say('Coopérative', 'Cooperative'),
  individual: say('Entreprise individuelle', 'Sole trader'),
  other,
}

export const nafRevisionNames: NamesOf<typeof nafRevisions> = {
  rev2: say('NAF rév. 2 (2008)', 'NAF rev. 2 (2008)'),
  naf2025: same('NAF 2025'),
}

export const payrollSoftwareNames: NamesOf<typeof payrollSoftwares> = {
  silae: same('Silae'),
  sage: same('Sage'),
  adp: same('ADP'),
  cegid: same('Cegid'),
  payfit: same('PayFit'),
  nibelis: same('Nibelis'),
  other,
}

export const accountKeeperNames: NamesOf<typeof accountKeepers> = {
  groupama_es: same(keeperNames.groupama_es),
  amundi: same(keeperNames.amundi),
  natixis_interepargne: same(keeperNames.natixis_interepargne),
  cm_cic: same(keeperNames.cm_cic),
  bnp_ere: same(keeperNames.bnp_ere),
  epsens: same(keeperNames.epsens),
  other,
  none: say('Aucun pour le moment', 'None for now'),
}

const { none: _nobody, ...someKeeper } = accountKeeperNames
/** The keepers a plan may have for itself. */
export const otherKeeperNames = someKeeper

/** The schemes that the product only knows of, told by the company. */
export const toldSchemeNames: NamesOf<typeof toldSchemes> = {
  pei: say('Plan d’épargne interentreprises (PEI)', 'Inter-company savings plan (PEI)'),
  percoli: say('PER collectif interentreprises', 'Inter-company PER COL'),
  pero: say('PER obligatoire', 'Compulsory pension plan (PER O)'),
  cet: say('Compte épargne-temps (CET)', 'Time savings account (CET)'),
}
