import { expect, test } from 'vitest'
import { findShortcut } from './shortcut'

const shortcut = (key: string) => ({ key, shown: [key], label: key, run: () => undefined })
const shortcuts = ['t', 'g t', 'j', 'J', '/'].map(shortcut)

test.each([
  ['t', undefined, 't'],
  ['t', 'g', 'g t'],
  ['t', 'j', 't'],
  ['J', undefined, 'J'],
  ['g', undefined, undefined],
  ['?', undefined, undefined],
])('%s after %s is %s [WORK-003]', (key, before, expected) => {
  expect(findShortcut(shortcuts, key, before)?.key).toBe(expected)
})
