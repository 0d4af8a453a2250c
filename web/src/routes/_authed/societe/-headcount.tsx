import { useWords } from '../../../words/catalogue.ts'
import { Checkbox } from '../../../kit/checkbox.tsx'
import { FileDate, FileFlag, FileMoney, FileNumber, FileText } from './-fields.tsx'
import { ClosingFields, shownClosing } from './-closing-fields.tsx'
import { LegalCalendar } from './-legal-calendar.tsx'
import { Group, Row, SectionForm } from './-section-form.tsx'
import { fieldsOf } from './-section-fields.ts'
import type { CompanyFile } from './-use-file.ts'
import { YearlyHeadcounts } from './-yearly-headcounts.tsx'
import { societeWords } from './-societe-words.ts'

/** How many people, who speaks for them, when the year closes, and the figures that simulations start from. */
export default function Headcount({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { labels, helps } = words
  const closing = shownClosing(file)
  const bracket = file.company.headcount_bracket
  return (
    <>
      <SectionForm file={file} title={words.sections.headcount} fields={fieldsOf.headcount}>
        <Row>
          <FileNumber
            file={file}
            name="headcount"
            label={labels.headcount}
            help={bracket ? words.brackets[bracket] : helps.headcount}
          />
          <FileNumber
            file={file}
            name="headcount_year"
            label={labels.headcount_year}
            help={helps.headcount_year}
          />
        </Row>
        <div className="grid gap-3">
          <Checkbox
            label={labels.bound_to_participation}
            help={helps.bound_to_participation}
            checked={file.get('bound_to_participation') === true}
            onChange={(event) => file.set('bound_to_participation', event.target.checked)}
          />
          <Checkbox
            label={labels.bound_at_250}
            help={helps.bound_at_250}
            checked={file.get('bound_at_250') === true}
            onChange={(event) => file.set('bound_at_250', event.target.checked)}
          />
        </div>
        <Group title={words.spokespeople}>
          <Row>
            <FileFlag file={file} name="has_cse" label={labels.has_cse} />
            <FileFlag file={file} name="has_union_delegate" label={labels.has_union_delegate} />
          </Row>
          {file.get('has_cse') === true && (
            <Row>
              <FileText file={file} name="cse_contact.name" label={labels.cse_name} />
              <FileText file={file} name="cse_contact.email" label={labels.cse_email} type="email" />
              <FileText file={file} name="cse_contact.phone" label={labels.cse_phone} type="tel" />
            </Row>
          )}
        </Group>
        <Group title={words.closing} help={helps.closing}>
          <Row>
            <ClosingFields file={file} />
            <FileDate
              file={file}
              name="current_fiscal_year.start"
              label={labels.exercice_start}
              help={helps.exercice}
            />
            <FileDate
              file={file}
              name="current_fiscal_year.end"
              label={labels.exercice_end}
              help={helps.exerciceEnd}
            />
          </Row>
        </Group>
        <Group title={words.figures} help={helps.figures}>
          <Row>
            <FileMoney
              file={file}
              name="annual_gross_payroll_cents"
              label={labels.annual_gross_payroll_cents}
            />
            <FileNumber
              file={file}
              name="annual_gross_payroll_year"
              label={labels.annual_gross_payroll_year}
              help={helps.annual_gross_payroll_year}
            />
            <FileMoney file={file} name="annual_revenue_cents" label={labels.annual_revenue_cents} />
            <FileMoney file={file} name="taxable_profit_cents" label={labels.taxable_profit_cents} />
            <FileMoney file={file} name="equity_cents" label={labels.equity_cents} />
            <FileMoney file={file} name="added_value_cents" label={labels.added_value_cents} />
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
