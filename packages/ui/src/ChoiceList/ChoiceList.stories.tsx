import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceList } from './ChoiceList'

const options = ["Veterans' benefits", 'Longterm care insurance', 'Equity in a home', 'Pension plan'].map((value) => ({
  value,
  label: value,
}))

export default {
  component: ChoiceList,
  args: { label: 'What could help pay for care?', name: 'budget', options },
} satisfies Meta<typeof ChoiceList>

type Story = StoryObj<typeof ChoiceList>

export const NothingChosen: Story = {}
export const SomeChosen: Story = { args: { defaultValues: ["Veterans' benefits", 'Equity in a home'] } }
export const WithExclusive: Story = {
  args: { exclusive: { value: 'none', label: "I don't have access to any of these" } },
}
export const WithError: Story = { args: { error: 'Required' } }
