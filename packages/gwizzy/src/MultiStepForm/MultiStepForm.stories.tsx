import { Button, Select, TextField } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { memoryStorage } from '../Gwizzy/gwizzy.stories.kit'
import type { FormFieldsProps, FormPage } from './form-page'
import { MultiStepForm } from './MultiStepForm'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function Room({ values, errors, change, fieldId }: FormFieldsProps) {
  return (
    <Select
      id={fieldId('room')}
      name="room"
      label="Room"
      options={['Studio', '1 Bedroom'].map((value) => ({ value, label: value }))}
      value={textOf(values.room)}
      error={errors.room}
      onChange={({ target }) => change({ room: target.value })}
    />
  )
}

function Wish({ values, change, fieldId }: FormFieldsProps) {
  return (
    <TextField
      id={fieldId('wish')}
      name="wish"
      label="Amenity"
      value={textOf(values.wish)}
      onChange={({ target }) => change({ wish: target.value })}
    />
  )
}

function Review({ values, jump }: FormFieldsProps) {
  return (
    <p>
      {textOf(values.room)} <Button onClick={() => jump('room')}>Change the room</Button>
    </p>
  )
}

export const steps: readonly [FormPage, ...FormPage[]] = [
  {
    name: 'room',
    title: 'Which room would work?',
    reason: 'Room type has a big effect on price.',
    Fields: Room,
    labels: { room: 'Room' },
    validate: ({ room }): Record<string, string> => (room ? {} : { room: 'Required' }),
  },
  { name: 'wish', title: 'Which amenities do you want?', Fields: Wish },
  { name: 'review', title: 'Is this right?', Fields: Review },
]

/** The generic multi-step form. */
export default {
  component: MultiStepForm,
  excludeStories: ['steps'],
  args: { steps, onSubmit: () => undefined, storage: memoryStorage(), level: 1 },
} satisfies Meta<typeof MultiStepForm>

type Story = StoryObj<typeof MultiStepForm>

const pressed = (canvasElement: HTMLElement, times: number) => {
  const press = () => canvasElement.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  return Array.from({ length: times }).reduce<Promise<void>>(
    (before) => before.then(() => new Promise((resolve) => setTimeout(() => resolve(press()), 50))),
    Promise.resolve(),
  )
}
const withRoom = () => memoryStorage({ rooms: JSON.stringify({ room: 'Studio' }) })

export const FirstStep: Story = {}
export const Required: Story = { play: ({ canvasElement }) => pressed(canvasElement, 1) }
export const InSpanish: Story = { args: { language: 'es' } }
export const SecondStep: Story = {
  args: { storage: withRoom(), storageKey: 'rooms' },
  play: ({ canvasElement }) => pressed(canvasElement, 1),
}
export const Submitting: Story = {
  args: { storage: withRoom(), storageKey: 'rooms', onSubmit: () => new Promise(() => undefined) },
  play: ({ canvasElement }) => pressed(canvasElement, 3),
}
export const NotSent: Story = {
  args: { storage: withRoom(), storageKey: 'rooms', onSubmit: () => Promise.reject(new Error('The API is down')) },
  play: ({ canvasElement }) => pressed(canvasElement, 3),
}
export const Done: Story = {
  args: { storage: withRoom(), storageKey: 'rooms' },
  play: ({ canvasElement }) => pressed(canvasElement, 3),
}
