import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs'

export default { component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>

type Story = StoryObj<typeof Breadcrumbs>

export const ToACommunity: Story = {
  args: {
    items: [
      { label: 'Colorado', href: '/assisted-living/colorado' },
      { label: 'Fort Collins', href: '/assisted-living/colorado/fort-collins' },
      { label: 'Cottonwood Bend' },
    ],
  },
}
export const OneStep: Story = { args: { items: [{ label: 'Home' }] } }
