import type { Day } from '@moisson/law/calendar'
import { inEach, say, type InEach } from '@moisson/law/text'
import type { CompanyFacts } from '../accord/accord.ts'
import { completeAnswers } from '../accord/complete-answers.ts'
import { previewFigures } from '../accord/preview-figures.ts'
import { publishedModelCodes, type PublishedModelCode } from '../accord/published-model-codes.ts'
import { publishedModels } from '../accord/published-models.ts'

/** A published formula with what it gives along the figure that moves it. */
export interface ReadFormula {
  code: PublishedModelCode
  label: string
  /** « Banque, grande entreprise, 2019 ». */
  from: string
  note: string | null
  /** As an agreement writes it, in French: it is the text one signs. */
  sentences: string[]
  curve: { label: string; points: { shown: string; envelope_cents: number }[] }
}

/** The published formulas as a page of the guide. */
export interface Formulas {
  look: 'formulas'
  in: InEach<{ title: string; people: number; payroll_cents: number; formulas: ReadFormula[] }>
}

/** The company of every curve: invented, so that the formulas are seen side by side. */
export const companyOfCurves: CompanyFacts = {
  legal_name: 'Entreprise',
  legal_form: 'sas',
  siren: '732829320',
  siret: null,
  address: null,
  registry_city: null,
  representative: null,
  headcount: 40,
  has_cse: true,
  has_union_delegate: false,
  bound_to_participation: false,
  bound_at_250: false,
  closing: { month: 12, day: 31 },
  establishments: [],
  plans: ['PEE'],
  payroll_cents: 160_000_000,
}

/** Every published formula at a day; its curve is the law’s and the agreement’s, never drawn by hand. */
export const readFormulas = (day: Day): Formulas => ({
  look: 'formulas',
  in: inEach((language) => ({
    title: title[language],
    people: companyOfCurves.headcount ?? 0,
    payroll_cents: companyOfCurves.payroll_cents ?? 0,
    formulas: publishedModelCodes.map((code): ReadFormula => {
      const { label, sector, size, year, note, answers } = publishedModels[code]
      const figures = previewFigures(completeAnswers(answers, companyOfCurves, day))
      if (!figures?.curve) throw new Error(`${code} gives no curve`)
      const { label: along, points } = figures.curve
      return {
        code,
        label: label[language],
        from: `${sector[language]}, ${size[language]}, ${year}`,
        note: note?.[language] ?? null,
        sentences: figures.formula,
        curve: {
          label: along,
          points: points.map(({ shown, envelope_cents }) => ({ shown, envelope_cents })),
        },
      }
    }),
  })),
})
const title = say('Bibliothèque de formules', 'Library of formulas')
