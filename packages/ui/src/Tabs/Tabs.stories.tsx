import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './Tabs'

export default {
  component: Tabs,
  args: {
    label: 'Families',
    current: '?tab=mine',
    tabs: [
      { label: 'New', href: '?tab=new', count: 6 },
      { label: 'Mine', href: '?tab=mine', count: 38 },
      { label: 'All', href: '?tab=all' },
    ],
  },
} satisfies Meta<typeof Tabs>

type Story = StoryObj<typeof Tabs>

export const SecondOpen: Story = {}
export const WithoutLine: Story = { args: { hidesLine: true } }
export const FirstOpen: Story = { args: { current: '?tab=new' } }
