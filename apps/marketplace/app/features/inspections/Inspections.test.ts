import type { Community, InspectionFinding } from '@pkg/domain'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildCommunity } from '~/testing/community'
import { Inspections } from './Inspections'
import { recordView } from './record-view.server'

const authority = 'Florida Agency for Health Care Administration'

const render = (facts: Pick<Community, 'source' | 'inspections' | 'medicareStars'>) => {
  const community = buildCommunity(facts)
  return renderToStaticMarkup(createElement(Inspections, { community, record: recordView(community) }))
}
const renderFindings = (...findings: InspectionFinding[]) =>
  render({ source: 'fl', inspections: { authority, asOf: '2025-10', findings } })

test('findings name their source and date, and amounts are in whole dollars [FIND-012, PRICE-001]', () => {
  const html = renderFindings({ kind: 'fine-total', value: 1500 }, { kind: 'complaints', value: 0 })
  expect(html).toContain(`Source: ${authority}, as of October 2025`)
  expect(html).toContain('$1,500')
  expect(html).toContain('None')
})

test('a number without a date or years is marked as such, and only such a number [FIND-012]', () => {
  const undated = 'doesn’t say which years'
  expect(renderFindings({ kind: 'complaints', value: 4 })).toContain(undated)
  const dated = renderFindings(
    { kind: 'inspection-deficiencies', value: 1, date: '2024-09-01' },
    { kind: 'fines', value: 1, years: 3 },
  )
  expect(dated).not.toContain(undated)
  expect(dated).toContain('Regular inspection, September 1, 2024')
  expect(dated).toContain('1 deficiency')
  expect(dated).toContain('In the 3 years before October 2025')
})

test('deficiencies are explained, and only where there are any to explain [FIND-012]', () => {
  const meaning = 'A deficiency is a rule'
  expect(renderFindings({ kind: 'class-2-deficiencies', value: 2 })).toContain(meaning)
  expect(renderFindings({ kind: 'fines', value: 2 })).not.toContain(meaning)
})

test.each([
  [{ source: 'ne' }, 'We don’t have inspection results for this community.', 'a record without findings'],
  [
    { source: 'cms', medicareStars: { overall: 4, asOf: '2026-04' } },
    'We don’t have the inspection results behind these ratings.',
    'stars alone',
  ],
  [{ source: 'demo' }, 'This community is made up, so it has no inspection records.', 'a demo community'],
])('a page for %j says “%s”: %s [FIND-012, TRUTH-013]', (community, text, _what) => {
  expect(render(community)).toContain(text)
})
