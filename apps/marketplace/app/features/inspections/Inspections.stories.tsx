import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inspections } from './Inspections'

export default {
  title: 'Marketplace/Inspections',
  component: Inspections,
} satisfies Meta<typeof Inspections>

type Story = StoryObj<typeof Inspections>

/** A nursing home's inspections, the newest first, its penalties, and Medicare's stars. [FIND-012] */
export const NursingHome: Story = {
  args: {
    community: {
      source: 'cms',
      inspections: {
        authority: 'Centers for Medicare & Medicaid Services',
        asOf: '2026-10-01',
        findings: [
          { kind: 'inspection-deficiencies', value: 0, date: '2025-01-23' },
          { kind: 'inspection-deficiencies', value: 4, date: '2026-03-12' },
          { kind: 'complaint-deficiencies', value: 3 },
          { kind: 'fines', value: 2, years: 3 },
          { kind: 'fine-total', value: 18_350, years: 3 },
          { kind: 'payment-denials', value: 0, years: 3 },
        ],
      },
      medicareStars: { overall: 3, healthInspection: 2, asOf: '2026-10-01' },
    },
  },
  async play({ canvas }) {
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(labels.slice(0, 2)).toEqual([
      'Regular inspection, March 12, 2026',
      'Regular inspection, January 23, 2025',
    ])
    await expect(canvas.getByText('$18,350')).toBeVisible()
  },
}

/** Assisted living in Florida, whose file doesn't say which years it covers. [FIND-012] */
export const AssistedLiving: Story = {
  args: {
    community: {
      source: 'fl',
      inspections: {
        authority: 'Florida Agency for Health Care Administration',
        asOf: '2025-10',
        findings: [
          { kind: 'deficiencies', value: 8 },
          { kind: 'class-1-deficiencies', value: 0 },
          { kind: 'class-2-deficiencies', value: 2 },
          { kind: 'class-3-deficiencies', value: 6 },
          { kind: 'class-4-deficiencies', value: 0 },
          { kind: 'complaints', value: 1 },
          { kind: 'sanctions', value: 1 },
          { kind: 'fine-total', value: 1500 },
        ],
      },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/If a number has no date/)).toBeVisible()
  },
}

/** The public record has no findings. [FIND-012] */
export const NotKnown: Story = { args: { community: { source: 'ne' } } }

/** A demo community has no records. [TRUTH-013] */
export const Demo: Story = { args: { community: { source: 'demo' } } }
