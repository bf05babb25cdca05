import type { Brand } from '@pkg/domain'
import type { MessageContent } from '../../messaging'

/** Where a code or link stands in a body; it is filled in when the message goes out, and taken out once it is used. */
const secret = '{secret}'

const lines = (...paragraphs: (string | undefined)[]) => paragraphs.filter((text) => text !== undefined).join('\n\n')

/** The words of all messages about accounts, in one place and ready for a second language. */
export const accountTexts = {
  /** Why a new password is refused. */
  guessable: 'This password is easy to guess. Three or four words that do not belong together are better.',

  codeByMail: ({ name }: Brand): MessageContent => ({
    subject: `Your ${name} code`,
    body: lines(
      `Your code is ${secret}.`,
      'It is good for 10 minutes and for one sign-in.',
      `If you did not ask for it, do nothing: nobody can sign in without it. Nobody at ${name} will ever ask you for it.`,
    ),
  }),

  codeByText: ({ name }: Brand): MessageContent => ({
    subject: `Your ${name} code`,
    body: `${secret} is your ${name} code, good for 10 minutes. Nobody at ${name} will ever ask you for it.`,
  }),

  magicLink: ({ name }: Brand): MessageContent => ({
    subject: `Your link to sign in to ${name}`,
    body: lines(
      'Open this link to sign in. It is good for 10 minutes and for one sign-in:',
      secret,
      'If you did not ask for it, do nothing: nobody can sign in without it.',
    ),
  }),

  confirm: ({ name }: Brand): MessageContent => ({
    subject: `Confirm your e-mail address for ${name}`,
    body: lines(
      `An account at ${name} was opened with this address. Open this link to confirm that it is yours; it is good for 24 hours:`,
      secret,
      'If you opened no account, do nothing.',
    ),
  }),

  recovery: ({ name }: Brand): MessageContent => ({
    subject: `Choose a new password for ${name}`,
    body: lines(
      'Open this link to choose a new password. It is good for 30 minutes and for one use:',
      secret,
      'If you did not ask for it, do nothing: your password stays as it is.',
    ),
  }),

  /** In place of a code or link where there is no account: the same effort, so that nobody learns from it who has one. */
  noAccount: ({ name }: Brand, address: string): MessageContent => ({
    subject: `Somebody tried to sign in to ${name}`,
    body: lines(
      `Somebody asked to sign in to ${name} with this contact. No account can be opened with it.`,
      'If it was you: sign in with the e-mail address or number that you confirmed, or open an account first:',
      address,
      'If it was not you, do nothing.',
    ),
  }),

  invitation: ({ name }: Brand, person: string, by: string): MessageContent => ({
    subject: `You are invited to ${name}`,
    body: lines(
      `Hello ${person},`,
      `${by} invites you to ${name}. Open this link to set your account up; it is good for 7 days:`,
      secret,
      'If you did not expect this, do nothing.',
    ),
  }),

  passwordChanged: ({ name, email, phone }: Brand): MessageContent => ({
    subject: `Your ${name} password was changed`,
    body: lines(
      'Your password was changed just now, and all other browsers were signed out.',
      `If it was not you, write to ${email} or call ${phone} at once.`,
    ),
  }),

  addressChanged: ({ name, email, phone }: Brand): MessageContent => ({
    subject: `Your ${name} e-mail address was changed`,
    body: lines(
      'Your account now has another e-mail address. This one no longer opens it.',
      `If it was not you, write to ${email} or call ${phone} at once.`,
    ),
  }),

  claimApproved: ({ name }: Brand, community: string, address: string): MessageContent => ({
    subject: `${community} is yours on ${name}`,
    body: lines(
      `We have approved your claim to ${community}. Sign in once more to work with it:`,
      address,
      'Families who ask about it reach you from now on.',
    ),
  }),

  claimRefused: (_: Brand, community: string, reason?: string): MessageContent => ({
    subject: `Your claim to ${community}`,
    body: lines(
      `We could not approve your claim to ${community}.`,
      reason ? `The reason: ${reason}` : undefined,
      'You may claim it again when this has changed.',
    ),
  }),

  agentApproved: ({ name }: Brand, address: string): MessageContent => ({
    subject: `Welcome as an advisor at ${name}`,
    body: lines('Your application is approved. Sign in to the dashboard to meet your first families:', address),
  }),

  agentRefused: ({ name }: Brand, reason?: string): MessageContent => ({
    subject: `Your application as an advisor at ${name}`,
    body: lines(
      'We could not approve your application as it stands.',
      reason ? `The reason: ${reason}` : undefined,
      'You may change it and hand papers in again.',
    ),
  }),
}

/** What the command that invites an admin says in a terminal. */
export const adminCommandTexts = {
  usage: 'Usage: npm run admin -- --name "Ada Admin" --email ada@operator.example',
  missing: 'Say who it is: --name and --email.',
  exists: (email: string) => `${email} has an account already. An admin can change its role on screen.`,
  invited: (address: string) =>
    ['Open this link to set the account up. It is shown this once, and good for 7 days:', '', `  ${address}`].join(
      '\n',
    ),
  folderInUse: (folder: string, holder: number) =>
    `The data folder ${folder} is in use by process ${holder}: the API is running on the embedded database.\n` +
    'Stop it first and start it again afterwards. On PostgreSQL it may run on: set DATABASE_URL for both.',
} as const
