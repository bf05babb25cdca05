import type { Meta, StoryObj } from '@storybook/react-vite'
import { pinIcon } from '../Icon/shapes'
import { TextField } from './TextField'

export default {
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>

type Story = StoryObj<typeof TextField>

export const Empty: Story = { args: { placeholder: 'name@mail.com' } }
export const Filled: Story = { args: { defaultValue: 'dana@mail.example' } }
export const WithHint: Story = { args: { hint: 'We’ll send pricing here.' } }
export const WithError: Story = {
  args: {
    label: 'Phone',
    type: 'tel',
    name: 'phone',
    autoComplete: 'tel',
    defaultValue: '555-0187',
    error: 'Add the area code',
  },
}
export const WithHintAndError: Story = {
  args: { hint: 'We’ll send pricing here.', error: 'Invalid email address', defaultValue: 'dana@' },
}
export const ReadOnly: Story = {
  args: { label: 'Email, signed in', hint: 'Change it in settings', readOnly: true, value: 'dana@mail.example' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'dana@mail.example' } }
export const WithHiddenLabel: Story = {
  args: { label: 'City or ZIP code', hidesLabel: true, placeholder: 'City or ZIP code', type: 'search', icon: pinIcon },
}
export const WithIcon: Story = {
  args: { label: 'City or ZIP code', name: 'place', type: 'text', icon: pinIcon, defaultValue: 'Fort Collins, CO' },
}
