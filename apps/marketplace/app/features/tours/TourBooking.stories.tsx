import { defaultTourHours, tourDays, tourTimes } from '@pkg/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TourBooking } from './TourBooking'

const calendar = { today: '2026-11-23', timeZone: 'America/Denver', hours: defaultTourHours }
const days = tourDays({
  ...calendar,
  booked: [
    { date: '2026-11-25', time: tourTimes[0] },
    { date: '2026-11-27', time: tourTimes[1] },
  ],
})

export default {
  title: 'Marketplace/Tour booking',
  component: TourBooking,
  args: { community: { id: 'aspen-court', timeZone: 'America/Denver' }, days, ownTour: undefined },
} satisfies Meta<typeof TourBooking>

type Story = StoryObj<typeof TourBooking>

/** Five days first, and the times of the first one. A booked time can't be chosen. [FIND-013, TOUR-004] */
export const FirstDays: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: /^Morning/ })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Thursday, December 3' })).not.toBeVisible()
  },
}

/** Another day has its own times, and four more days follow. [FIND-013, TOUR-004] */
export const AnotherDay: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('More days'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Thursday, December 3' }))
    await expect(canvas.getByRole('group', { name: 'Time on Thursday, December 3' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Morning/ })).toBeEnabled()
    await expect(canvas.getAllByRole('radio', { name: /, / })).toHaveLength(9)
  },
}

/** Every time is booked or closed. */
export const NoFreeTimes: Story = { args: { days: [] } }

/** The visitor has already booked a tour. */
export const OwnTour: Story = {
  args: {
    ownTour: {
      id: '3f0c2a1e-8f5d-4b7e-9a53-0c6b3d1f9b11',
      version: 1,
      communityId: 'aspen-court',
      communityName: 'Aspen Court',
      communityUrl: '/assisted-living/colorado/boulder/aspen-court',
      address: '1 Pearl St, Boulder, CO 80302',
      date: '2026-12-01',
      time: tourTimes[1],
      timeZone: 'America/Denver',
      startsAt: '2026-12-01T19:00:00.000Z',
      endsAt: '2026-12-01T22:00:00.000Z',
      status: 'booked',
      revision: 0,
      changedAt: '2026-11-23T18:30:00.000Z',
    },
  },
}
