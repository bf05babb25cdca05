import { formatMoney, type InspectionFinding, type InspectionRecord, sortFindings } from '@pkg/domain'
import { Ledger, type LedgerLine, Stack, Text } from '@pkg/ui'
import { inspectionsTexts as words } from './texts'
import { asOfText } from '~/parts/as-of/as-of-text'

/** The findings of a public record, with its date and source and with what its numbers don't say. [FIND-012] */
export function Findings({ record: { authority, asOf, findings } }: { record: InspectionRecord }) {
  const hasDeficiencies = findings.some(({ kind }) => kind.endsWith('deficiencies'))
  const isUndated = findings.some(({ date, years }) => !date && !years)
  return (
    <Stack gap={12}>
      <Text size="small" tone="muted">
        {words.source(authority, asOfText(asOf))}
      </Text>
      <Ledger lines={sortFindings(findings).map((finding) => findingLine(finding, asOf))} />
      <Text size="small" measured>
        {[hasDeficiencies && words.deficiency, isUndated && words.undated, words.limits].filter(Boolean).join(' ')}
      </Text>
    </Stack>
  )
}

function findingLine(finding: InspectionFinding, asOf: string): LedgerLine {
  const { kind, date, years } = finding
  const notes: Partial<Record<typeof kind, string>> = words.notes
  const period = years && words.years(years, asOfText(asOf))
  return {
    label: kind === 'inspection-deficiencies' && date ? words.inspection(asOfText(date)) : words.labels[kind],
    figure: figureText(finding),
    note: [notes[kind], period].filter(Boolean).join('. '),
  }
}

function figureText({ kind, value }: InspectionFinding): string {
  if (kind === 'fine-total') return formatMoney(value)
  if (kind === 'inspection-deficiencies' || kind === 'complaint-deficiencies') return words.deficiencies(value)
  return value === 0 ? words.none : value.toLocaleString('en-US')
}
