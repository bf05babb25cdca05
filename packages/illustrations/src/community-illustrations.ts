import type { CommunityImage } from '@pkg/domain'
import type { HouseFacts } from './house-look'
import { housePath } from './illustration-path'

/** The gallery category of each illustration. */
export const illustrationCategory = 'Exterior'

/** Returns the illustration of a community's house, for its page and tile until it has photos. The same facts give the same house. [DATA-002, LOOK-004] */
export function exteriorOf({ name, ...facts }: HouseFacts & { name: string }): CommunityImage {
  return {
    id: `${facts.slug}-exterior`,
    path: housePath(facts),
    description: `Illustration of ${name} from the street`,
    category: { name: illustrationCategory },
  }
}
