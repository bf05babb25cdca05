import { Button, ToastProvider } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { usePricingRequest, type PricingRequestOptions } from './use-pricing-request'

function PricingButton(props: PricingRequestOptions) {
  const { label, isDisabled, isRequesting, press, request } = usePricingRequest(props)
  return (
    <Button variant="primary" busy={isRequesting} disabled={isDisabled} onClick={props.onStart ? press : request}>
      {label}
    </Button>
  )
}

/** A pricing button built with the hook. It sends the request, or starts the wizard if `onStart` is given. */
export default {
  component: PricingButton,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { community: { id: 'cottonwood-bend', name: 'Cottonwood Bend' } },
} satisfies Meta<typeof PricingButton>

type Story = StoryObj<typeof PricingButton>

export const Idle: Story = {}
export const Requested: Story = { args: { isRequested: true } }
export const Requesting: Story = {
  args: { services: { createProfileContactActionBySlug: () => new Promise(() => undefined) } },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
}
export const NotRequested: Story = {
  args: { services: { createProfileContactActionBySlug: () => Promise.reject(new Error('The API is down')) } },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
}
export const InSpanish: Story = { args: { language: 'es' } }
