import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stars } from './Stars'

export default { component: Stars } satisfies Meta<typeof Stars>

type Story = StoryObj<typeof Stars>

export const None: Story = { args: { value: 0, label: '0 of 5 stars' } }
export const Half: Story = { args: { value: 2.5, label: '2.5 of 5 stars' } }
export const All: Story = { args: { value: 5, label: '5 of 5 stars' } }
