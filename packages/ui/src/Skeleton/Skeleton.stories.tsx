import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton'

export default { component: Skeleton } satisfies Meta<typeof Skeleton>

type Story = StoryObj<typeof Skeleton>

export const Line: Story = { args: { shape: 'line' } }
export const ShortLine: Story = { args: { shape: 'shortLine' } }
export const ButtonShape: Story = { args: { shape: 'button' } }
export const Picture: Story = { args: { shape: 'picture' } }
export const CardShape: Story = { args: { shape: 'card' } }
