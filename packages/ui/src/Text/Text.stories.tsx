import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './Text'

export default { component: Text, args: { children: 'From $4,650/mo' } } satisfies Meta<typeof Text>

type Story = StoryObj<typeof Text>

export const Lead: Story = { args: { size: 'lead' } }
export const Body: Story = { args: { size: 'body' } }
export const Small: Story = { args: { size: 'small' } }
export const Dashboard: Story = { args: { size: 'dash' } }
export const Fine: Story = { args: { size: 'fine' } }
export const Price: Story = { args: { size: 'price' } }
export const Quote: Story = { args: { size: 'quote' } }
export const Muted: Story = { args: { tone: 'muted' } }
export const Strong: Story = { args: { strong: true } }
export const Measured: Story = {
  args: {
    measured: true,
    children:
      'Compare every licensed senior living community near you: monthly cost, inspection findings, and what it pays us if you move in.',
  },
}
