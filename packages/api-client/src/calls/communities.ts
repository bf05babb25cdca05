import type { Community, CommunityTile } from '@pkg/domain'
import { type Calls, of, type Page } from '../call'
import type { ListingParameters } from '../schemas/listing'

/** Communities, as families find them. [API-019, API-030] */
export const communities = {
  list: {
    method: 'GET',
    path: '/marketplace/communities',
    access: 'anyone',
    summary: 'Communities by place, care, price, size and amenity, a page at a time',
    resource: 'communities',
    query: of<ListingParameters>(),
    answer: of<Page<CommunityTile>>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/communities/:id',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'One community with everything its page shows',
    resource: 'communities',
    answer: of<Community>(),
  },
  nearby: {
    method: 'GET',
    path: '/marketplace/nearby/:id',
    access: 'anyone',
    summary: 'The nearest other communities, nearest first',
    resource: 'communities',
    answer: of<Page<CommunityTile>>(),
  },
} as const satisfies Calls
