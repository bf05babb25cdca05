import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressWindows } from './ProgressWindows'

export default { component: ProgressWindows, args: { of: 8 } } satisfies Meta<typeof ProgressWindows>

type Story = StoryObj<typeof ProgressWindows>

export const First: Story = { args: { step: 1 } }
export const Third: Story = { args: { step: 3 } }
export const Last: Story = { args: { step: 8 } }
export const Many: Story = { args: { step: 12, of: 24 } }
