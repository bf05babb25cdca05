import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToastCard } from './ToastCard'

export default { component: ToastCard, args: { onDismiss: () => undefined, lifetime: 3_600_000 } } satisfies Meta<
  typeof ToastCard
>

type Story = StoryObj<typeof ToastCard>

export const Success: Story = { args: { type: 'Success', message: 'Pricing for Cottonwood Bend has been requested' } }
export const Info: Story = { args: { message: 'Link to your list copied' } }
export const Warning: Story = {
  args: { type: 'Warning', message: 'You’re offline. Your answers are saved on this device' },
}
export const ErrorType: Story = {
  args: { type: 'Error', message: 'We couldn’t send your request. Try again, or call (800) 555-0136' },
}
export const OwnHeader: Story = { args: { header: 'Saved', message: 'Cottonwood Bend is on your list' } }
export const Truncated: Story = { args: { truncate: true, message: 'Cottonwood Bend '.repeat(20) } }
