import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './Heading'

export default { component: Heading, args: { children: 'See the price first', level: 2 } } satisfies Meta<
  typeof Heading
>

type Story = StoryObj<typeof Heading>

export const Level1: Story = { args: { level: 1 } }
export const Level2: Story = { args: { level: 2 } }
export const Level3: Story = { args: { level: 3 } }
export const Level4: Story = { args: { level: 4 } }
export const Display: Story = { args: { level: 1, look: 'display' } }
export const Capitals: Story = { args: { level: 2, look: 'capitals' } }
