import type { Client } from '@pkg/api-client'
import type { CommunityTile } from '@pkg/domain'
import { loadRelatives } from '~/features/family-sharing/index.server'
import type { Relative } from '~/features/family-sharing'
import { withDistinctHousesInBoth } from '~/features/photos/index.server'
import { listSaves } from '~/features/saves/index.server'

/** A community that a family saved, with its note. */
export interface SavedCommunity {
  community: CommunityTile
  note?: string
}

/** What a family thinks of communities, newest first, and others near them. [HOME-003, TRAY-006, DATA-013] */
export interface SavedLists {
  saved: SavedCommunity[]
  disliked: CommunityTile[]
  recommended: CommunityTile[]
  /** The relatives who have, or had, a link to the list, with their votes. [TRUST-014] */
  relatives: Relative[]
}

/** Loads the lists of the person or browser. Communities that are no longer listed are missing. */
export async function loadSavedLists(api: Client): Promise<SavedLists> {
  const [lists, saves, relatives] = await Promise.all([
    api.recommendations.postConversion(),
    listSaves(api),
    loadRelatives(api),
  ])
  const notes = new Map(saves.map(({ communityId, note }) => [communityId, note]))
  const [liked, recommended] = withDistinctHousesInBoth(lists.liked, lists.recommendations)
  return {
    saved: liked.map((community) => {
      const note = notes.get(community.id)
      return { community, ...(note ? { note } : {}) }
    }),
    disliked: lists.disliked,
    recommended,
    relatives,
  }
}

/** Stores the note about a saved community. An empty one removes it. Without the community on the list, nothing happens. [HOME-003] */
export async function saveNote(api: Client, communityId: string, note: string): Promise<void> {
  const saves = await listSaves(api)
  const found = saves.find((save) => save.communityId === communityId)
  if (found) await api.userSaves.update({ id: found.id, note })
}
