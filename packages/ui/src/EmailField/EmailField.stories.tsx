import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmailField } from './EmailField'

export default {
  component: EmailField,
  args: {
    label: 'Email',
    name: 'email',
    suggest: (typed) => (typed.endsWith('@gmial.com') ? typed.replace('gmial', 'gmail') : undefined),
    suggestionText: (address) => `Did you mean ${address}?`,
  },
} satisfies Meta<typeof EmailField>

type Story = StoryObj<typeof EmailField>

export const Empty: Story = {}
export const WithSuggestion: Story = { args: { defaultValue: 'mary@gmial.com' } }
export const ReadOnly: Story = { args: { readOnly: true, value: 'mary@gmial.com' } }
