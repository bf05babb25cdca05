import type { CommunityReview } from '@pkg/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Reviews } from './Reviews'

const community = {
  id: 'aspen-court',
  url: '/assisted-living/colorado/boulder/aspen-court',
  slyScore: 8.7,
  numReviews: 12,
}
const base = {
  entityType: 'Community',
  entityId: 'aspen-court',
  communityName: 'Aspen Court',
  communityUrl: community.url,
} as const

const long =
  'Mom settled in faster than any of us expected. The night staff know her as well as the day staff do, and someone calls me when anything changes, however small. Lunch is plain. The bill was exactly what they said it would be, and we have never waited for an answer from the office.'

const items: CommunityReview[] = [
  {
    ...base,
    id: 'toured',
    author: 'Joyce P.',
    relation: 'Toured the community',
    month: '2026-05',
    proof: 'tour',
    value: 10,
    text: 'They showed us everything.',
    status: 'published',
    date: '2026-06-02',
    reply: 'Thank you for your visit.',
    repliedOn: '2026-06-04',
  },
  {
    ...base,
    id: 'family',
    author: 'Raymond D.',
    relation: 'Husband of a resident',
    month: '2024-08',
    value: 7,
    text: long,
    status: 'published',
    date: '2026-04-10',
  },
  {
    ...base,
    id: 'stub',
    status: 'removed',
    reason: 'It named another resident.',
    date: '2026-02-20',
    decidedOn: '2026-03-01',
  },
]

export default {
  title: 'Marketplace/Reviews',
  component: Reviews,
  args: {
    community,
    reviews: {
      summary: {
        id: 'aspen-court',
        hidden: 1,
        counts: [
          { stars: 5, group: 'tour', count: 1 },
          { stars: 4, group: 'family', count: 1 },
        ],
      },
      items,
      total: 3,
    },
  },
} satisfies Meta<typeof Reviews>

type Story = StoryObj<typeof Reviews>

/** The rating, the distribution, each writer's relation and month, a reply, and a stub in the place of a removed review. [FIND-011, TRUST-017, RATE-003] */
export const Newest: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Excellent')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^5 stars 1 review$/ })).toBeVisible()
    await expect(canvas.getByText('Tour booked with us: May 2026')).toBeVisible()
    await expect(canvas.getByText('Raymond D., husband of a resident')).toBeVisible()
    await expect(canvas.getByText('Move-in: August 2024')).toBeVisible()
    await expect(canvas.getByText('A review was removed, March 2026')).toBeVisible()
    await expect(canvas.getByText('It named another resident.')).toBeVisible()
  },
}

/** A long review starts with an excerpt. [RATE-006] */
export const LongReview: Story = {
  async play({ canvas }) {
    const end = canvas.getByText(/from the office\.$/)
    await expect(end).not.toBeVisible()
    await userEvent.click(canvas.getByText('Read more'))
    await expect(end).toBeVisible()
  },
}

/** No one has reviewed the community yet. [RATE-004] */
export const None: Story = {
  args: {
    community: { id: community.id, url: community.url, numReviews: 0 },
    reviews: { summary: { id: 'aspen-court', hidden: 0, counts: [] }, items: [], total: 0 },
  },
}
