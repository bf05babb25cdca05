import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge'
import { Table } from './Table'

interface Family {
  name: string
  budget: string
  stage: string
  state?: 'current' | 'selected'
}

const families: Family[] = [
  { name: 'Dana Whitfield', budget: '$5,000', stage: 'Discussion', state: 'current' },
  { name: 'Luis Ortega', budget: '$6,400', stage: 'New' },
  { name: 'Hannah Brandt', budget: '$3,200', stage: 'Active tours', state: 'selected' },
]

export default {
  component: Table<Family>,
  args: {
    caption: 'Families',
    columns: [
      { header: 'Family', cell: ({ name }) => name, isRowHeader: true },
      { header: 'Budget / mo', cell: ({ budget }) => budget, align: 'end' },
      { header: 'Stage', cell: ({ stage }) => <Badge tone="tint">{stage}</Badge> },
    ],
    rows: families,
    getKey: ({ name }) => name,
    getState: ({ state }) => state,
  },
} satisfies Meta<typeof Table<Family>>

type Story = StoryObj<typeof Table<Family>>

export const Families: Story = {}
export const HiddenCaption: Story = { args: { hidesCaption: true } }
export const NoRows: Story = { args: { rows: [] } }
