import { nameTexts } from './name-texts'

/**
 * Returns a name that is data, such as a care type, an amenity, or a reviewer's relation, in the language of the pages. A name without a translation,
 * such as that of a city, doesn't change. [FIND-015]
 */
export const nameText = (name: string): string => nameTexts[name] ?? name
