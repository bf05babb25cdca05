import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ledger } from './Ledger'

export default {
  component: Ledger,
  args: {
    lines: [
      { label: 'Studio rent', figure: '$4,650', note: 'From the community, Nov 3, 2026.' },
      { label: 'Care, level 2 of 4', figure: '$790' },
      { label: 'Likely monthly cost', figure: '$5,440', isTotal: true },
    ],
  },
} satisfies Meta<typeof Ledger>

type Story = StoryObj<typeof Ledger>

export const Costs: Story = {}
export const LongLabel: Story = {
  args: {
    lines: [
      {
        label: 'Medication help, four times a day, given by a nurse who is on site around the clock',
        figure: '$1,200',
      },
    ],
  },
}
