import type { Guide } from '~/features/care-guide'
import { countryView, drawCountry } from '~/features/map/index.server'
import type { apiFor } from '@pkg/remix-host/server'
import { anyCareSlug, categoryUrl, type TypeOfCareSlug } from '@pkg/domain'

type Api = ReturnType<typeof apiFor>

/** The land and sea around the 50 states. */
const everywhere = '18,-172,72,-66'
/** The zoom at which the API counts communities together in cells that are smaller than a mark. */
const countryZoom = 5

/** What decides what the map of the country shows. */
interface CountryListing {
  care: TypeOfCareSlug
  guide: Guide | undefined
  filters: [name: string, value: string][]
  pinQuery: Record<string, string>
}

/**
 * Draws the map of the country for a listing. All care types together show what assisted living costs. The page is complete without
 * prices and without marks. [LOOK-003]
 */
export async function loadCountry(api: Api, { care, guide, filters, pinQuery }: CountryListing): Promise<string> {
  const priced = care === anyCareSlug ? 'assisted-living' : care
  const [costs, pins] = await Promise.all([
    guide?.costs ??
      api.stats.careCosts({ care: priced }).then(
        ({ items }) => items,
        () => [],
      ),
    api.search.pins({ ...pinQuery, geometry: everywhere, zoom: countryZoom }).catch(() => ({ pins: [], clusters: [] })),
  ])
  return drawCountry(countryView({ care, priced, path: categoryUrl({ care }), filters, costs, pins }))
}
