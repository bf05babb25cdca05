import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkIcon, clockIcon, infoIcon, warningIcon } from '../Icon/shapes'
import { Badge } from './Badge'

export default { component: Badge } satisfies Meta<typeof Badge>

type Story = StoryObj<typeof Badge>

export const Neutral: Story = { args: { children: 'Draft' } }
export const Tint: Story = { args: { children: '1st attempt', tone: 'tint' } }
export const Info: Story = { args: { children: 'Withdrawn', tone: 'info', icon: infoIcon } }
export const Positive: Story = { args: { children: 'Has your number', tone: 'positive', icon: checkIcon } }
export const Caution: Story = { args: { children: 'Price is 104 days old', tone: 'caution', icon: clockIcon } }
export const Critical: Story = { args: { children: 'Overdue', tone: 'critical', icon: warningIcon } }
