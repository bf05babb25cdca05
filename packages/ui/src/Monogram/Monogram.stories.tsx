import type { Meta, StoryObj } from '@storybook/react-vite'
import { Monogram } from './Monogram'

export default { component: Monogram } satisfies Meta<typeof Monogram>

type Story = StoryObj<typeof Monogram>

export const TwoWords: Story = { args: { name: 'Teresa Lindqvist' } }
export const OneWord: Story = { args: { name: 'Teresa' } }
export const Small: Story = { args: { name: 'Teresa Maria Lindqvist', size: 'small' } }
