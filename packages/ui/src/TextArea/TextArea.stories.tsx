import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea'

export default { component: TextArea, args: { label: 'Your question', name: 'question' } } satisfies Meta<
  typeof TextArea
>

type Story = StoryObj<typeof TextArea>

export const Empty: Story = {}
export const WithCounter: Story = { args: { max: 100, defaultValue: 'Does a bus stop near the community?' } }
export const WithError: Story = { args: { error: 'Must be at least 20 characters', max: 100 } }
