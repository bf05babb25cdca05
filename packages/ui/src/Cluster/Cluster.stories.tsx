import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge'
import { Cluster } from './Cluster'

export default {
  component: Cluster,
  args: { children: [<Badge key="new">New</Badge>, <Badge key="mine">Mine</Badge>] },
} satisfies Meta<typeof Cluster>

type Story = StoryObj<typeof Cluster>

export const Start: Story = {}
export const Between: Story = { args: { justify: 'between' } }
export const Wrapping: Story = {
  args: { children: Array.from({ length: 24 }, (_, index) => <Badge key={index}>Colorado</Badge>) },
}
