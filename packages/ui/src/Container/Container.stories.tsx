import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './Container'

export default {
  component: Container,
  args: { children: <p>Compare every licensed senior living community near you.</p> },
} satisfies Meta<typeof Container>

type Story = StoryObj<typeof Container>

export const Page: Story = {}
export const TextColumn: Story = { args: { width: 'text' } }
