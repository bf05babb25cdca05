/**
 * The parts of the product that journeys are about, each a folder of `apps/e2e/src/journeys`, with the folders of the sites that only it uses. A change
 * anywhere else can show in all of them.
 */
const folders = {
  finding: [
    'apps/marketplace/app/(compare|cost|inspections|listing-filters|map|own-places|price-finder|recommendations|rooms|search|shared-collections)/',
    'apps/marketplace/app/routes/(\\$toc|compare|map|prices|recommendations|search\\.|shared-collection|suggestions|your-places)',
  ],
  requests: [
    'apps/marketplace/app/(attribution|custom-pricing|exit-survey)/',
    'apps/marketplace/app/routes/(callers|custom-pricing|gateway)',
  ],
  family: [
    'apps/marketplace/app/(account|authentication|care-quiz|family-sharing|homebase|offline|receipts|saves|search-alerts|stop-emails|tools)/',
    'apps/marketplace/app/routes/(account|homebase|login|offline|receipts|saves|search-alerts|shared-list|sign-|stop-emails|tools)',
  ],
  help: [
    'apps/marketplace/app/(advisor|agents|articles|calls|care-guide|chat|contact|family-questions|legal|markdown|questions|reviews|site-pages|tours)/',
    'apps/marketplace/app/routes/(about|advisor|agents|calls|contact|for-providers|how-we|privacy|questions|resource-center|reviews|terms|tours)',
  ],
  staff: ['apps/dashboard/app/(?!components/|forms/|root|routes\\.ts|server/|texts\\.ts)'],
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
