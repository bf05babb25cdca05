import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select'

export default {
  component: Select,
  args: {
    label: 'Room',
    name: 'room',
    options: [
      { label: 'Studio', value: 'studio' },
      { label: 'Private', value: 'privateRoom' },
    ],
  },
} satisfies Meta<typeof Select>

type Story = StoryObj<typeof Select>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { defaultValue: 'studio' } }
export const WithError: Story = { args: { error: 'Required' } }
export const Groups: Story = {
  args: {
    options: [
      {
        label: 'Apartment',
        options: [
          { label: 'Studio', value: 'studio' },
          { label: 'One bedroom', value: 'oneBedroom' },
        ],
      },
      { label: 'Shared, none open', value: 'sharedBedroom', isDisabled: true },
    ],
  },
}
export const Disabled: Story = { args: { disabled: true } }
