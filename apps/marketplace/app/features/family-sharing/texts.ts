import { type ListVoteValue, siteLocale } from '@pkg/domain'

const votes = (count: number) => (count === 1 ? '1 vote' : `${count} votes`)

/** The words of sharing saved communities with relatives. [TRUST-014] */
export const familySharingTexts = {
  votes: { yes: 'Yes', maybe: 'Maybe', no: 'No' } satisfies Record<ListVoteValue, string>,
  share: {
    open: 'Share with family',
    title: 'Share with family',
    lead: 'Each person gets a link of their own to your saved communities. They don’t need an account.',
    sees: 'They see the communities you saved, with their prices and ratings, and can vote and comment. If you save or remove a community, their list changes too.',
    hidden: 'They don’t see your notes, your contact info, your requests, or each other’s votes.',
    people: 'Who has a link',
    noOne: 'No one has a link yet',
    noOneDetail: 'Enter a name below, and send the link yourself by text or email.',
    active: (count: number) =>
      count === 0 ? 'Can see your list. No votes yet.' : `Can see your list. ${votes(count)}.`,
    ended: (count: number) =>
      count === 0 ? 'You stopped sharing.' : `You stopped sharing. ${votes(count)} stayed with you.`,
    end: 'Stop sharing',
    endWith: (name: string) => ` with ${name}`,
    endAll: 'Stop sharing with everyone',
    renew: 'New link',
    renewFor: (name: string) => ` for ${name}`,
    renewHint: 'A new link replaces the earlier one of that person.',
    again: 'Share again',
    remove: 'Delete',
    removeWho: (name: string) => ` ${name} and their votes`,
    inBrowser: 'Only this browser can show the votes and stop sharing. With a free account, all your devices can.',
    createAccount: 'Create account',
    add: 'Share with someone',
    relative: 'Their first name',
    from: 'Your first name',
    fromHint: 'They’ll see it with your list.',
    submit: 'Create link',
    full: (max: number) => `You can share with up to ${max} people. Delete someone to share with another person.`,
    errors: {
      relative: 'Enter the name of the person who gets the link.',
      from: 'Enter your name, so they know whose list it is.',
      tooLong: (max: number) => `Use ${max} characters or fewer.`,
    },
    done: {
      end: 'You stopped sharing. The link doesn’t open your list anymore.',
      'end-all': 'You stopped sharing with everyone. No link opens your list anymore.',
      remove: 'We deleted the link and the votes.',
    },
  },
  link: {
    ready: (name: string) => `${name}’s link is ready`,
    detail: (name: string) =>
      `Send it to ${name}. Anyone who has the link can see your list and vote as ${name} until you stop sharing.`,
    label: (name: string) => `Link for ${name}`,
    hint: 'This page shows the link for 10 minutes. After that, you can create a new one.',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'We couldn’t copy the link. Select it and copy it yourself.',
    email: 'Email link',
    emailSubject: 'What do you think of these communities?',
    emailBody: (name: string, from: string, link: string) =>
      `Hi ${name},\n\nPlease look at the communities I saved, and tell me what you think:\n${link}\n\nYou don’t need an account.\n\n${from}`,
  },
  own: {
    label: 'What your family says',
    notYet: 'No vote yet',
    sharedWith: (names: readonly string[]) =>
      names.length === 0 ? 'No one else can see this list.' : `${list(names)} can see this list.`,
    manage: 'See who has a link',
    cell: (vote: string, comment: string | undefined) => (comment === undefined ? vote : `${vote}: “${comment}”`),
  },
  list: {
    metaTitle: 'A list shared with you',
    title: (from: string, count: number) =>
      count === 1 ? `${from} shared a community with you` : `${from} shared ${count} communities with you`,
    lead: (relative: string, from: string) =>
      `${relative}, tell ${from} what you think. You don’t need an account. ${from} sees your votes and comments, and can end this link at any time.`,
    progress: (voted: number, all: number) => `You’ve voted on ${voted} of ${all}.`,
    empty: 'No communities on this list yet',
    emptyDetail: (from: string) => `You’ll see them here once ${from} saves some.`,
    question: (name: string) => `Would you choose ${name}?`,
    comment: 'What made you choose that? (optional)',
    send: 'Send vote',
    change: 'Change vote',
    details: 'See details',
    sent: (from: string) => `${from} can see your vote now`,
    errors: {
      vote: 'Choose Yes, Maybe, or No.',
      tooLong: (max: number) => `Use ${max} characters or fewer.`,
      gone: (from: string) => `${from} removed this community from the list, so we didn’t save your vote.`,
    },
    ended: 'This list isn’t shared anymore',
    endedDetail:
      'The person who shared it ended this link. Your votes and comments stay with them. If you’d like to see the list again, ask them for a new link.',
    unknown: 'We couldn’t find this list',
    unknownDetail:
      'Open the link in your message again. If that doesn’t help, ask the person who sent it for a new one: they may have replaced it.',
    find: 'Find communities',
  },
} as const

function list(names: readonly string[]): string {
  return new Intl.ListFormat(siteLocale, { type: 'conjunction' }).format(names)
}
