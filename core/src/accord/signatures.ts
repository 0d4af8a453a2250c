import type { Accord } from './accord.ts'
import { isUnilateral } from './act-words.ts'
import { typeset } from './typeset.ts'
import { BLANK, day } from './french-wording.ts'

export interface Signatures {
  /** « Fait à Lyon, le 12 mai 2027, en trois exemplaires. » */
  made: string
  boxes: { heading: string; lines: string[] }[]
}

/** Who signs, by way of conclusion; what is not known yet is a line to fill by hand. */
export function signaturesOf({ company, conclusion }: Accord): Signatures {
  const { place, signed_on, signatories, mode } = conclusion
  const made = `Fait à ${place ?? BLANK}, le ${signed_on ? day(signed_on) : BLANK}${isUnilateral(mode) ? '.' : ', en autant d’exemplaires que de parties, plus un pour le dépôt.'}`
  const employer = {
    heading: `Pour l’entreprise ${company.legal_name}`,
    lines: [
      company.representative ? company.representative.name : 'Nom du signataire :',
      company.representative ? company.representative.quality : 'Qualité :',
      'Signature :',
    ],
  }
  const named = signatories.map(({ name, quality, organisation }) => ({
    heading: organisation ? `Pour l’organisation syndicale ${organisation}` : others[mode].heading,
    lines: [name, ...(quality ? [quality] : []), 'Signature :'],
  }))
  const boxes = isUnilateral(mode) ? [employer] : [employer, ...(named.length > 0 ? named : [others[mode]])]
  return {
    made: typeset(made),
    boxes: boxes.map(({ heading, lines }) => ({ heading: typeset(heading), lines: lines.map(typeset) })),
  }
}

const signing = ['Nom et qualité :', 'Signature :']
const others: Record<Accord['conclusion']['mode'], { heading: string; lines: string[] }> = {
  collective_agreement: { heading: 'Pour les organisations syndicales signataires', lines: signing },
  unions: { heading: 'Pour les organisations syndicales représentatives', lines: signing },
  works_council: { heading: 'Pour le comité social et économique', lines: signing },
  ratification: {
    heading: 'Pour le personnel',
    lines: ['Signatures portées sur la liste d’émargement annexée', 'Secrétaire de séance :', 'Signature :'],
  },
  unilateral: { heading: '', lines: [] },
  unilateral_after_failure: { heading: '', lines: [] },
  branch: { heading: 'Pour les salariés ou leurs représentants', lines: signing },
}
