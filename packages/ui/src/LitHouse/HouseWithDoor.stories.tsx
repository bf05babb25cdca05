import type { Meta, StoryObj } from '@storybook/react-vite'
import { HouseWithDoor } from './HouseWithDoor'

export default {
  component: HouseWithDoor,
  args: { panes: ['lit', 'half', 'dark', 'lit', 'lit'] },
} satisfies Meta<typeof HouseWithDoor>

type Story = StoryObj<typeof HouseWithDoor>

export const FiveWindows: Story = {}
export const OneWindow: Story = { args: { panes: ['lit'] } }
