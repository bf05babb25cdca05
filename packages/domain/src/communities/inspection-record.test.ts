import { expect, test } from 'vitest'
import { type InspectionFinding, sortFindings } from './inspection-record'

test('findings are sorted from the newest inspection to the oldest, then those without a date in their order [FIND-012]', () => {
  const findings: InspectionFinding[] = [
    { kind: 'fines', value: 2, years: 3 },
    { kind: 'inspection-deficiencies', value: 4, date: '2019-12-31' },
    { kind: 'fine-total', value: 650, years: 3 },
    { kind: 'inspection-deficiencies', value: 0, date: '2022-04-09' },
  ]
  expect(sortFindings(findings).map(({ date, kind }) => date ?? kind)).toEqual([
    '2022-04-09',
    '2019-12-31',
    'fines',
    'fine-total',
  ])
  expect(findings[0]?.kind).toBe('fines')
})
