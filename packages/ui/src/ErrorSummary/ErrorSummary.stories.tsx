import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../TextField/TextField'
import { ErrorSummary } from './ErrorSummary'

export default {
  component: ErrorSummary,
  args: { errors: [{ message: 'Enter your first name', fieldId: 'firstName' }] },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField id="firstName" label="First name" name="firstName" autoComplete="given-name" />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>

type Story = StoryObj<typeof ErrorSummary>

export const OneError: Story = {}
export const TwoErrors: Story = {
  args: {
    errors: [
      { message: 'Enter your first name', fieldId: 'firstName' },
      { message: 'We couldn’t send your request. Your answers are saved.' },
    ],
  },
}
