import type { FindingKind } from '@pkg/domain'

/** The texts about the findings of inspections. The server writes them into the page. [FIND-012] */
export const findingTexts = {
  source: (authority: string, asOf: string) => `Source: ${authority}, as of ${asOf}`,
  deficiency: 'A deficiency is a rule that inspectors found the community didn’t meet.',
  undated: 'If a number has no date, the record doesn’t say which years it covers.',
  limits: 'These numbers don’t say what happened or whether it was fixed. Ask the community about them.',

  inspection: (day: string) => `Regular inspection, ${day}`,
  deficiencies: (count: number) =>
    count === 0 ? 'No deficiencies' : count === 1 ? '1 deficiency' : `${count} deficiencies`,
  none: 'None',
  years: (years: number, asOf: string) => `In the ${years} years before ${asOf}`,
  labels: {
    'inspection-deficiencies': 'Regular inspection',
    'complaint-deficiencies': 'Inspections after complaints',
    deficiencies: 'Deficiencies',
    'class-1-deficiencies': 'Class I deficiencies',
    'class-2-deficiencies': 'Class II deficiencies',
    'class-3-deficiencies': 'Class III deficiencies',
    'class-4-deficiencies': 'Class IV deficiencies',
    complaints: 'Complaints',
    'substantiated-complaints': 'Complaints that inspectors confirmed',
    fines: 'Fines',
    'fine-total': 'Total of the fines',
    'payment-denials': 'Payment denials',
    sanctions: 'Sanctions',
  } satisfies Record<FindingKind, string>,
  notes: {
    'complaint-deficiencies': 'A regular inspection may have counted some of these too.',
    'class-1-deficiencies': 'The most serious of the state’s four classes',
    'class-4-deficiencies': 'The least serious of the state’s four classes',
    complaints: 'The record doesn’t say how many were confirmed.',
    'payment-denials': 'Times that Medicare or Medicaid refused payments to the community',
    sanctions: 'The record doesn’t say what they were for.',
  } satisfies Partial<Record<FindingKind, string>>,

  unknown:
    'We don’t have inspection results for this community. Ask to see its latest state inspection report when you visit.',
  unknownBehindStars:
    'We don’t have the inspection results behind these ratings. Ask to see the latest state inspection report when you visit.',
  demo: 'This community is made up, so it has no inspection records.',
} as const
