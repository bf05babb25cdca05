import type { CostEstimate } from '@pkg/api-client'
import type { RoomAvailability } from '@pkg/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { buildCommunity } from '~/testing/community'
import { SiteFrame } from '~/testing/SiteFrame'
import { PriceCard } from './Money'

const community = buildCommunity({
  id: 'lodgepole-lodge',
  name: 'Lodgepole Lodge',
  source: 'demo',
  startingRate: 4650,
  feePercent: 70,
  slyScore: 8.1,
  numReviews: 12,
})
const range = (likely: number) => ({ low: likely - 300, likely, high: likely + 400 })
const cost: CostEstimate = {
  id: community.id,
  care: 'light-care',
  total: range(5590),
  parts: [
    { kind: 'rent', amount: range(4800), source: 'community', asOf: '2026-11-03' },
    { kind: 'care', amount: range(790), source: 'community', asOf: '2026-11-03' },
  ],
  increases: [],
}
const stated = { statedOn: '2026-11-21', statedBy: 'community' } as const
const rooms: RoomAvailability[] = [
  { room: 'studio', status: 'open', openRooms: 4, ...stated },
  { room: 'oneBedroom', status: 'waitlist', ...stated },
]

export default {
  title: 'Marketplace/Price card',
  component: PriceCard,
  args: { community, cost, isCareKnown: true, lookingFor: 'Parents', rooms, nextTour: 'Tue, Nov 24, 2 PM' },
  decorators: [
    (Story) => (
      <SiteFrame path="/assisted-living/colorado/denver/lodgepole-lodge">
        <div style={{ maxWidth: '24.75rem' }}>
          <Story />
        </div>
      </SiteFrame>
    ),
  ],
} satisfies Meta<typeof PriceCard>

type Story = StoryObj<typeof PriceCard>

/** What a month likely costs for the chosen help, with the parts that add up to it. [LOOK-006, TRUST-012] */
export const Likely: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByText('$5,590').length).toBeGreaterThan(0)
  },
}

/** The lowest price, until the help is known. The lines say what they add up to. [LOOK-006, FIND-025] */
export const Lowest: Story = {
  args: { isCareKnown: false },
  async play({ canvas }) {
    await expect(canvas.getByText('Each month, likely')).toBeInTheDocument()
  },
}

/** No price at all. [PRICE-002] */
export const Unknown: Story = { args: { community: { ...community, startingRate: 0 }, cost: undefined } }
