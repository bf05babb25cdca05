import { careTypeSlugs } from '@pkg/domain'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { doorwayPath } from './doorway-path'
import { housePath, renderIllustration, windowsPath } from './illustration-path'
import { lights } from './light'

const houses = careTypeSlugs.flatMap((care) =>
  ['CO', 'AZ', 'CA', 'OR', 'IA', 'MA', 'TN', 'FL'].flatMap((state) =>
    [6, 60, 200].map((capacity) => ({ slug: `${care}-${state.toLowerCase()}-${capacity}`, state, care, capacity })),
  ),
)

const doorway = (id: string, state: string) => ({
  id,
  name: id.replace('-', ' '),
  areas: [{ state, counties: ['Jefferson'] }],
})

/** Returns a checksum of the illustrations at these paths. */
function checksum(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(renderIllustration(path) ?? '')
  return hash.digest('hex').slice(0, 16)
}

// Browsers and proxies cache an illustration forever (decision 154). When one must change, give it another path first.
test('the illustration at a path never changes [IMG-001]', () => {
  const counts = ({ capacity }: { capacity: number }) => ({ capacity, open: Math.ceil(capacity / 20), waitlist: 1 })
  expect({
    houses: checksum(houses.flatMap((house) => lights.map((light) => housePath(house, light)))),
    doorways: checksum(
      houses.flatMap(({ slug, state }) => [
        doorwayPath(doorway(slug, state)),
        doorwayPath(doorway(slug, state), 'night'),
      ]),
    ),
    windows: checksum(houses.flatMap((house) => lights.map((light) => windowsPath(house, counts(house), light)))),
  }).toMatchInlineSnapshot(`
    {
      "doorways": "cab840ed7bb507c4",
      "houses": "71d95155fe608168",
      "windows": "2709fd7d94298ff5",
    }
  `)
})
