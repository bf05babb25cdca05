import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inspections } from './Inspections'
import type { RecordBlock } from './record-view'

export default {
  title: 'Marketplace/Inspections',
  component: Inspections,
} satisfies Meta<typeof Inspections>

type Story = StoryObj<typeof Inspections>

const empty: RecordBlock = { title: '', lead: [], lines: [], deficiencies: [], notes: [], questions: [] }
const source = 'Source: Centers for Medicare & Medicaid Services, as of October 1, 2026'
const found = {
  ...{ day: 'March 12, 2026', about: 'Regular inspection. Nutrition and Dietary' },
  text: 'Procure food from sources approved or considered satisfactory and store, prepare, distribute and serve food safely.',
  meaning: 'Severity E: no one was harmed, but someone could have been. It happened several times.',
  corrected: 'Corrected on April 2, 2026, by the record.',
}

/** A nursing home's inspections, Medicare's stars, its staff, and its deficiencies, of which the server wrote the words. [FIND-012, FIND-024] */
export const NursingHome: Story = {
  args: {
    community: { medicareStars: { overall: 3, healthInspection: 2, asOf: '2026-10-01' } },
    record: {
      intro: 'Aspen Home is a real nursing home. What follows is what Medicare publishes about it.',
      findings: {
        ...empty,
        source,
        lines: [
          { label: 'Regular inspection, March 12, 2026', figure: '4 deficiencies' },
          { label: 'Fines', figure: '2', note: 'In the 3 years before October 1, 2026' },
        ],
        notes: ['These numbers don’t say what happened or whether it was fixed.'],
      },
      blocks: [
        {
          ...empty,
          ...{ title: 'Nurses on weekdays and weekends', source },
          lead: ['On weekends: about one nurse or nurse aide for every 8 residents. On weekdays: one for every 6.'],
          lines: [
            { label: 'This home, on weekends', figure: '3.00 hours' },
            { label: 'Colorado: middle value of 40 homes', figure: '3.31 hours' },
          ],
          questions: [
            {
              missing: 'Medicare doesn’t publish how many nurse aides work on weekends or at night.',
              id: 'ask-aides',
              question: 'On a Sunday and at 2 AM, how many people who give care are here?',
            },
          ],
        },
        {
          ...empty,
          ...{ title: 'What inspectors found', source },
          lead: ['5 deficiencies in 3 years.'],
          deficiencies: [found, found, found, found, found],
        },
      ],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('4 deficiencies')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Add to tour checklist On a Sunday/ })).toBeVisible()
    await expect(canvas.getByText('Show 2 more')).toBeVisible()
  },
}

/** The public record has no findings. [FIND-012] */
export const NotKnown: Story = {
  args: { community: {}, record: { missing: 'We don’t have inspection results for this community.', blocks: [] } },
}
