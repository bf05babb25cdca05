import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button'
import { TextField } from '../TextField/TextField'
import { Dialog, type DialogProps } from './Dialog'

function Opened({ open: initially, onClose, ...rest }: DialogProps) {
  const [open, setOpen] = useState(initially)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <Dialog {...rest} open={open} onClose={close} />
    </>
  )
}

export default {
  component: Dialog,
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    onClose: () => undefined,
    label: 'Sign in',
    start: <strong>Sign in</strong>,
    children: <TextField label="Email or phone number" name="login" autoComplete="username" />,
  },
} satisfies Meta<typeof Dialog>

type Story = StoryObj<typeof Dialog>

export const Open: Story = {}
export const Closed: Story = { args: { open: false } }
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>A long receipt, line {line + 1}</p>),
  },
}
