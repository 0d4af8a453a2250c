import type { PlanKind } from './plan-kind.ts'
import type { ReleaseEventName } from './release-events.ts'
import { say, type Text, type Wording } from './text.ts'

/** What is asked to prove a case, plan by plan, as `release-events.ts` words it; a plan that does not open on it asks nothing. */
type Papers = Readonly<Partial<Record<'savings' | 'perco' | 'percol', Text>>>

const savings = (...words: Wording): Papers => ({ savings: say(...words) })
const percol = (...words: Wording): Papers => ({ percol: say(...words) })
const pensions = (...words: Wording): Papers => ({ perco: say(...words), percol: say(...words) })

const disability = say(
  'notification de la CPAM ou décision de la CDAPH',
  'CPAM notification or CDAPH decision',
)
const death = say(
  'acte de décès, et pour les ayants droit la preuve de leur qualité',
  'death certificate, and for the heirs the proof that they are',
)
const askedByCommission = say('demande de la commission ou du juge', 'request by the commission or the judge')

/** No text lists them: each proves what the article of its plan asks, as account keepers take it. */
const papers: Readonly<Record<ReleaseEventName, Papers>> = {
  mariage: savings('acte de mariage ou de Pacs', 'marriage or civil-union certificate'),
  naissance_3e_enfant: savings(
    'livret de famille et attestation de la CAF',
    'family record book and CAF statement',
  ),
  divorce: savings(
    'jugement ou convention fixant la résidence de l’enfant',
    'judgment or agreement setting the child’s residence',
  ),
  violences_conjugales: savings(
    'ordonnance de protection ou pièce de la procédure pénale',
    'protection order or criminal-procedure document',
  ),
  // CMF L224-4 I 2° knows the categories alone: no decision of the CDAPH opens a PER COL.
  invalidite: {
    savings: disability,
    perco: disability,
    percol: say(
      'notification de la caisse d’assurance maladie, avec la 2e ou la 3e catégorie',
      'notification of the sickness fund, with the 2nd or 3rd category',
    ),
  },
  deces: {
    savings: death,
    perco: death,
    percol: say(
      'acte de décès du conjoint ou du partenaire de Pacs',
      'death certificate of the spouse or civil partner',
    ),
  },
  rupture_contrat: savings(
    'certificat de travail ou attestation de fin d’activité',
    'work certificate or end-of-activity statement',
  ),
  creation_entreprise: savings('immatriculation ou statuts', 'registration or articles'),
  residence_principale: {
    savings: say(
      'promesse, compromis, acte ou permis, et plan de financement',
      'promise or contract of sale, deed or permit, and financing plan',
    ),
    perco: say(
      'promesse, compromis, acte ou arrêté de catastrophe naturelle, et plan de financement',
      'promise or contract of sale, deed or order on the disaster, and financing plan',
    ),
    percol: say(
      'promesse, compromis ou acte de vente, et plan de financement',
      'promise or contract of sale or deed, and financing plan',
    ),
  },
  renovation_energetique: savings(
    'devis ou facture des travaux éligibles',
    'quote or invoice of the eligible works',
  ),
  // R3324-22 9° and R3334-4 4°: the commission or the judge asks. CMF L224-4 I: the holder does.
  surendettement: {
    savings: askedByCommission,
    perco: askedByCommission,
    percol: say(
      'preuve de la situation de surendettement, par exemple la décision de la commission qui accepte le dossier',
      'proof of over-indebtedness, for instance the decision of the commission that accepts the case',
    ),
  },
  proche_aidant: savings('déclaration et pièces de l’aide', 'statement and proof of the care'),
  vehicule_propre: savings('facture ou bon de commande', 'invoice or order'),
  fin_droits_chomage: pensions('attestation de France Travail', 'France Travail statement'),
  sans_mandat_deux_ans: percol(
    'procès-verbal de fin de mandat et attestation sur l’honneur',
    'minutes ending the mandate and sworn statement',
  ),
  liquidation_judiciaire: percol(
    'jugement de liquidation, ou avis du président du tribunal pendant une conciliation',
    'liquidation judgment, or the court president’s opinion during a conciliation',
  ),
}

/** What else the law or the keepers say of asking in a plan. */
const notes: Partial<Record<ReleaseEventName, Papers>> = {
  // D3324-39, which R3332-30 extends to the plans.
  deces: savings(
    'Après le décès du titulaire, ses ayants droit demandent le versement. L’avantage d’impôt sur les gains cesse à compter du septième mois après le décès.',
    'After the death of the holder, the heirs ask for the payment. The tax advantage on gains ends from the seventh month after the death.',
  ),
  // Practice, as the ombudsman of the AMF tells it: promise and deed are both taken, and each frees what came before it.
  residence_principale: savings(
    'Pour un achat, l’événement est la signature de la promesse, du compromis ou de l’acte, selon la pièce envoyée. Les teneurs de compte ne libèrent en général que ce qui était placé avant.',
    'For a purchase, the event is the signing of the promise, of the contract or of the deed, whichever paper is sent. Account keepers as a rule free only what was placed before it.',
  ),
}

const textIn = (texts: Papers | undefined, plan: PlanKind): Text | undefined =>
  plan === 'PERCOL' ? texts?.percol : plan === 'PERCO' ? texts?.perco : texts?.savings

/** The papers of a case in a plan; none where the plan does not open on it. */
export function papersIn(name: ReleaseEventName, plan: PlanKind): readonly Text[] {
  const text = textIn(papers[name], plan)
  return text ? [text] : []
}

/** What one has to know besides to ask in a plan, in sentences; null where nothing. */
export const noteIn = (name: ReleaseEventName, plan: PlanKind): Text | null =>
  textIn(notes[name], plan) ?? null
