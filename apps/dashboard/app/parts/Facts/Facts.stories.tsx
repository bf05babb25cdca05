import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from './Facts'

export default {
  title: 'Dashboard/Facts',
  component: Facts,
  args: {
    facts: [
      { label: 'Looking for', value: 'Assisted living for her mother' },
      { label: 'Budget', value: '$4,500–$5,200 a month' },
      { label: 'Timeline', value: 'Within 30 days' },
      { label: 'Best time to call', value: '4 PM to 6 PM, Mountain Time' },
    ],
  },
} satisfies Meta<typeof Facts>

/** What is known about one family. [LOOK-009] */
export const Family: StoryObj<typeof Facts> = {}
