import { expect, test } from 'vitest'
import { contentFields } from './content-fields'
import { type ContentKind, contentKinds } from './content-kinds'

/** Returns the kinds that entries of a kind name, directly or through others. */
function kindsFrom(kind: ContentKind, found = new Set<ContentKind>()): Set<ContentKind> {
  for (const { kind: named } of contentFields[kind]) {
    if (named === undefined || found.has(named)) continue
    found.add(named)
    kindsFrom(named, found)
  }
  return found
}

test('no entry can name one that leads back to it, so publishing one never waits for itself [WORK-012]', () => {
  expect([...kindsFrom('home')]).toEqual(['audience-nudges', 'audience-modal-contents'])
  for (const kind of contentKinds) expect(kindsFrom(kind), kind).not.toContain(kind)
})
