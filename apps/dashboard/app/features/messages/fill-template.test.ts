import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template'

test('fills in the names wherever they stand, and leaves other words in braces [WORK-008]', () => {
  const text = 'Hi {family}, it’s {me}. {family}, see {link}.'
  expect(fillTemplate(text, { family: 'Ruth', me: 'Bo' })).toBe('Hi Ruth, it’s Bo. Ruth, see {link}.')
})

test('names with signs of patterns are filled in as they are [WORK-008]', () => {
  expect(fillTemplate('{family}', { family: '$& $1', me: '' })).toBe('$& $1')
})
