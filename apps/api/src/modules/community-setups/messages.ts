import { type SetupStep, setupSteps } from '@pkg/domain'
import type { MessageContent } from '../messaging'

/** What the email with a link to a set-up says. */
interface SetupLinkMessage {
  communityId: string
  communityName: string
  step: SetupStep
  /** The name of who sends it. */
  sender: string
  /** Whether the person sent it to themselves, to continue on another device. */
  isToSender: boolean
}

/** Returns the email that leads to a step of a community’s set-up. The page asks for a sign-in. [DASH-011] */
export const setupLink = ({
  communityId,
  communityName,
  step,
  sender,
  isToSender,
}: SetupLinkMessage): MessageContent => ({
  kind: 'community-setup',
  subject: isToSender ? 'Continue setting up your page' : 'Please help set up our page',
  blocks: [
    'Hi,',
    isToSender
      ? `Here’s the link to continue setting up the page of ${communityName}. Everything you entered is saved.`
      : `${sender || 'Someone on your team'} asks you to continue setting up the page of ${communityName}. Everything entered so far is saved.`,
    {
      action: {
        label: `Continue at step ${setupSteps.indexOf(step) + 1} of ${setupSteps.length}`,
        url: `{dashboard}/community-setup/${communityId}?step=${step}`,
      },
    },
    { aside: 'You’ll sign in first. Only people on the team of this community can open it.' },
  ],
})
