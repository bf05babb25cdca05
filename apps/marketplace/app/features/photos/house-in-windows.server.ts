import { type Community, type RoomAvailability, siteLocale, summarizeAvailability } from '@pkg/domain'
import { mostResidents, residentsPerWindow, type WindowCounts, windowsPath } from '@pkg/illustrations'
import { asOfText } from '~/parts/as-of/as-of-text'
import { houseFacts } from './house-facts.server'
import { houseTexts as words } from './house-texts'
import type { HouseInWindows } from './shown-image'

/** Returns what is known about a community's rooms as windows. An open kind of room without a number counts as one. [LOOK-004, TRUST-018] */
function windowCounts(capacity: number, rooms: readonly RoomAvailability[]): WindowCounts {
  const said = rooms.reduce((sum, { status, openRooms = 1 }) => sum + (status === 'open' ? openRooms : 0), 0)
  const open = Math.min(capacity, said)
  const waiting = rooms.filter(({ status }) => status === 'waitlist').length
  return { capacity, open, waitlist: Math.min(capacity - open, waiting) }
}

/**
 * Returns a community's house in windows: one window per resident, with a legend whose numbers add up to the residents, and when someone last
 * confirmed the rooms. Undefined if the number of residents isn't known, or can't be true. [LOOK-004]
 */
export function houseInWindows(community: Community, rooms: readonly RoomAvailability[]): HouseInWindows | undefined {
  const { id, capacity = 0 } = community
  if (capacity <= 0 || capacity > mostResidents) return undefined
  const counts = windowCounts(capacity, rooms)
  const inWords = (count: number) => count.toLocaleString(siteLocale)
  const [open, waitlist] = [inWords(counts.open), inWords(counts.waitlist)]
  const rest = inWords(capacity - counts.open - counts.waitlist)
  return {
    image: {
      id: `${id}-windows`,
      path: windowsPath(houseFacts(community), counts),
      description: words.legend({ open, waitlist, rest }),
      category: { name: 'Rooms' },
      caption: captionOf(capacity, inWords(capacity), counts.open),
    },
    legend: [
      { pane: 'lit', count: open, label: words.parts.open },
      { pane: 'half', count: waitlist, label: words.parts.waitlist },
      { pane: 'dark', count: rest, label: words.parts.rest },
    ],
    note: [
      confirmedText(rooms),
      words.window(residentsPerWindow(capacity)),
      ...(counts.waitlist > 0 ? [words.halfWindow] : []),
    ].join(' '),
  }
}

/** Says how many residents there are, and what a window is or how many rooms are open, so no one takes the windows for the building’s own. */
function captionOf(capacity: number, inWords: string, open: number): string {
  const { residents, each, open: openRooms } = words.captions
  if (open > 0) return residents(inWords) + openRooms(open)
  return residentsPerWindow(capacity) === 1 ? `${residents(inWords)}, ${each}` : residents(inWords)
}

function confirmedText(rooms: readonly RoomAvailability[]): string {
  const { status, statedOn } = summarizeAvailability(rooms)
  if (!statedOn) return words.never
  return (status === 'unknown' ? words.outdated : words.confirmed)(asOfText(statedOn))
}
