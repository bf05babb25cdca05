import { imageUrl, siteLocale, stateName } from '@pkg/domain'
import { doorwayArea, doorwayInitials, doorwayPath, type DoorwayPerson } from '@pkg/illustrations'
import type { AdvisorPictureView } from './AdvisorPicture'
import { advisorPictureTexts as words } from './texts'

/** Enough pixels for the largest portrait on the sharpest screens. */
const size = { width: 320, height: 320 }

/** Returns the picture of an advisor: the portrait, or the drawing of a doorway until there is one. [AGENT-005, LOOK-008] */
export function advisorPicture({ portrait, ...person }: DoorwayPerson & { portrait?: string }): AdvisorPictureView {
  if (portrait) return { photo: imageUrl(portrait, size) }
  return {
    drawing: {
      day: imageUrl(doorwayPath(person), size),
      night: imageUrl(doorwayPath(person, 'night'), size),
      alt: describe(person),
    },
  }
}

function describe(person: DoorwayPerson): string {
  const initials = doorwayInitials(person.name)
  const area = doorwayArea(person)
  const parts = [initials && words.initials(initials), area && words.outline(areaName(area))].filter(Boolean)
  return parts.length > 0 ? words.shows(new Intl.ListFormat(siteLocale).format(parts.map(String))) : words.doorway
}

/** Names a county like people do, also where it's a parish, a borough, or a city. */
function areaName({ state, county }: { state: string; county?: string }): string {
  if (county === undefined) return stateName(state)
  if (/ (?:Parish|Borough|Census Area|Municipality|City)$/i.test(county)) return county
  return words.county(county.replace(/ County$/, ''))
}
