import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from './Stack'

export default {
  component: Stack,
  args: { children: [<p key="name">Cottonwood Bend</p>, <p key="care">Assisted Living · Memory Care</p>] },
} satisfies Meta<typeof Stack>

type Story = StoryObj<typeof Stack>

export const Close: Story = { args: { gap: 4 } }
export const Wide: Story = { args: { gap: 32 } }
