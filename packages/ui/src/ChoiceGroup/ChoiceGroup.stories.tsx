import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceGroup } from './ChoiceGroup'

const options = ['<$2K', '$2K-$5K', '$5K+'].map((value) => ({ value, label: value }))

export default {
  component: ChoiceGroup,
  args: { label: 'What’s your monthly budget?', name: 'budgetRange', options },
} satisfies Meta<typeof ChoiceGroup>

type Story = StoryObj<typeof ChoiceGroup>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { defaultValue: '<$2K' } }
export const WithError: Story = { args: { error: 'Required' } }
export const WithHints: Story = {
  args: {
    options: [
      { value: 'light-care', label: 'Some help', hint: 'Help with bathing, dressing, or medication' },
      { value: 'no-care', label: 'No help', hint: 'Meals and company only' },
    ],
    defaultValue: 'no-care',
  },
}
export const OneDisabled: Story = {
  args: { options: [...options, { value: 'other', label: 'Not offered here', disabled: true }] },
}
export const TwoColumns: Story = {
  args: {
    label: 'Who are you searching for?',
    columns: 2,
    options: ['Myself', 'Self + Partner', 'Mother', 'Father', 'Parents', 'Someone else'].map((value) => ({
      value,
      label: value,
    })),
    defaultValue: 'Mother',
  },
}
export const AsManyAsFit: Story = {
  args: {
    label: 'Day',
    columns: 'fit',
    options: [25, 27, 30].map((day) => ({ value: String(day), label: `Nov ${day}`, hint: 'Wed' })),
    defaultValue: '27',
  },
}
