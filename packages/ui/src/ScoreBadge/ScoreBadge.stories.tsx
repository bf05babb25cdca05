import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScoreBadge } from './ScoreBadge'

export default { component: ScoreBadge } satisfies Meta<typeof ScoreBadge>

type Story = StoryObj<typeof ScoreBadge>

export const Excellent: Story = { args: { score: '9.1', label: 'Excellent' } }
export const VeryGood: Story = { args: { score: '6.4', label: 'Very good' } }
export const Average: Story = { args: { score: '4.2', label: 'Average' } }
export const BelowAverage: Story = { args: { score: '2.8', label: 'Below average' } }
/** Only the score, where space is short. */
export const Compact: Story = { args: { score: '9.1', label: 'Excellent', isCompact: true } }
export const NotYetRated: Story = { args: { label: 'Not yet rated' } }
