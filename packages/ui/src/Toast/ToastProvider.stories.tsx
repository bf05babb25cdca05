import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button'
import { ToastProvider, useToast } from './ToastProvider'
import type { Toast } from './toast-type'

function Trigger(toast: Toast) {
  const { show } = useToast()
  return <Button onClick={() => show(toast)}>Get pricing</Button>
}

const message = 'Pricing for Cottonwood Bend has been requested'

export default { component: ToastProvider } satisfies Meta<typeof ToastProvider>

type Story = StoryObj<typeof ToastProvider>

export const Standard: Story = { args: { children: <Trigger message={message} type="Success" /> } }
export const ShortLived: Story = { args: { children: <Trigger message={message} lifetime={2000} /> } }
export const SameIdTwice: Story = { args: { children: <Trigger id="pricing" message={message} /> } }
