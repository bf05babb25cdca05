import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Returns the words of a source file that the spelling check rejects. */
function findMisspelledWords(source: string): string[] {
  const parameters = ['lint', '--no-progress', '--no-summary', '--no-cache', '--words-only', 'stdin://sample.ts']
  const { stdout } = spawnSync(`${root}node_modules/.bin/cspell`, parameters, {
    cwd: root,
    input: source,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter(Boolean)
}

test('finds British spelling in a comment and in an exported name [LIFE-003]', () => {
  const words = findMisspelledWords(`/** The ${'col' + 'our'} of a pin. */\nexport const ${'lic' + 'ence'}Number = 1\n`)
  expect(words).toEqual(['col' + 'our', 'lic' + 'ence'])
})

test('accepts American spelling and words in the project dictionary [LIFE-003]', () => {
  expect(findMisspelledWords('/** The color of Hearthway on PGlite. */\nexport const licenseNumber = 1\n')).toEqual([])
})
