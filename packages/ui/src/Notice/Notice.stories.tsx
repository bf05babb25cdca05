import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './Notice'

export default { component: Notice } satisfies Meta<typeof Notice>

type Story = StoryObj<typeof Notice>

export const Info: Story = { args: { title: 'Link to your list copied' } }
export const Positive: Story = { args: { tone: 'positive', title: 'Pricing for Cottonwood Bend has been requested' } }
export const Caution: Story = {
  args: { tone: 'caution', title: 'You’re offline', children: 'Your answers are saved on this device.' },
}
export const Critical: Story = {
  args: { tone: 'critical', title: 'We couldn’t send your request', children: 'Try again, or call (800) 555-0136.' },
}
