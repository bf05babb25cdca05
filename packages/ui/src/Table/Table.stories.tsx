import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
export const Sorted: Story = {
  args: {
    columns: [
      {
        header: 'Family',
        cell: ({ name }) => name,
        isRowHeader: true,
        sort: { href: '?sort=-name', direction: 'ascending' },
      },
      { header: 'Budget / mo', cell: ({ budget }) => budget, align: 'end', sort: { href: '?sort=budget' } },
      { header: 'Stage', cell: ({ stage }) => stage },
    ],
    getState: () => undefined,
  },
}

/** The budget has no room from 768 px to 1080 px. */
export const FewerColumnsOnTablets: Story = {
  args: {
    columns: [
      { header: 'Family', cell: ({ name }) => name, isRowHeader: true },
      { header: 'Budget / mo', cell: ({ budget }) => budget, align: 'end', hidesOnTablets: true },
      { header: 'Stage', cell: ({ stage }) => stage },
    ],
  },
}

/** Rows with checkboxes, and one for all of them. */
export const Selectable: Story = {
  args: { getState: () => undefined },
  render: function SelectableTable(args) {
    const [names, setNames] = useState<string[]>(['Luis Ortega'])
    return (
      <form id="families">
        <Table
          {...args}
          selection={{
            form: 'families',
            name: 'ids',
            allLabel: 'Select all families on this page',
            label: ({ name }) => `Select ${name}`,
            isSelected: ({ name }) => names.includes(name),
            selected: names.length === 0 ? 'none' : names.length === args.rows.length ? 'all' : 'some',
            onToggle: ({ name }, { currentTarget }) =>
              setNames(currentTarget.checked ? [...names, name] : names.filter((other) => other !== name)),
            onToggleAll: (isSelected) => setNames(isSelected ? args.rows.map(({ name }) => name) : []),
          }}
        />
      </form>
    )
  },
}
