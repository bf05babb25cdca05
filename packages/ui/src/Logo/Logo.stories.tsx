import type { Meta, StoryObj } from '@storybook/react-vite'
import { band } from './band.css'
import { Logo } from './Logo'

export default { component: Logo } satisfies Meta<typeof Logo>

type Story = StoryObj<typeof Logo>

export const WithName: Story = { args: { name: 'Hearthway' } }
export const MarkAlone: Story = {}
export const OnBand: Story = {
  args: { name: 'Hearthway', onBand: true },
  decorators: [
    (Story) => (
      <div className={band}>
        <Story />
      </div>
    ),
  ],
}
