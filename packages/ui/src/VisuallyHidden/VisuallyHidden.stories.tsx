import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden'

export default { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>

type Story = StoryObj<typeof VisuallyHidden>

export const Heard: Story = { args: { children: 'Only a screen reader hears this' } }
