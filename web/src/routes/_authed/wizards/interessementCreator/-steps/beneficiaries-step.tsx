import { Answer, Part } from './answer.tsx'

/** Who benefits. */
export default function BeneficiariesStep() {
  return (
    <Part>
      <Answer place="beneficiaries.seniority_months" />
      <Answer place="beneficiaries.executives" />
      <Answer place="beneficiaries.spouse" />
    </Part>
  )
}
