import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rooms } from './Rooms'

export default {
  title: 'Marketplace/Rooms',
  component: Rooms,
  args: {
    rooms: [
      { room: 'studio', status: 'open', openRooms: 2, statedOn: '2026-11-19', statedBy: 'community' },
      { room: 'oneBedroom', status: 'waitlist', statedOn: '2026-11-19', statedBy: 'staff' },
      { room: 'sharedBedroom', status: 'unknown', statedOn: '2026-09-02', statedBy: 'community' },
    ],
  },
} satisfies Meta<typeof Rooms>

type Story = StoryObj<typeof Rooms>

/** Each room with who confirmed it and when. An old statement is unknown. [TRUST-018] */
export const OpenAndUnknown: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('2 open')).toBeVisible()
    await expect(canvas.getByText('Confirmed by our staff, November 19, 2026')).toBeVisible()
    await expect(canvas.getByText('Last confirmed September 2, 2026')).toBeVisible()
  },
}

/** No one said anything about the rooms. [TRUST-018] */
export const NothingStated: Story = { args: { rooms: [] } }
