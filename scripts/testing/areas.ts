/**
 * The parts of the product that journeys are about, each a folder of `apps/e2e/src/journeys`, with the folders of the sites that only it uses. A change
 * anywhere else can show in all of them.
 */
const folders = {
  finding: [
    'apps/marketplace/app/features/(cost|inspections|listing|map|own-places|price-finder|recommendations|rooms|search|shared-collections|tile)/',
    'apps/marketplace/app/pages/(\\$toc|compare|map|prices|recommendations|search\\.|shared-collection|suggestions|your-places)',
  ],
  requests: [
    'apps/marketplace/app/features/(attribution|exit-survey)/',
    'apps/marketplace/app/pages/(callers|custom-pricing|gateway)',
  ],
  family: [
    'apps/marketplace/app/features/(care-quiz|family-sharing|homebase|offline|own-pages|receipts|search-alerts|tools)/',
    'apps/marketplace/app/pages/(account|homebase|login|offline|receipts|saves|search-alerts|shared-list|sign-|stop-emails|tools)',
  ],
  help: [
    'apps/marketplace/app/features/(advisor|advisors|articles|calls|care-guide|chat|family-questions|legal|questions|reviews|site-pages|tours)/',
    'apps/marketplace/app/pages/(about|advisor|agents|calls|contact|for-providers|how-we|privacy|questions|resource-center|reviews|terms|tours)',
  ],
  staff: ['apps/dashboard/app/(features|pages)/'],
} as const

/** A part of the product that journeys are about. */
export type Area = keyof typeof folders

/** All areas. */
export const areas: readonly Area[] = ['finding', 'requests', 'family', 'help', 'staff']

/** Files that no page shows and no journey reads. */
const unseen = /^(docs\/|\.changeset\/|[^/]*\.md$|(apps|packages)\/[^/]+\/README\.md$)|\.(test|stories)\.tsx?$/

/** Returns the areas that changed files can show in: all of them unless each file belongs to one. */
export function touchedAreas(changed: readonly string[]): readonly Area[] {
  const touched = new Set<Area>()
  for (const file of changed) {
    if (unseen.test(file)) continue
    const journeys = areas.find((area) => file.startsWith(`apps/e2e/src/journeys/${area}/`))
    const area = journeys ?? areas.find((name) => folders[name].some((pattern) => new RegExp(`^${pattern}`).test(file)))
    if (!area) return areas
    touched.add(area)
  }
  return [...touched]
}
