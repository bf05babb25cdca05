import { Button } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Gwizzy } from './Gwizzy'
import type { GwizzyProps } from './gwizzy-props'
import { memoryStorage, pageProps, waitForContent, storageAtStep, loadDeferred } from './gwizzy.stories.kit'

function Opened({ open: initially = true, onClose, ...rest }: GwizzyProps) {
  const [open, setOpen] = useState(initially)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Get pricing
      </Button>
      <Gwizzy {...rest} open={open} onClose={close} />
    </>
  )
}

const never = () => new Promise<never>(() => undefined)
const down = () => Promise.reject(new Error('The API is down'))
const refused = () => Promise.reject(Object.assign(new Error('Unprocessable'), { status: 422 }))

export default {
  component: Gwizzy,
  beforeEach: loadDeferred,
  render: (args) => <Opened {...args} />,
  args: { ...pageProps, layout: 'dialog', storage: memoryStorage() },
} satisfies Meta<typeof Gwizzy>

type Story = StoryObj<typeof Gwizzy>

export const InADialog: Story = {}
export const Closed: Story = { args: { open: false } }
export const OnAPage: Story = { args: { layout: 'page' } }
export const InChatMode: Story = { args: { layout: 'page', settings: { isChatMode: true } } }
export const InChatModeLater: Story = {
  args: {
    layout: 'page',
    settings: { isChatMode: true, isLocationStepEnabled: true },
    storage: storageAtStep('NameInfo'),
  },
  play: ({ canvasElement }) => waitForContent(canvasElement, 'form button[aria-label]'),
}
export const InAPanel: Story = { args: { layout: 'panel', settings: { isChatMode: true } } }
export const InSpanish: Story = {
  args: { language: 'es' },
  play: ({ canvasElement }) => waitForContent(canvasElement, 'dialog[lang=es]'),
}
export const RightToLeft: Story = {
  args: { layout: 'page', storage: storageAtStep('PhoneInfo', { phone: '(970) 555-0187' }) },
  globals: { direction: 'rtl' },
}
export const Resumed: Story = { args: { storage: storageAtStep('NameInfo') } }
export const Checking: Story = {
  args: {
    storage: storageAtStep('PhoneInfo', { phone: '(970) 555-0187' }),
    services: { ...pageProps.services, applyFormValidation: never },
  },
  play: () => document.querySelector<HTMLButtonElement>('dialog [type=submit]')?.click(),
}
export const FakePhone: Story = {
  args: {
    storage: storageAtStep('PhoneInfo', { phone: '(970) 555-0187' }),
    services: {
      ...pageProps.services,
      applyFormValidation: () => Promise.resolve({ phone: { isValid: false, reason: 'Not in service' } }),
    },
  },
  play: () => document.querySelector<HTMLButtonElement>('dialog [type=submit]')?.click(),
}
export const Submitting: Story = {
  args: { storage: storageAtStep('homeSaleInterest', {}, 'submitting'), services: { createUuidAction: never } },
}
export const Done: Story = { args: { storage: storageAtStep('homeSaleInterest', {}, 'done') } }
export const DoneWithoutAdvisor: Story = {
  args: { storage: storageAtStep('homeSaleInterest', {}, 'done'), services: {} },
}
export const DoneInOtherWords: Story = {
  args: { storage: storageAtStep('homeSaleInterest', {}, 'done'), doneText: 'Thank you. Teresa will call on Monday.' },
}
export const NotSent: Story = {
  args: { storage: storageAtStep('homeSaleInterest', {}, 'submitting'), services: { createUuidAction: down } },
}
export const UserNotCreated: Story = {
  args: {
    storage: storageAtStep('homeSaleInterest', {}, 'submitting'),
    services: { createOrUpdateUser: down, createUuidAction: never },
  },
}
export const Refused: Story = {
  args: { storage: storageAtStep('homeSaleInterest', {}, 'submitting'), services: { createOrUpdateUser: refused } },
}
