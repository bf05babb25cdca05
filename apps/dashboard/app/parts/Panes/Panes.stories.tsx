import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClockPanes, DonePanes } from './Panes'

export default { title: 'Dashboard/Panes', component: DonePanes } satisfies Meta<typeof DonePanes>

type Story = StoryObj<typeof DonePanes>

/** How much of a list is done. The words next to it say the same. [LOOK-009] */
export const Done: Story = { args: { done: 7, total: 12 } }

/** One pane means several things above 20. [LOOK-009] */
export const Many: Story = { args: { done: 60, total: 140 } }

/** The time that is left to answer an offer. [WORK-002] */
export const Clock: StoryObj = { render: () => <ClockPanes lit={3} /> }
