import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../TextField/TextField'
import { ErrorSummary } from './ErrorSummary'

export default {
  component: ErrorSummary,
  args: { problems: [{ message: 'Enter your first name', fieldId: 'firstName' }] },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField id="firstName" label="First name" name="firstName" autoComplete="given-name" />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>

type Story = StoryObj<typeof ErrorSummary>

export const OneProblem: Story = {}
export const TwoProblems: Story = {
  args: {
    problems: [
      { message: 'Enter your first name', fieldId: 'firstName' },
      { message: 'The request did not go out. Your answers are kept.' },
    ],
  },
}
