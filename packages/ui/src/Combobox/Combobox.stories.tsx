import type { Meta, StoryObj } from '@storybook/react-vite'
import { Combobox } from './Combobox'

const places = ['Fort Collins, CO', 'Fort Worth, TX', 'Fort Wayne, IN', 'Loveland, CO'].map((label) => ({
  value: label,
  label,
  hint: 'city',
}))

const found = (query: string) =>
  Promise.resolve(places.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())))

export default {
  component: Combobox,
  args: {
    label: 'City or ZIP code',
    name: 'place',
    placeholder: 'Fort Collins or 80525',
    search: found,
    onChange: () => undefined,
  },
} satisfies Meta<typeof Combobox>

type Story = StoryObj<typeof Combobox>

export const Empty: Story = {}
export const Chosen: Story = { args: { initialOption: { value: 'Fort Collins, CO', label: 'Fort Collins, CO' } } }
export const WithError: Story = { args: { error: 'Required' } }
export const NeverAnswers: Story = { args: { search: () => new Promise(() => undefined) } }
export const Fails: Story = { args: { search: () => Promise.reject(new Error('The API is down')) } }
