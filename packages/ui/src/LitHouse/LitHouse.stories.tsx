import type { Meta, StoryObj } from '@storybook/react-vite'
import { LitHouse } from './LitHouse'
import type { Pane } from './pane-places'

const walk = (lit: number, of: number): Pane[] =>
  Array.from({ length: of }, (_, index) => (index < lit ? 'lit' : index === lit ? 'here' : 'dark'))

export default { component: LitHouse, args: { panes: walk(4, 12) } } satisfies Meta<typeof LitHouse>

type Story = StoryObj<typeof LitHouse>

export const FifthOfTwelve: Story = {}
export const FewerSteps: Story = { args: { panes: walk(2, 8) } }
export const AllLit: Story = { args: { panes: walk(12, 12) } }
export const Sending: Story = {
  args: { panes: walk(12, 12), look: 'whole', isBreathing: true },
  decorators: [
    (Story) => (
      <div style={{ height: '24rem' }}>
        <Story />
      </div>
    ),
  ],
}
