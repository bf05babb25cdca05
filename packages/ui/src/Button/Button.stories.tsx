import type { Meta, StoryObj } from '@storybook/react-vite'
import { calendarIcon } from '../Icon/shapes'
import { Button } from './Button'

export default { component: Button, args: { children: 'Get pricing' } } satisfies Meta<typeof Button>

type Story = StoryObj<typeof Button>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = {}
export const Neutral: Story = { args: { variant: 'neutral' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Destructive: Story = { args: { variant: 'destructive', children: 'Stop sharing my number' } }
export const Small: Story = { args: { size: 'small', children: 'See details' } }
export const FullWidth: Story = { args: { variant: 'primary', width: 'full', children: 'Continue' } }
export const WithIcon: Story = { args: { icon: calendarIcon, children: 'Book a tour, no phone needed' } }
export const Busy: Story = { args: { variant: 'primary', busy: true, children: 'Requesting' } }
export const Disabled: Story = { args: { variant: 'primary', disabled: true, children: 'Pricing Requested' } }
export const LongWords: Story = {
  args: {
    variant: 'primary',
    width: 'full',
    children: 'Show every licensed community within 20 miles of Fort Collins',
  },
}
