import { annualAgenda, indicatorRecord, yearFile } from './papers-given/annual-papers.ts'
import { keeperLetter, participationClauses } from './papers-given/other-papers.ts'
import {
  clausesToCheck,
  filingPapers,
  formulaExamples,
  interessementGuide,
} from './papers-given/setup-guides.ts'
import {
  cseAgenda,
  informationNote,
  ratificationMinutes,
  signatureList,
} from './papers-given/setup-models.ts'
import type { PaperText } from './paper-text.ts'
import type { GivenPaper, StepTemplate } from './template.ts'
import { processTemplate } from './templates.ts'

const texts: Readonly<Record<string, PaperText>> = {
  guide_interessement: interessementGuide,
  exemples_formules: formulaExamples,
  clauses_obligatoires: clausesToCheck,
  pieces_teleaccords: filingPapers,
  ordre_du_jour_cse: cseAgenda,
  modele_pv_ratification: ratificationMinutes,
  modele_liste_emargement: signatureList,
  modele_note_information: informationNote,
  modele_releve_indicateurs: indicatorRecord,
  ordre_du_jour_annuel: annualAgenda,
  dossier_annuel: yearFile,
  clauses_participation: participationClauses,
  modele_lettre_teneur: keeperLetter,
}

/** The papers a step of a template gives, with their text. */
export function givenPapers(
  templateCode: string,
  stepCode: string,
): { paper: GivenPaper; text: PaperText }[] {
  const step: StepTemplate | undefined = processTemplate(templateCode)?.steps.find(
    (one) => one.code === stepCode,
  )
  return (step?.given ?? []).flatMap((paper) => {
    const text = texts[paper.document_name]
    return text ? [{ paper, text }] : []
  })
}
