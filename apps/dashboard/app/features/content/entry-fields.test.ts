import { contentKinds } from '@pkg/domain'
import { expect, test } from 'vitest'
import { entryFields } from './entry-fields'

const texts = { title: 'T', values: {}, translations: {}, position: 0 }

test.each(contentKinds)('every field of %s has a label of its own, in each language [WORK-012]', (kind) => {
  const { english, spanish, shared } = entryFields(kind, texts, {})
  const fields = [...english, ...spanish, ...shared]
  const labels = fields.map(({ label }) => label)
  expect(new Set(labels).size, labels.join(', ')).toBe(labels.length)
  expect(labels.filter((label) => !/^[A-Z]/.test(label))).toEqual([])
})

test('what has no field is shown and not edited [WORK-012]', () => {
  const survey = { question: 'Why?', choices: ['Prices'] }
  const popup = entryFields('exit-intent-popup', { ...texts, values: { exitSurvey: survey, isEnabled: true } }, {})
  expect(popup.fixed).toEqual([{ name: 'exitSurvey', label: 'Survey', value: survey }])
  expect(popup.shared.map(({ name }) => name)).toEqual(['values.isEnabled', 'values.exitModalTimeout'])
  const odd = { ...texts, values: { sources: [{ title: 'a | b', url: 'c' }] } }
  expect(entryFields('articles', odd, {}).fixed.map(({ name }) => name)).toEqual(['sources'])
})
