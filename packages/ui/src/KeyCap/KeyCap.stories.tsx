import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyCap } from './KeyCap'

export default { component: KeyCap } satisfies Meta<typeof KeyCap>

type Story = StoryObj<typeof KeyCap>

export const Letter: Story = { args: { children: 'K' } }
export const Chord: Story = { args: { children: '⌘K' } }
