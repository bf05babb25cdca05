import type { Brand } from '@pkg/domain'
import type { MessageContent } from '../../messaging'

/** The place of a code or link in a body. It's filled in when the message is sent, and removed from the database afterwards. */
const secret = '{secret}'

const paragraphs = (...texts: (string | undefined)[]) => texts.filter((text) => text !== undefined).join('\n\n')

/** The texts of all messages about accounts, in one place so they can be translated. */
export const accountTexts = {
  /** The reason why a new password is rejected. */
  guessablePassword: 'This password is easy to guess. Three or four unrelated words are strong and easy to remember.',

  codeByEmail: ({ name }: Brand): MessageContent => ({
    subject: `Your ${name} code`,
    body: paragraphs(
      `Your code is ${secret}.`,
      'It expires in 10 minutes and works once.',
      `No one at ${name} will ever ask you for this code.`,
      'Didn’t ask for this? You can ignore this email. No one can sign in without the code.',
    ),
  }),

  codeByText: ({ name }: Brand): MessageContent => ({
    subject: `Your ${name} code`,
    body: `${secret} is your ${name} code. It expires in 10 minutes. No one at ${name} will ever ask you for it.`,
  }),

  magicLink: ({ name }: Brand): MessageContent => ({
    subject: `Your ${name} sign-in link`,
    body: paragraphs(
      `Open this link to sign in to ${name}. It expires in 10 minutes and works once:`,
      secret,
      'Didn’t ask for this? You can ignore this email. No one can sign in without the link.',
    ),
  }),

  verifyEmail: ({ name }: Brand): MessageContent => ({
    subject: `Verify your email address for ${name}`,
    body: paragraphs(
      `Open this link to verify the email address of your ${name} account. It expires in 24 hours and works once:`,
      secret,
      `Don’t have a ${name} account? You can ignore this email.`,
    ),
  }),

  recovery: ({ name }: Brand): MessageContent => ({
    subject: `Reset your ${name} password`,
    body: paragraphs(
      'Open this link to choose a new password. It expires in 30 minutes and works once:',
      secret,
      'Didn’t ask for this? You can ignore this email. Your password won’t change.',
    ),
  }),

  /** Replaces a code or link when there's no account. It takes the same effort, so response times don't reveal who has an account. */
  noAccount: ({ name }: Brand, url: string): MessageContent => ({
    subject: `Someone tried to sign in to ${name}`,
    body: paragraphs(
      `Someone tried to sign in to ${name} with this email or phone number. We don’t have a matching account.`,
      'Was it you? Sign in with an email or phone number that you verified, or create an account:',
      url,
      'Didn’t ask for this? You can ignore this message.',
    ),
  }),

  invitation: ({ name }: Brand, person: string, inviter: string): MessageContent => ({
    subject: `You’re invited to ${name}`,
    body: paragraphs(
      `Hi ${person},`,
      `${inviter} invited you to ${name}. Open this link to set up your account. It expires in 7 days and works once:`,
      secret,
      'Weren’t expecting this? You can ignore this email.',
    ),
  }),

  passwordChanged: ({ name, email, phone }: Brand): MessageContent => ({
    subject: `Your ${name} password was changed`,
    body: paragraphs(
      'Your password was just changed, and we signed you out of all other browsers.',
      `Wasn’t it you? Email ${email} or call ${phone} right away.`,
    ),
  }),

  emailChanged: ({ name, email, phone }: Brand): MessageContent => ({
    subject: `Your ${name} email address was changed`,
    body: paragraphs(
      'Your account’s email address was changed. You can no longer sign in with this one.',
      `Wasn’t it you? Email ${email} or call ${phone} right away.`,
    ),
  }),

  claimApproved: ({ name }: Brand, community: string, url: string): MessageContent => ({
    subject: `You can now manage ${community} on ${name}`,
    body: paragraphs(
      `We approved your claim to ${community}. Sign in to manage its page:`,
      url,
      'New requests from families will come to you.',
    ),
  }),

  claimDeclined: (_: Brand, community: string, reason?: string): MessageContent => ({
    subject: `Your claim to ${community}`,
    body: paragraphs(
      `We couldn’t approve your claim to ${community}.`,
      reason ? `Reason: ${reason}` : undefined,
      'You can claim it again when this has changed.',
    ),
  }),

  agentApproved: ({ name }: Brand, url: string): MessageContent => ({
    subject: `Your ${name} advisor application is approved`,
    body: paragraphs('We approved your application. Sign in to the dashboard to see your families:', url),
  }),

  agentDeclined: ({ name }: Brand, reason?: string): MessageContent => ({
    subject: `Your ${name} advisor application`,
    body: paragraphs(
      'We couldn’t approve your application.',
      reason ? `Reason: ${reason}` : undefined,
      'You can change it and upload documents again.',
    ),
  }),
}

/** The texts of the command that invites an admin. */
export const adminCommandTexts = {
  usage: [
    'Usage: npm run admin -- --name "Ada Admin" --email ada@operator.example',
    '',
    'Creates the account of an admin, and prints a link to set it up. Run it again for a new link.',
  ].join('\n'),
  missing: 'Add the name and email address of the admin: --name and --email.',
  invalidEmail: (text: string) => `"${text}" isn't an email address. Enter one such as ada@operator.example.`,
  exists: (email: string) => `${email} already has an account. An admin can change its role on the dashboard.`,
  invited: (url: string) =>
    ['Open this link to set up the account. It expires in 7 days, and we show it only now:', '', `  ${url}`].join('\n'),
} as const
