import type { CommunityTile } from '@pkg/domain'

/** Parses the JSON:API resource of a tile. */
export function parseTile(resource: string): CommunityTile {
  const parsed: unknown = JSON.parse(resource)
  if (!isTileResource(parsed)) throw new Error('A stored tile is not a JSON:API resource')
  return { ...parsed.attributes, id: parsed.id }
}

function isTileResource(value: unknown): value is { id: string; attributes: Omit<CommunityTile, 'id'> } {
  return typeof value === 'object' && value !== null && 'id' in value && 'attributes' in value
}
