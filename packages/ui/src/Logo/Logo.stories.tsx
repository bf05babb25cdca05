import type { Meta, StoryObj } from '@storybook/react-vite'
import { band } from './band.css'
import { Logo } from './Logo'

export default { component: Logo } satisfies Meta<typeof Logo>

type Story = StoryObj<typeof Logo>

export const WithName: Story = { args: { name: 'Hearthway' } }
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="48"><rect width="180" height="48" rx="8" fill="#7a1f4b"/></svg>'

/** The logo of an operator that uploaded one. */
export const OwnImage: Story = {
  args: { name: 'Prairie Homes', image: `data:image/svg+xml,${encodeURIComponent(drawing)}` },
}
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
