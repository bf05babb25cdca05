import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox'

export default {
  component: Checkbox,
  args: { name: 'texting', label: 'Teresa may text me before calling. Optional.' },
} satisfies Meta<typeof Checkbox>

type Story = StoryObj<typeof Checkbox>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithError: Story = { args: { error: 'Required' } }
export const Disabled: Story = { args: { disabled: true } }
