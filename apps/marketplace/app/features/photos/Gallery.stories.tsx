import { type HouseFacts, housePath, windowsPath } from '@pkg/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { drawnImage, illustrated } from '~/testing/drawn-image'
import { SiteFrame } from '~/testing/SiteFrame'
import { plates } from '~/testing/server-drawings'
import { Gallery } from './Gallery'

const house: HouseFacts = { slug: 'lodgepole-lodge', state: 'CO', care: 'assisted-living', capacity: 61 }
const counts = { capacity: 61, open: 4, waitlist: 2 }

const [plate] = plates
const images = [
  illustrated('From the street', housePath(house), housePath(house, 'night')),
  illustrated('61 residents, 4 rooms open', windowsPath(house, counts), windowsPath(house, counts, 'night')),
  drawnImage('Four miles around', plate?.day, plate?.night),
  illustrated('In the evening', housePath(house, 'golden')),
]

export default {
  title: 'Marketplace/Gallery',
  component: Gallery,
  args: { community: { name: 'Lodgepole Lodge', url: '/assisted-living/colorado/denver/lodgepole-lodge' }, images },
  decorators: [
    (Story) => (
      <SiteFrame path="/assisted-living/colorado/denver/lodgepole-lodge">
        <Story />
      </SiteFrame>
    ),
  ],
} satisfies Meta<typeof Gallery>

/** What a community without photos has: its house, its windows, and what is around it. [FIND-009, LOOK-004, LOOK-006] */
export const WithoutPhotos: StoryObj<typeof Gallery> = {
  async play({ canvas }) {
    await expect(canvas.getByText('See all 4 illustrations')).toBeInTheDocument()
    await expect(canvas.getAllByRole('img')).toHaveLength(4)
  },
}
