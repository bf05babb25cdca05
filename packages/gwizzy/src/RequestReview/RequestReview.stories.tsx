import { ToastProvider } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { community, homebase, inColorado, referred } from '../ConversionFlow/flow.stories.kit'
import { support } from '../Gwizzy/gwizzy.stories.kit'
import { progressVersion, type Progress } from '../progress/progress'
import { RequestReview } from './RequestReview'

/** A completed request to another community. */
const progress: Progress = {
  version: progressVersion,
  requestId: '6fd7a1de-91b4-4b41-a1f6-6c1fbd8f7a10',
  slug: 'oak-house',
  path: [],
  answers: {
    lookingFor: 'Mother',
    adl: 'light-care',
    timing: '30-90 Days',
    budgetRange: '$2K-$5K',
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@families.example',
    phone: '(970) 555-0188',
  },
  status: 'done',
}

const callerChoice = {
  id: 'choice-1',
  callers: [{ kind: 'advisor' as const, id: 'teresa', name: 'Teresa Lindqvist', phone: '(970) 555-0142' }],
  callBy: '2026-11-24T21:30:00.000Z',
  timeZone: 'America/Denver',
}

/** A returning family's request to one more community: review, ten seconds to undo it, and who has it. */
export default {
  component: RequestReview,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    community: { ...community, feePercent: 50 },
    progress,
    support,
    open: true,
    onClose: () => undefined,
    services: {
      chooseCallers: () => Promise.resolve(callerChoice),
      getHomebase: () => Promise.resolve(homebase),
      createUuidAction: () => Promise.resolve({ recipients: [] }),
    },
  },
} satisfies Meta<typeof RequestReview>

type Story = StoryObj<typeof RequestReview>

export const Review: Story = {}

const team = {
  chooseCallers: () =>
    Promise.resolve({
      ...callerChoice,
      callers: [{ kind: 'community' as const, id: community.id, name: community.name }],
      backup: { id: 'teresa', name: 'Teresa Lindqvist' },
    }),
  getHomebase: () => Promise.resolve(referred),
  createUuidAction: () => Promise.resolve({ recipients: [community.name] }),
}
export const ReviewOfTeam: Story = { args: { community, services: team } }
export const Choosing: Story = { args: { services: { chooseCallers: () => new Promise(() => undefined) } } }
export const Holding: Story = {
  play: async ({ canvas }) => (await canvas.findByRole('button', { name: 'Send my request' })).click(),
}
const sendNow: Story['play'] = async ({ canvas }) => {
  ;(await canvas.findByRole('button', { name: 'Send my request' })).click()
  ;(await canvas.findByRole('button', { name: 'Send now' })).click()
}
export const Sent: Story = { play: sendNow }
export const SentToTeam: Story = { args: { community, services: team }, play: sendNow }
export const NotSent: Story = {
  args: { services: { ...team, createUuidAction: () => Promise.reject(new Error('The API is down')) } },
  play: sendNow,
}
export const DisclosureAfterwards: Story = { args: { community: inColorado, services: team }, play: sendNow }
export const InSpanish: Story = { args: { language: 'es' } }
