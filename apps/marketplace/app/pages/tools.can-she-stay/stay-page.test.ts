import { expect, test } from 'vitest'
import { readListPath } from './read-list-path'
import { readPlanForm } from './read-plan-form'

const fields = { savings: '$120,000', income: '1,900', increase: '4%', years: '10' }
const read = (changed: Partial<typeof fields>) => readPlanForm(new URLSearchParams({ ...fields, ...changed }))

test('reads amounts as people type them [FIND-023]', () => {
  expect(read({})).toEqual({ plan: { savings: 120_000, income: 1900, increase: 4, years: 10 } })
})

test.each([
  ['savings', ''],
  ['income', 'a lot'],
  ['increase', '16'],
  ['increase', '1.5'],
  ['years', '0'],
  ['years', '41'],
  ['years', ''],
])('says what to correct in %s with “%s” [FIND-023]', (field, value) => {
  const result = read({ [field]: value })
  expect(result.plan).toBeUndefined()
  expect(Object.keys('errors' in result ? result.errors : {})).toEqual([field])
})

test.each([
  ['/assisted-living/colorado/denver', '/assisted-living/colorado/denver'],
  ['/memory-care', '/memory-care'],
  ['/login', '/senior-living'],
  ['https://evil.example/memory-care', '/senior-living'],
  ['//evil.example', '/senior-living'],
  ['/memory-care/colorado/denver/oak', '/senior-living'],
  ['', '/senior-living'],
])('leads from the list %s back to %s [FIND-023]', (list, path) => {
  expect(readListPath(new URL(`http://localhost/tools/can-she-stay?${new URLSearchParams({ list })}`))).toBe(path)
})
