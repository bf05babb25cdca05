import { type Brand, greeting } from '@pkg/domain'
import type { MessageBlock, MessageContent } from '../../messaging'

/** The place of a code or link. It's filled in when the message is sent, and removed from the database afterwards. */
const secret = '{secret}'

const reasonBlocks = (reason?: string): MessageBlock[] => (reason ? [`Reason: ${reason}`] : [])

/** The texts of all messages about accounts, in one place so they can be translated. */
export const accountTexts = {
  /** Why someone saw a family's email address in its account, as the family reads it. */
  accessReason: 'Looked at the account',
  /** The reason why a new password is rejected. */
  guessablePassword: 'This password is easy to guess. Three or four unrelated words are strong and easy to remember.',

  codeByEmail: ({ name }: Brand): MessageContent => ({
    kind: 'sign-in-code',
    subject: `Your ${name} code`,
    blocks: [
      { label: 'Your code', code: secret },
      'It expires in 10 minutes and works once.',
      `No one at ${name} will ever ask you for this code.`,
      { aside: 'Didn’t ask for this? You can ignore this email. No one can sign in without the code.' },
    ],
  }),

  codeByText: ({ name }: Brand): MessageContent => ({
    kind: 'sign-in-code',
    subject: `Your ${name} code`,
    blocks: [
      { label: `Your ${name} code`, code: secret },
      `It expires in 10 minutes. No one at ${name} will ever ask you for it.`,
    ],
  }),

  magicLink: ({ name }: Brand): MessageContent => ({
    kind: 'sign-in-link',
    subject: `Your ${name} sign-in link`,
    blocks: [
      `You asked for a link to sign in to ${name}. It expires in 10 minutes and works once.`,
      { action: { label: 'Sign in', url: secret } },
      { aside: 'Didn’t ask for this? You can ignore this email. No one can sign in without the link.' },
    ],
  }),

  verifyEmail: ({ name }: Brand): MessageContent => ({
    kind: 'email-verification',
    subject: `Verify your email address for ${name}`,
    blocks: [
      `Please verify the email address of your ${name} account. This link expires in 24 hours and works once.`,
      { action: { label: 'Verify email address', url: secret } },
      { aside: `Don’t have a ${name} account? You can ignore this email.` },
    ],
  }),

  recovery: ({ name }: Brand): MessageContent => ({
    kind: 'password-reset',
    subject: `Reset your ${name} password`,
    blocks: [
      'You asked for a link to choose a new password. It expires in 30 minutes and works once.',
      { action: { label: 'Choose new password', url: secret } },
      { aside: 'Didn’t ask for this? You can ignore this email. Your password won’t change.' },
    ],
  }),

  /** Replaces a code or link when there's no account. It takes the same effort, so response times don't reveal who has an account. */
  noAccount: ({ name }: Brand, url: string): MessageContent => ({
    kind: 'no-account',
    subject: `Someone tried to sign in to ${name}`,
    blocks: [
      `Someone tried to sign in to ${name} with this email or phone number. We don’t have a matching account.`,
      'Was it you? Sign in with an email or phone number that you verified, or create an account.',
      { action: { label: 'Create account', url } },
      { aside: 'Didn’t ask for this? You can ignore this message.' },
    ],
  }),

  invitation: ({ name }: Brand, person: string, inviter: string): MessageContent => ({
    kind: 'invitation',
    subject: `You’re invited to ${name}`,
    blocks: [
      greeting(person),
      `${inviter} invited you to ${name}. This link to set up your account expires in 7 days and works once.`,
      { action: { label: 'Set up account', url: secret } },
      { aside: 'Weren’t expecting this? You can ignore this email.' },
    ],
  }),

  passwordChanged: ({ name, email, phone }: Brand): MessageContent => ({
    kind: 'password-changed',
    subject: `Your ${name} password was changed`,
    blocks: [
      'Your password was just changed, and we signed you out of all other browsers.',
      `Wasn’t it you? Email ${email} or call ${phone} right away.`,
    ],
  }),

  emailChanged: ({ name, email, phone }: Brand): MessageContent => ({
    kind: 'email-changed',
    subject: `Your ${name} email address was changed`,
    blocks: [
      'Your account’s email address was changed. You can no longer sign in with this one.',
      `Wasn’t it you? Email ${email} or call ${phone} right away.`,
    ],
  }),

  signInReset: ({ name, email, phone }: Brand, person: string, admin: string): MessageContent => ({
    kind: 'sign-in-reset',
    subject: `Your ${name} sign-in was reset`,
    blocks: [
      greeting(person),
      `${admin} reset your sign-in and signed you out everywhere. Your former password no longer works.`,
      'This link to set up your sign-in again expires in 7 days and works once.',
      { action: { label: 'Set up sign-in', url: secret } },
      `Didn’t ask for this? Email ${email} or call ${phone} right away.`,
    ],
  }),

  claimApproved: ({ name }: Brand, community: string, url: string): MessageContent => ({
    kind: 'claim-approved',
    subject: `Your claim to a community on ${name} is approved`,
    blocks: [
      `We approved your claim to ${community}. New requests from families will come to you.`,
      'Sign in to your dashboard to see and answer them.',
      { action: { label: 'Open dashboard', url } },
    ],
  }),

  claimDeclined: (_: Brand, community: string, reason?: string): MessageContent => ({
    kind: 'claim-declined',
    subject: 'Your claim to a community',
    blocks: [
      `We couldn’t approve your claim to ${community}.`,
      ...reasonBlocks(reason),
      'You can claim it again when this has changed.',
      { action: { label: 'See your claims', url: '{marketplace}/account' } },
    ],
  }),

  agentApproved: ({ name }: Brand, url: string): MessageContent => ({
    kind: 'advisor-approved',
    subject: `Your ${name} advisor application is approved`,
    blocks: [
      'We approved your application. Sign in to the dashboard to see your families.',
      { action: { label: 'Open dashboard', url } },
    ],
  }),

  agentDeclined: ({ name }: Brand, reason?: string): MessageContent => ({
    kind: 'advisor-declined',
    subject: `Your ${name} advisor application`,
    blocks: [
      'We couldn’t approve your application.',
      ...reasonBlocks(reason),
      'You can change it and upload documents again.',
      { action: { label: 'See your application', url: '{marketplace}/account' } },
    ],
  }),
}

/** The texts of the command that invites an admin. */
export const adminCommandTexts = {
  usage: [
    'Usage: npx hearthway admin --name "Ada Admin" --email ada@operator.example',
    '',
    'Creates the account of an admin, and prints a link to set it up. Run it again for a new link.',
  ].join('\n'),
  missing: 'Add the name and email address of the admin: --name and --email.',
  invalidEmail: (text: string) => `"${text}" isn't an email address. Enter one such as ada@operator.example.`,
  exists: (email: string) => `${email} already has an account. An admin can change its role on the dashboard.`,
  invited: (url: string) =>
    ['Open this link to set up the account. It expires in 7 days, and we show it only now:', '', `  ${url}`].join('\n'),
} as const
