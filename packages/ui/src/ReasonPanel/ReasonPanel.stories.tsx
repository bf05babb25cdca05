import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReasonPanel } from './ReasonPanel'

export default {
  component: ReasonPanel,
  args: { title: 'Why this is important', children: 'Two people can share one home and one bill.' },
} satisfies Meta<typeof ReasonPanel>

type Story = StoryObj<typeof ReasonPanel>

export const Wizard: Story = {}
