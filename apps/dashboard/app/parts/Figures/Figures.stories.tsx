import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figures } from './Figures'

export default {
  title: 'Dashboard/Figures',
  component: Figures,
  args: {
    figures: [
      { name: 'new', label: 'New families', value: '14', note: '3 since yesterday' },
      { name: 'touring', label: 'Touring', value: '9' },
      { name: 'move-ins', label: 'Move-ins this month', value: '4', note: '2 more than in October' },
      { name: 'late', label: 'Tasks overdue', value: '1' },
    ],
  },
} satisfies Meta<typeof Figures>

/** Numbers that belong together. [LOOK-009] */
export const Counts: StoryObj<typeof Figures> = {}
