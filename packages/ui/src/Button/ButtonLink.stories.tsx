import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './ButtonLink'

export default { component: ButtonLink, args: { href: '/colorado', children: 'See details' } } satisfies Meta<
  typeof ButtonLink
>

type Story = StoryObj<typeof ButtonLink>

export const Primary: Story = { args: { variant: 'primary', children: 'Show 86 communities' } }
export const Secondary: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const FullWidth: Story = { args: { width: 'full' } }
