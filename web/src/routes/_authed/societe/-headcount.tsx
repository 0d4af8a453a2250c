import { useWords } from '../../../words/catalogue.ts'
import { FileField } from './-file-field.tsx'
import { ClosingFields, shownClosing } from './-closing-fields.tsx'
import { LegalCalendar } from './-legal-calendar.tsx'
import { Group, Row, SectionForm } from './-section-form.tsx'
import type { CompanyFile } from './-use-file.ts'
import { YearlyHeadcounts } from './-yearly-headcounts.tsx'
import { societeWords } from './-societe-words.ts'

/** How many people, who speaks for them, when the year closes, and the figures that simulations start from. */
export default function Headcount({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { helps } = words
  const closing = shownClosing(file)
  const bracket = file.company.headcount_bracket
  return (
    <>
      <SectionForm file={file} section="headcount">
        <Row>
          <FileField file={file} name="headcount" help={bracket ? words.brackets[bracket] : undefined} />
          <FileField file={file} name="headcount_year" />
        </Row>
        <div className="grid gap-3">
          <FileField file={file} name="bound_to_participation" />
          <FileField file={file} name="bound_at_250" />
        </div>
        <Group title={words.spokespeople}>
          <Row>
            <FileField file={file} name="has_cse" />
            <FileField file={file} name="has_union_delegate" />
          </Row>
          {file.get('has_cse') === true && (
            <Row>
              <FileField file={file} name="cse_contact.name" />
              <FileField file={file} name="cse_contact.email" />
              <FileField file={file} name="cse_contact.phone" />
            </Row>
          )}
        </Group>
        <Group title={words.closing} help={helps.closing}>
          <Row>
            <ClosingFields file={file} />
            <FileField file={file} name="current_fiscal_year.start" />
            <FileField file={file} name="current_fiscal_year.end" />
          </Row>
        </Group>
        <Group title={words.figures} help={helps.figures}>
          <Row>
            <FileField file={file} name="annual_gross_payroll_cents" />
            <FileField file={file} name="annual_gross_payroll_year" />
            <FileField file={file} name="annual_revenue_cents" />
            <FileField file={file} name="taxable_profit_cents" />
            <FileField file={file} name="equity_cents" />
            <FileField file={file} name="added_value_cents" />
          </Row>
        </Group>
      </SectionForm>
      <YearlyHeadcounts companyId={file.company.id} ownYear={file.company.headcount_year} />
      {closing && (
        <LegalCalendar
          companyId={file.company.id}
          closing={closing}
          tried={
            closing.month !== file.company.fiscal_year_end_month ||
            closing.day !== file.company.fiscal_year_end_day
          }
        />
      )}
    </>
  )
}
