import type { Meta, StoryObj } from '@storybook/react-vite'
import { closeIcon } from '../Icon/shapes'
import { IconButton } from './IconButton'

export default { component: IconButton, args: { label: 'Close', icon: closeIcon } } satisfies Meta<typeof IconButton>

type Story = StoryObj<typeof IconButton>

export const Neutral: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Disabled: Story = { args: { disabled: true } }
