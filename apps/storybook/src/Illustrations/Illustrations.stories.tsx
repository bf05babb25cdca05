import { careTypeSlugs } from '@pkg/domain'
import {
  distinctPaths,
  doorwayPath,
  type HouseFacts,
  housePath,
  houseSight,
  lights,
  quietPath,
  windowsPath,
} from '@pkg/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IllustrationGrid, type Specimen } from './IllustrationGrid'

export default { title: 'Illustrations', component: IllustrationGrid } satisfies Meta<typeof IllustrationGrid>

type Story = StoryObj<typeof IllustrationGrid>

const houses: HouseFacts[] = ['AZ', 'CO', 'MA', 'FL'].flatMap((state) =>
  careTypeSlugs.flatMap((care) =>
    [6, 60, 180].flatMap((capacity) =>
      Array.from({ length: 8 }, (_, number) => ({ slug: `house-${number}`, state, care, capacity })),
    ),
  ),
)

/** A house of each form, by the name of its form. */
const byForm = new Map(houses.map((house) => [houseSight(housePath(house))?.split(' ')[0] ?? '', house]))

const inLights = [...byForm].flatMap(([form, house]) =>
  lights.map((light): Specimen => ({ path: housePath(house, light), caption: `${form}, ${light}` })),
)

/** Every form in the four lights. Only the light changes. [LOOK-004] */
export const EveryFormInFourLights: Story = {
  args: { columns: 4, specimens: inLights },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('img')).toHaveLength(14 * 4)
  },
}

const list = distinctPaths(
  Array.from({ length: 20 }, (_, number) =>
    housePath({ slug: `denver-${number}`, state: 'CO', care: 'assisted-living', capacity: 60 }),
  ),
)

/** Twenty assisted living communities of one city. No two have the same form, wall, and sky. [LOOK-004] */
export const TwentyTiles: Story = {
  args: { columns: 5, specimens: list.map((path) => ({ path, caption: houseSight(path) ?? '' })) },
}

const capacities = [3, 6, 9, 16, 26, 45, 61, 90, 180, 260]

const windowsOf = (light: 'noon' | 'night') =>
  capacities.map((capacity): Specimen => {
    const house = { slug: `house-${capacity}`, state: 'CO', care: 'assisted-living', capacity } as const
    const counts = { capacity, open: Math.ceil(capacity / 15), waitlist: capacity > 6 ? 3 : 0 }
    return { path: windowsPath(house, counts, light), caption: `${capacity} residents, ${counts.open} open` }
  })

/** One window is one resident: lit if a room is open, half for a waitlist, and dark if it’s taken or unknown. [LOOK-004] */
export const HousesInWindows: Story = { args: { columns: 5, specimens: windowsOf('noon') } }

/** The same houses by night. [LOOK-004] */
export const HousesInWindowsByNight: Story = { args: { columns: 5, specimens: windowsOf('night') } }

const counties = [
  ['CO', 'Denver'],
  ['NM', 'Santa Fe'],
  ['UT', 'Salt Lake'],
  ['ID', 'Ada'],
  ['AZ', 'Maricopa'],
  ['MT', 'Yellowstone'],
  ['NV', 'Clark'],
] as const
const names = ['Naomi Rhodes', 'Ike Sandoval', 'Priya Shaw', 'Tom Whitehorse', 'Lena Fischer', 'Ben Carter', 'Dana Cho']
const doorways = (['noon', 'night'] as const).flatMap((light) =>
  names.map((name, index): Specimen => {
    const [state, county] = counties[index] ?? counties[0]
    const path = doorwayPath({ id: name, name, areas: [{ state, counties: [county] }] }, light)
    return { path, caption: `${name}, ${county}, ${light}` }
  }),
)

/** The doorways of seven advisors, for light and for dark pages. [LOOK-008] */
export const Doorways: Story = { args: { columns: 7, specimens: doorways } }

/** The pictures of pages that have nothing of their own to show. They are by night in both themes. [LOOK-010] */
export const QuietPages: Story = {
  args: {
    columns: 3,
    specimens: (['not-found', 'no-results', 'offline', 'search', 'compare', 'about'] as const).map((picture) => ({
      path: quietPath(picture),
      caption: picture,
    })),
  },
}
