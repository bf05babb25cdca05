import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button'
import { EmptyState } from './EmptyState'

export default {
  component: EmptyState,
  args: { title: 'No favorites', children: 'Select Save on any community to see it here.' },
} satisfies Meta<typeof EmptyState>

type Story = StoryObj<typeof EmptyState>

export const WithAction: Story = { args: { action: <Button>Show 86 communities</Button> } }
export const WithoutAction: Story = {}
