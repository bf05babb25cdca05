import type { UserSave } from '@pkg/api-client'
import type { CareTypeSlug, CommunityTile } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { listPublicTiles } from '../catalog'

/** A saved community, and the care that the person searched for, if any. */
export interface SavedCommunity extends Pick<UserSave, 'communityId'> {
  care: CareTypeSlug | null
}

/** Returns those of a person's saved communities that are public, each with the price of the care that was searched for. [FIND-025] */
export const listSavedTiles = (orm: Orm, saves: readonly SavedCommunity[]): Promise<CommunityTile[]> =>
  listPublicTiles(
    orm,
    saves.map(({ communityId }) => communityId),
    new Map(saves.map(({ communityId, care }) => [communityId, care])),
  )
