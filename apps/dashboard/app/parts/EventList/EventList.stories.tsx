import type { Meta, StoryObj } from '@storybook/react-vite'
import { EventList } from './EventList'

const at = (iso: string, text: string) => ({ iso, text })

export default {
  title: 'Dashboard/Event list',
  component: EventList,
  args: {
    events: [
      {
        id: '3',
        at: at('2026-11-21T16:20:00Z', '9:20 AM'),
        title: 'Tour booked',
        lines: ['Lodgepole Lodge, Nov 24 at 2 PM'],
        actor: 'Teresa Lindqvist',
      },
      {
        id: '2',
        at: at('2026-11-20T23:05:00Z', 'Nov 20'),
        title: 'Phone call',
        lines: ['She can’t manage the stairs at home. Wants a room on the first floor.'],
        actor: 'Teresa Lindqvist',
      },
      {
        id: '1',
        at: at('2026-11-20T21:40:00Z', 'Nov 20'),
        title: 'Request received',
        lines: [],
        actor: 'Dana Whitfield',
      },
    ],
  },
} satisfies Meta<typeof EventList>

/** What happened with a family, newest first. [LOOK-009] */
export const Family: StoryObj<typeof EventList> = {}
