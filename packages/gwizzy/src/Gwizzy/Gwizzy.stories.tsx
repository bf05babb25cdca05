import { Button } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Gwizzy, type GwizzyProps } from './Gwizzy'
import { community, memoryStorage, pageProps, shown, standingAt, withLateParts } from './gwizzy.stories.kit'

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

const { partnerAgent: _, ...withoutAdvisor } = community

export default {
  component: Gwizzy,
  beforeEach: withLateParts,
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
    storage: standingAt('NameInfo'),
  },
  play: ({ canvasElement }) => shown(canvasElement, 'form button[aria-label]'),
}
export const InSpanish: Story = {
  args: { language: 'es' },
  play: ({ canvasElement }) => shown(canvasElement, 'dialog[lang=es]'),
}
export const RightToLeft: Story = {
  args: { layout: 'page', storage: standingAt('PhoneInfo', { phone: '(970) 555-0187' }) },
  globals: { direction: 'rtl' },
}
export const Resumed: Story = { args: { storage: standingAt('NameInfo') } }
export const Checking: Story = {
  args: {
    storage: standingAt('PhoneInfo', { phone: '(970) 555-0187' }),
    services: { ...pageProps.services, applyFormValidation: never },
  },
  play: () => document.querySelector<HTMLButtonElement>('dialog [type=submit]')?.click(),
}
export const FakePhone: Story = {
  args: {
    storage: standingAt('PhoneInfo', { phone: '(970) 555-0187' }),
    services: {
      ...pageProps.services,
      applyFormValidation: () => Promise.resolve({ phone: { isValid: false, reason: 'Not in service' } }),
    },
  },
  play: () => document.querySelector<HTMLButtonElement>('dialog [type=submit]')?.click(),
}
export const Submitting: Story = {
  args: { storage: standingAt('homeSaleInterest', {}, 'submitting'), services: { createUuidAction: never } },
}
export const Done: Story = { args: { storage: standingAt('homeSaleInterest', {}, 'done') } }
export const DoneWithoutAdvisor: Story = {
  args: { storage: standingAt('homeSaleInterest', {}, 'done'), community: withoutAdvisor },
}
export const DoneInOtherWords: Story = {
  args: { storage: standingAt('homeSaleInterest', {}, 'done'), doneText: 'Thank you. Teresa will call on Monday.' },
}
export const NotSent: Story = {
  args: { storage: standingAt('homeSaleInterest', {}, 'submitting'), services: { createUuidAction: down } },
}
export const UserNotCreated: Story = {
  args: {
    storage: standingAt('homeSaleInterest', {}, 'submitting'),
    services: { createOrUpdateUser: down, createUuidAction: never },
  },
}
export const Refused: Story = {
  args: { storage: standingAt('homeSaleInterest', {}, 'submitting'), services: { createOrUpdateUser: refused } },
}
