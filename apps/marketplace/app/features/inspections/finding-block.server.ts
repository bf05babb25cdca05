import { formatMoney, type InspectionFinding, type InspectionRecord, sortFindings } from '@pkg/domain'
import { asOfText } from '~/parts/as-of/as-of-text'
import { findingTexts as words } from './finding-texts'
import { block } from './record-block.server'
import type { RecordBlock } from './record-view'

/** Returns the findings of a public record, with its date and source and with what its numbers don't say. [FIND-012] */
export function findingsBlock({ authority, asOf, findings }: InspectionRecord): RecordBlock {
  const hasDeficiencies = findings.some(({ kind }) => kind.endsWith('deficiencies'))
  const isUndated = findings.some(({ date, years }) => !date && !years)
  return block('', {
    source: words.source(authority, asOfText(asOf)),
    lines: sortFindings(findings).map((finding) => findingLine(finding, asOf)),
    notes: [[hasDeficiencies && words.deficiency, isUndated && words.undated, words.limits].filter(Boolean).join(' ')],
  })
}

function findingLine(finding: InspectionFinding, asOf: string): RecordBlock['lines'][number] {
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
