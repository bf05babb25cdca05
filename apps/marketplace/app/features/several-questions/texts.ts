/** The texts of asking up to three communities one question, and of the page with their answers. [COMM-010] */
export const severalTexts = {
  form: {
    title: 'Ask up to 3 communities',
    lead: 'Write one question. Each community gets it without your name, email, or phone number, and doesn’t see which other communities you asked.',
    next: 'Our staff can read and answer it too. You’ll see the answers side by side, with their dates. If a community hasn’t answered after 5 days, we’ll tell you that there.',
    published: 'When a question has an answer, everyone can read both on the community’s page, without your name.',
    byAccount: 'If your account has an email address, we’ll email you the first answer about each community.',
    byEmail:
      'First, we’ll email you a link. Your question goes to the communities once you open the link and send it. We’ll email you the first answer about each community.',
    haveAccount: 'Have an account?',
    signIn: 'Sign in instead',
    communities: 'Communities to ask',
    communitiesHint: 'Choose 1 to 3.',
    noTeam: 'No one on this community’s team has an account here yet. Only our staff can answer.',
    name: 'Add a community by name (optional)',
    find: 'Find community',
    found: (typed: string) => `We added what we found for “${typed}” to the list above. Choose it there.`,
    notFound: (typed: string) => `We couldn’t find a community named “${typed}”. Check the spelling.`,
    noName: 'Enter a name to find.',
    text: 'Your question',
    textHint: 'For example, “Who helps at night if she falls?” Don’t write names, email addresses, or phone numbers.',
    email: 'Your email',
    emailHint: 'We’ll use it only for this question. The communities won’t see it.',
    submit: 'Send question',
    submitByEmail: 'Email me the link',
    errors: {
      noCommunity: 'Choose at least 1 community.',
      tooMany: 'Choose up to 3 communities.',
      unlisted: 'We removed a community that we don’t list anymore. Check your choice.',
      asked: (name: string) => `You already asked ${name} this question. Choose another community.`,
      text: 'Write your question.',
      tooLong: (max: number) => `Use ${max.toLocaleString('en-US')} characters or fewer.`,
      identifying: {
        email: (found: string) => `Remove the email address “${found}”. The communities don’t learn who asks.`,
        phone: (found: string) => `Remove the phone number “${found}”. The communities don’t learn who asks.`,
        'web-address': (found: string) => `Remove the web address “${found}”. The communities don’t learn who asks.`,
        name: (found: string) => `Remove “${found}”. It’s part of your name, and the communities don’t learn who asks.`,
      },
      email: 'Enter an email address, such as mary@example.com.',
      signedOut: 'You’re signed out. Enter your email to ask without signing in, or sign in again.',
      limit: 'You’ve sent several questions today. Your question is still below. Try again tomorrow.',
      unavailable: 'We couldn’t send your question. It’s still below. Try again in a minute.',
      managed: 'You manage one of these communities, so you can’t ask about it. Choose others.',
    },
  },
  /** After the form of someone without an account. */
  linkSent: {
    title: 'Check your email',
    lead: (email: string) => `We sent a link to ${email}. Open it to send your question.`,
    detail: 'The link works for 7 days. If you don’t use it, we’ll delete your question after that.',
    missing: 'Didn’t get it?',
    missingDetail:
      'It can take a few minutes. Look in your spam folder, and check the address below. If you send the form again, we’ll email you a new link, and the earlier one will stop working.',
    submit: 'Send new link',
  },
  /** The page of the link. */
  confirm: {
    title: 'Send your question',
    lead: (count: number) =>
      count === 1
        ? 'We’ll send it to this community, without your email address.'
        : `We’ll send it to these ${count} communities, without your email address.`,
    asked: 'You already asked this community. We won’t send it again.',
    submit: 'Send question',
    refusals: {
      expired: {
        title: 'This link has expired',
        detail: 'A link works for 7 days, and only until you get a newer one. Ask again to get a new link.',
      },
      managed: {
        title: 'We didn’t send your question',
        detail: 'You manage one of these communities, so you can’t ask about it.',
      },
      unlisted: { title: 'We didn’t send your question', detail: 'We don’t list these communities anymore.' },
      asked: {
        title: 'You already asked this',
        detail: 'You asked these communities the same question before. Open the link in our newest email about it.',
      },
    },
    again: 'Ask a question',
  },
  own: {
    title: (count: number) => (count === 1 ? 'Your question to 1 community' : `Your question to ${count} communities`),
    asked: (day: string) => `Asked ${day}, without your name`,
    /** How many of the asked communities have an answer. */
    answered: (answered: number, asked: number) =>
      answered === 0
        ? 'No answers yet'
        : answered === asked
          ? asked === 1
            ? 'Answered'
            : `Answers about all ${asked} communities`
          : `Answers about ${answered} of ${asked} communities`,
    waiting: (day: string) => `No answer yet. Asked ${day}.`,
    overdue: (day: string) => `No answer after 5 days (asked ${day})`,
    declined: 'Our staff didn’t publish this question.',
    reason: (reason: string) => `Reason: ${reason}`,
    later: 'We’ll email you the first answer about each community.',
    laterByAccount: 'This page will show each answer. If your account has an email address, we’ll email you too.',
    compare: 'Compare these communities',
    another: 'Ask another question',
    missing: 'We can’t show this question here',
    missingDetail:
      'It may belong to another account. If you asked by email, open the link in our newest email about it.',
  },
  /** In the comparison. */
  rows: {
    title: 'Your question',
    notAsked: 'Not asked',
    open: 'See all answers',
  },
} as const
