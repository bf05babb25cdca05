import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './TextLink'

export default { component: TextLink, args: { href: '/fees', children: 'See every fee' } } satisfies Meta<
  typeof TextLink
>

type Story = StoryObj<typeof TextLink>

export const Accent: Story = {}
export const TextTone: Story = { args: { tone: 'text' } }
export const Critical: Story = { args: { tone: 'critical' } }
export const Standalone: Story = { args: { standalone: true } }
export const Plain: Story = { args: { plain: true } }
