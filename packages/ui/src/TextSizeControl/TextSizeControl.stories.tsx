import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextSizeControl } from './TextSizeControl'

export default { component: TextSizeControl } satisfies Meta<typeof TextSizeControl>

type Story = StoryObj<typeof TextSizeControl>

export const Normal: Story = { args: { value: 'normal' } }
export const Large: Story = { args: { value: 'large' } }
export const Largest: Story = { args: { value: 'largest' } }
