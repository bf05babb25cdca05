import { expect, test } from 'vitest'
import { fieldAt, toDraftChange } from './draft-change'

test('turns fields into values of their kind, and leaves what isn’t one to the API [WORK-012]', () => {
  const fields = { title: 'A', 'values.isInHeader': 'false', 'es.body': 'B', 'values.unknown': 'x' }
  expect(toDraftChange('topics', fields)).toEqual({
    title: 'A',
    values: { isInHeader: false },
    translations: { es: { body: 'B' } },
  })
  expect(toDraftChange('articles', { 'values.minutes': 'four', 'values.sources': [] })).toEqual({
    values: { minutes: 'four', sources: null },
  })
})

test.each([
  ['/data/attributes/title', 'title'],
  ['/data/attributes/values/summary', 'values.summary'],
  ['/data/attributes/values/sources/0/url', 'values.sources'],
  ['/data/attributes/translations/es/body', 'es.body'],
  ['/data/attributes/translations/es/values/summary', 'es.values.summary'],
  ['/data/attributes/at', undefined],
  [undefined, undefined],
])('finds the field of %s [WORK-012]', (pointer, field) => {
  expect(fieldAt(pointer)).toBe(field)
})
