import type { Community, CommunityTile } from '@pkg/domain'

const tile: CommunityTile = {
  id: 'oak',
  name: 'Oak House',
  url: '/assisted-living/colorado/denver/oak',
  source: 'rcfe',
  status: 0,
  address: {
    line1: '1 Oak Street',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    county: 'Denver',
    latitude: 39.74,
    longitude: -104.99,
    timezone: 'America/Denver',
  },
  addressString: '1 Oak Street, Denver, CO 80202',
  care: ['assisted-living'],
  secondLine: 'Assisted Living',
  tags: [],
  images: [],
  mainImage: '',
  description: '',
  startingRate: 4000,
  isRateEstimated: false,
  numReviews: 0,
  hidePricing: false,
  pricesByCareType: {},
  feePercent: 50,
  timeZone: 'America/Denver',
  imagePath: '',
}

/** Builds a community as listings show it. */
export const buildTile = (more: Partial<CommunityTile> = {}): CommunityTile => ({ ...tile, ...more })

/** Builds a community with everything that its page shows. */
export const buildCommunity = (more: Partial<Community> = {}): Community => ({
  ...tile,
  gallery: { images: [] },
  maxRate: 4000,
  slyPrices: [],
  propInfo: { typeCare: ['assisted-living'], communityDescription: '', isLuxury: false, plusCommunity: false },
  ratings: { numReviews: 0, reviewsValue: 0 },
  reviews: [],
  amenities: {},
  partnerAgents: [],
  realEstateAgents: [],
  similarCommunities: { recommended: [] },
  rgsAux: { rgsInfo: { contract_info: { isAutoReferable: false, isD2CAdjacent: false } } },
  isD2CEligible: false,
  canShowPricingByCare: false,
  rates: 'Not provided',
  hasContract: false,
  ...more,
})
