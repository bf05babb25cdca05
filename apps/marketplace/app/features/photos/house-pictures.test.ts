import type { Community, CommunityImage, RoomAvailability } from '@pkg/domain'
import { exteriorOf } from '@pkg/illustrations'
import { expect, test, vi } from 'vitest'
import { buildCommunity } from '~/testing/community'
import { aroundImage } from '~/features/around/index.server'
import { galleryKind } from './gallery-kind'
import { houseInWindows, shownImages } from './index.server'

const stated = { statedOn: '2026-11-24', statedBy: 'community' } as const
const rooms: RoomAvailability[] = [
  { room: 'studio', status: 'open', openRooms: 3, ...stated },
  { room: 'oneBedroom', status: 'open', ...stated },
  { room: 'twoBedroom', status: 'waitlist', ...stated },
  { room: 'sharedBedroom', status: 'full', ...stated },
]
const house = exteriorOf({ slug: 'elm-house', name: 'Elm House', state: 'CO', care: 'assisted-living', capacity: 61 })
const upload = (kind: 'photo' | 'floor-plan', name: string): CommunityImage => ({
  id: kind,
  path: `photos/${kind}.webp`,
  description: kind,
  category: { name },
  kind,
  width: 800,
  height: 600,
})
const community = (change: Partial<Community> = {}): Community =>
  buildCommunity({ id: 'elm-house', name: 'Elm House', capacity: 61, gallery: { images: [house] }, ...change })

test('the legend’s numbers add up to the residents, and the picture says the same [LOOK-004, TRUST-018]', () => {
  const windows = houseInWindows(community(), rooms)
  expect(windows?.image.description).toBe('4 open, 1 waitlist, 56 taken or unknown')
  expect(windows?.legend.reduce((sum, { count }) => sum + Number(count), 0)).toBe(61)
  expect(windows?.image.path).toContain('/61/4-1/elm-house-noon.svg')
  expect(windows?.note).toBe(
    'Confirmed November 24, 2026. One window is one resident. A half-lit window is a room type with a waitlist.',
  )
})

test.each([
  [[], 'No one has told us about its rooms. One window is one resident.'],
  [
    [{ room: 'studio', status: 'unknown', ...stated }],
    'No one has confirmed rooms since November 24, 2026. One window is one resident.',
  ],
] satisfies [RoomAvailability[], string][])('all windows are dark while %j is known [LOOK-004]', (known, note) => {
  expect(houseInWindows(community(), known)).toMatchObject({
    image: { description: '0 open, 0 waitlist, 61 taken or unknown' },
    note,
  })
})

test('says that a window is two residents above 260 [LOOK-004]', () => {
  expect(houseInWindows(community({ capacity: 300 }), [])?.note).toContain('One window is two residents.')
})

test.each([
  [61, rooms, 'Up to 61 residents, 4 rooms open'],
  [61, [], 'Up to 61 residents, one window each'],
  [300, [], 'Up to 300 residents'],
] satisfies [number, RoomAvailability[], string][])(
  'the caption of %i residents says what the windows are [LOOK-004]',
  (capacity, known, caption) => {
    expect(houseInWindows(community({ capacity }), known)?.image.caption).toBe(caption)
  },
)

test('draws no windows if the number of residents isn’t known [LOOK-004]', () => {
  const { capacity: _, ...unknown } = community()
  expect(houseInWindows(unknown, rooms)).toBeUndefined()
  expect(shownImages(unknown, undefined, () => undefined).map(({ id }) => id)).not.toContain('elm-house-windows')
})

test('a gallery without photos has four cells: the house, its windows, what is around it, and a plan or other lights [LOOK-006, FIND-009]', () => {
  const idsOf = (one: Community) =>
    shownImages(one, houseInWindows(one, rooms), () => aroundImage(one)).map(({ id }) => id)
  const drawn = ['elm-house-exterior', 'elm-house-windows', 'elm-house-around']
  expect(idsOf(community())).toEqual([...drawn, 'elm-house-golden'])
  const address = { ...community().address, latitude: 25.77, longitude: -80.13 }
  expect(idsOf(community({ address }))).toEqual([
    'elm-house-exterior',
    'elm-house-windows',
    'elm-house-golden',
    'elm-house-morning',
  ])
  const plan = upload('floor-plan', 'Floor Plans')
  expect(idsOf(community({ gallery: { images: [house, plan] } }))).toEqual([...drawn, 'floor-plan'])
})

test('calls a gallery illustrations, images if the community gave us a plan, and photos if it gave us some [FIND-009, LOOK-004]', () => {
  const plan = upload('floor-plan', 'Floor Plans')
  expect(galleryKind([house])).toBe('illustrations')
  expect(galleryKind([house, plan])).toBe('images')
  expect(galleryKind([upload('photo', 'Outdoors'), plan])).toBe('photos')
})

test('with photos, a gallery has nothing that we drew [FIND-009, LOOK-004]', () => {
  const images = [upload('photo', 'Outdoors'), upload('floor-plan', 'Floor Plans')]
  const photographed = community({ gallery: { images } })
  const findAround = vi.fn(() => aroundImage(photographed))
  expect(shownImages(photographed, houseInWindows(photographed, rooms), findAround)).toEqual(images)
  expect(findAround).not.toHaveBeenCalled()
})
