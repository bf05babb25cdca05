import type { CommunityQuestion } from '@pkg/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Questions } from './Questions'

const base = {
  communityId: 'aspen-court',
  communityName: 'Aspen Court',
  communityUrl: '/assisted-living/colorado/boulder/aspen-court',
  status: 'published',
  language: 'en',
} as const

const questions: CommunityQuestion[] = [
  {
    ...base,
    id: 'cat',
    text: 'Can she bring her cat?',
    author: 'Joyce P.',
    askedOn: '2026-10-28',
    answers: [{ text: 'Yes, two cats or one dog.', answeredBy: 'community', answeredOn: '2026-10-30' }],
  },
  {
    ...base,
    id: 'parking',
    text: 'Is there parking for visitors?',
    author: 'Raymond D.',
    askedOn: '2026-10-10',
    answers: [
      { text: 'Yes, behind the building.', answeredBy: 'staff', answeredOn: '2026-10-12' },
      { text: 'The spots near the door are for families.', answeredBy: 'community', answeredOn: '2026-10-13' },
    ],
  },
]

export default {
  title: 'Marketplace/Questions',
  component: Questions,
  args: { communityId: 'aspen-court', questions },
} satisfies Meta<typeof Questions>

type Story = StoryObj<typeof Questions>

export const Answered: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Answered by the team of Aspen Court, October 30, 2026')).toBeVisible()
    await expect(canvas.getByText('Answered by our staff, October 12, 2026')).toBeVisible()
  },
}

/** A question to several communities: no one learns who asked, and after five days everyone reads that no answer came. */
export const WithoutAnswer: Story = {
  args: {
    questions: [
      {
        ...base,
        id: 'night',
        text: 'Who helps at night if she falls?',
        isAnonymous: true,
        isOverdue: true,
        askedOn: '2026-11-20',
        answers: [],
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Asked by a family that compares communities, November 20, 2026')).toBeVisible()
    await expect(canvas.getByText('No answer after 5 days (asked November 20, 2026)')).toBeVisible()
  },
}

export const Empty: Story = { args: { questions: [] } }

export const Unavailable: Story = { args: { questions: undefined } }

/** The rest opens without scripts. */
export const Many: Story = {
  args: {
    questions: Array.from({ length: 7 }, (_, place) => ({
      ...base,
      id: String(place),
      text: `Is room ${place + 1} open?`,
      author: 'Joyce P.',
      askedOn: '2026-10-28',
      answers: [{ text: 'Yes.', answeredBy: 'staff' as const, answeredOn: '2026-10-29' }],
    })),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Is room 7 open?')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Show 3 more questions'))
    await expect(canvas.getByText('Is room 7 open?')).toBeVisible()
  },
}
