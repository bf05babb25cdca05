import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactsLabel } from './FactsLabel'

export default {
  component: FactsLabel,
  args: {
    title: 'What this community pays us',
    facts: [
      { label: 'You pay us', figure: '$0' },
      { label: 'If you move in, it pays us', figure: '$3,808', isMain: true },
      { label: 'If you don’t move in', figure: '$0' },
    ],
  },
} satisfies Meta<typeof FactsLabel>

type Story = StoryObj<typeof FactsLabel>

export const Fee: Story = {}
export const WithFoot: Story = { args: { children: 'The fee does not change your price or the order of any list.' } }
