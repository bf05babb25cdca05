import type { Meta, StoryObj } from '@storybook/react-vite'
import { CharacterCounter } from './CharacterCounter'

export default { component: CharacterCounter, args: { max: 100 } } satisfies Meta<typeof CharacterCounter>

type Story = StoryObj<typeof CharacterCounter>

export const AtNinetyPercent: Story = { args: { length: 90 } }
export const AboveNinetyPercent: Story = { args: { length: 91 } }
export const OneLeft: Story = { args: { length: 99 } }
export const TooLong: Story = { args: { length: 103 } }
