import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkIcon } from '../Icon/shapes'
import { Tag } from './Tag'

export default { component: Tag } satisfies Meta<typeof Tag>

type Story = StoryObj<typeof Tag>

export const Plain: Story = { args: { children: 'New construction' } }
export const WithIcon: Story = { args: { children: 'Verified', icon: checkIcon } }
export const Lamp: Story = { args: { children: 'Best of', look: 'lamp' } }
export const Dusk: Story = { args: { children: 'Plus', look: 'dusk' } }
