import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card'

export default { component: Card, args: { children: 'Starting price From $4,650/mo' } } satisfies Meta<typeof Card>

type Story = StoryObj<typeof Card>

export const Raised: Story = {}
export const Tint: Story = { args: { look: 'tint' } }
export const Sunken: Story = { args: { look: 'sunken' } }
