import type { CommunityTile } from './community'

/** Returns whether a community is demo data, which pages say and search engines don't list. [TRUTH-013] */
export function isDemo({ source }: Pick<CommunityTile, 'source'>): boolean {
  return source === 'demo'
}
