import type { GatewaySummary } from '@pkg/domain'

/** The community that a measured wizard is about. */
export const community: GatewaySummary = {
  id: 'oak',
  name: 'Oak',
  lat: 40,
  long: -105,
  city: 'Boulder',
  state: 'CO',
  timeZone: 'America/Denver',
  isD2C: false,
  startingRate: 4000,
  pricesByCareType: {},
  isAutoReferable: false,
  similarCommunities: [],
  primaryToc: 'assisted-living',
  conversionSchemaType: 'gwizzy',
  isDisclosureEnabled: false,
  care: ['assisted-living'],
  imagePath: '',
  isD2CAdjacent: false,
}
