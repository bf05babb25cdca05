import type { CommunityTile } from '@pkg/domain'
import { distinctPaths, housePath, nightPath } from '@pkg/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { illustrated } from '~/testing/drawn-image'
import { SiteFrame } from '~/testing/SiteFrame'
import { TileGrid } from './TileGrid'

/** Three houses, as a list shows them. */
const houses = distinctPaths(
  ['lodgepole-lodge', 'our-lady', 'old-mill'].map((slug) =>
    housePath({ slug, state: 'CO', care: 'assisted-living', capacity: 61 }),
  ),
).map((path) => illustrated('Illustration of the house from the street', path, nightPath(path)))

const lodge: CommunityTile = {
  id: 'lodgepole-lodge',
  name: 'Lodgepole Lodge',
  url: '/assisted-living/colorado/denver/lodgepole-lodge',
  source: 'demo',
  status: 1,
  address: {
    line1: '982 State Lane',
    city: 'Denver',
    state: 'CO',
    zip: '80256',
    county: 'Denver',
    latitude: 39.7,
    longitude: -104.9,
    timezone: 'America/Denver',
  },
  addressString: '982 State Lane, Denver, CO 80256',
  care: ['assisted-living'],
  secondLine: 'Assisted Living',
  tags: ['VERIFIED', 'BEST OF'],
  images: houses.slice(0, 1),
  mainImage: '',
  description: '',
  quote: 'The nurse called me the same evening, and she knew what my mother had eaten.',
  startingRate: 4650,
  isRateEstimated: false,
  slyScore: 8.1,
  numReviews: 12,
  hidePricing: false,
  pricesByCareType: { 'assisted-living': { price: 4650 } },
  feePercent: 70,
  timeZone: 'America/Denver',
  imagePath: '',
  availability: { status: 'open', statedOn: '2026-11-21', openRooms: 4 },
}
const { slyScore: _score, quote: _quote, availability: _rooms, ...plain } = lodge

export default {
  title: 'Marketplace/Tile',
  component: TileGrid,
  args: { layout: 'wide' },
  decorators: [
    (Story) => (
      <SiteFrame path="/senior-living/colorado">
        <Story />
      </SiteFrame>
    ),
  ],
} satisfies Meta<typeof TileGrid>

type Story = StoryObj<typeof TileGrid>

/** Price, rooms, rating, and a sentence from a review. [LOOK-005] */
export const Complete: Story = { args: { communities: [lodge] } }

/** A community that shows no price says what is usual in its state. [LOOK-005] */
export const WithoutPrice: Story = {
  args: {
    communities: [
      {
        ...plain,
        startingRate: 0,
        pricesByCareType: {},
        tags: [],
        feePercent: 0,
        typicalRange: { low: 5100, high: 6240 },
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Ask for the price')).toBeVisible()
    await expect(canvas.getByText('Typical in Colorado: $5,100–$6,240')).toBeVisible()
  },
}

/** A hidden price. [PRICE-002] */
export const HiddenPrice: Story = {
  args: {
    communities: [
      { ...lodge, startingRate: 0, hidePricing: true, pricesByCareType: {}, typicalRange: { low: 5100, high: 6240 } },
    ],
  },
}

/** Long names, several types of care, and a missing rating: prices and buttons of a row stay at one height. [LOOK-005] */
export const Row: Story = {
  args: {
    communities: [
      lodge,
      {
        ...plain,
        id: 'long-name',
        images: houses.slice(1, 2),
        name: 'Our Lady of Guadalupe Senior Residences at the Cherry Creek Reservoir',
        secondLine: 'Assisted Living · Memory Care · Skilled Nursing/Nursing Home',
        address: { ...lodge.address, line1: '12045 West Bear Creek Canyon Parkway', city: 'Highlands Ranch' },
        tags: ['NEW CONSTRUCTION'],
        isRateEstimated: true,
      },
      {
        ...lodge,
        id: 'old-mill',
        images: houses.slice(2),
        name: 'Old Mill',
        availability: { status: 'waitlist', statedOn: '2026-11-20' },
      },
    ],
  },
  async play({ canvas }) {
    const tops = (elements: HTMLElement[]) =>
      new Set(elements.map((element) => Math.round(element.getBoundingClientRect().top)))
    const prices = canvas.getAllByText('From $4,650/mo')
    const buttons = canvas.getAllByRole('link', { name: /^Get pricing/ })
    await expect(prices).toHaveLength(3)
    await expect(buttons).toHaveLength(3)
    await expect(tops(prices).size).toBe(1)
    await expect(tops(buttons).size).toBe(1)
    await expect(tops(canvas.getAllByRole('heading', { level: 3 })).size).toBe(1)
  },
}
