import type { RoomAvailability } from '@pkg/domain'
import { type Endpoints, of } from '../endpoint'
import type { RoomsChange } from '../schemas/rooms'

/** Which rooms of a community are available. The id is the slug. [TRUST-018] */
export interface CommunityRooms {
  id: string
  /** In the order of room types. Room types that no one said anything about are missing. */
  rooms: RoomAvailability[]
}

/** The rooms of communities: open, with a waitlist, full, or unknown. [TRUST-018, FIND-010] */
export const communityRooms = {
  get: {
    method: 'GET',
    path: '/marketplace/communities/:id/rooms',
    status: 200,
    access: 'anyone',
    communityParameter: 'id',
    summary: 'Returns which rooms of a community are available, who said so, and when; unknown after 10 days',
    resource: 'community-rooms',
    response: of<CommunityRooms>(),
  },
  replace: {
    method: 'PUT',
    path: '/marketplace/communities/:id/rooms',
    status: 200,
    access: ['provider', 'admin'],
    communityParameter: 'id',
    summary: 'States which rooms of a community are available today',
    resource: 'community-rooms',
    body: of<RoomsChange>(),
    response: of<CommunityRooms>(),
  },
} as const satisfies Endpoints
