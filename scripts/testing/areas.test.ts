import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { areas, touchedAreas } from './areas'

const journeys = fileURLToPath(new URL('../../apps/e2e/src/journeys', import.meta.url))

test('each folder of journeys is an area, and each area has journeys [LIFE-012]', () => {
  const folders = readdirSync(journeys, { withFileTypes: true })
  expect(folders.every((entry) => entry.isDirectory())).toBe(true)
  expect(folders.map(({ name }) => name).toSorted()).toEqual(areas.toSorted())
})

test.each([
  ['a page of the marketplace', ['apps/marketplace/app/pages/compare/ComparePage.tsx'], ['finding']],
  ['another page', ['apps/marketplace/app/pages/tools.cost-calculator.tsx'], ['family']],
  ['a list of the dashboard', ['apps/dashboard/app/features/homes/home-forms.server.ts'], ['staff']],
  [
    'two areas',
    ['apps/marketplace/app/features/chat/ask.ts', 'apps/dashboard/app/features/board/lanes.ts'],
    ['help', 'staff'],
  ],
  ['a journey', ['apps/e2e/src/journeys/requests/lead.spec.ts'], ['requests']],
  ['documents and unit tests', ['docs/search.md', 'README.md', 'packages/domain/src/care/care-names.test.ts'], []],
  ['a package', ['packages/ui/src/Button/Button.tsx'], areas],
  ['the API', ['apps/api/src/http/server.ts'], areas],
  ['a shared part of a site', ['apps/marketplace/app/parts/PageSection/PageSection.tsx'], areas],
  ['an area and a package', ['apps/marketplace/app/features/chat/ask.ts', 'packages/domain/src/index.ts'], areas],
])('a change of %s runs the journeys of its areas [LIFE-002]', (_what, changed, expected) => {
  expect(touchedAreas(changed)).toEqual(expected)
})
