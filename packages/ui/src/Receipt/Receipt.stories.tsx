import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge'
import { Receipt } from './Receipt'

export default {
  component: Receipt,
  args: {
    rows: [
      {
        who: 'Cottonwood Bend',
        what: 'Name, phone, care answers',
        sent: 'Sent Tue 9:16 PM · opened Wed 10:30 AM',
        badge: <Badge tone="positive">Active</Badge>,
      },
      { who: 'Old Mill Terrace', what: 'You stopped sharing Thu 7:45 AM.' },
    ],
  },
} satisfies Meta<typeof Receipt>

type Story = StoryObj<typeof Receipt>

export const TwoRows: Story = {}
