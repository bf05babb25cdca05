/** The texts of asking a question, with or without an account, and of what became of it. The page of a community needs none of them. [COMM-010] */
export const askingTexts = {
  form: {
    title: (community: string) => `Ask a question about ${community}`,
    lead: 'Our staff and the community’s team will read your question. Either can answer it.',
    published:
      'When your question has an answer, everyone can read both on the community’s page, with your first name and the initial of your last name. If your account has an email address, we’ll email you the answer, or why we don’t publish your question.',
    publishedByEmail:
      'First, we’ll email you a link. Your question goes to our staff and the community once you open the link and send it. When it has an answer, everyone can read both on the community’s page, with your first name. We’ll email you the answer, or why we don’t publish your question.',
    haveAccount: 'Have an account?',
    signIn: 'Sign in instead',
    text: 'Your question',
    textHint: 'Don’t name residents or people who work there, and don’t include health details or contact info.',
    firstName: 'Your first name',
    firstNameHint:
      'We’ll show it with your question. If you enter two names, we’ll show only the initial of the second.',
    email: 'Your email',
    emailHint: 'We’ll use it only for this question. The community won’t see it.',
    submit: 'Send question',
    submitByEmail: 'Email me the link',
    errors: {
      text: 'Write your question.',
      firstName: 'Enter your first name.',
      email: 'Enter an email address, such as mary@example.com.',
      signedOut: 'You’re signed out. Enter your first name and email to ask without signing in.',
      tooMany:
        'We’ve sent several links today. Your question is still below. Try again tomorrow, or sign in to send it now.',
      unavailable: 'We couldn’t send your question. It’s still below. Try again in a minute.',
      tooLong: (max: number) => `Use ${max.toLocaleString('en-US')} characters or fewer.`,
      managed: 'You manage this community, so you can’t ask about it.',
    },
  },
  /** After the form of someone without an account. */
  linkSent: {
    title: 'Check your email',
    lead: (email: string) => `We sent a link to ${email}.`,
    detail: (community: string) =>
      `Open the link to send your question about ${community}. The link works for 7 days. If you don’t use it, we’ll delete your question after that.`,
    missing: 'Didn’t get it?',
    missingDetail:
      'It can take a few minutes. Look in your spam folder, and check the address below. If you send the form again, we’ll email you a new link, and the earlier one will stop working.',
    submit: 'Send new link',
  },
  /** The page of the link. */
  confirm: {
    title: (community: string) => `Send your question about ${community}`,
    lead: 'We’ll send it to our staff and the community’s team. Either can answer it, and we’ll email you the answer.',
    published: (name: string) =>
      `When your question has an answer, everyone can read both on the community’s page, with the name ${name}.`,
    submit: 'Send question',
    refusals: {
      expired: {
        title: 'This link has expired',
        detail:
          'A link works for 7 days, and only until you get a newer one. Open the community’s page and ask again to get a new link.',
      },
      managed: {
        title: 'We didn’t send your question',
        detail: 'You manage this community, so you can’t ask about it.',
      },
      unlisted: { title: 'We didn’t send your question', detail: 'We don’t list this community anymore.' },
    },
    find: 'Find communities',
  },
  own: {
    title: (community: string) => `Your question about ${community}`,
    status: {
      pending: 'Your question is waiting for an answer',
      published: 'Your question has an answer',
      removed: 'We don’t show your question',
    },
    /** A published question whose answers were removed. */
    unanswered: 'Your question has no answer now',
    detail: {
      pending: 'Our staff and the community’s team can read it. This page will show the answer.',
      published: 'Everyone can read both on the community’s page.',
      removed: 'Only you and our staff can read your question and this reason. You can ask another question.',
    },
    /** Pending, and asked without an account. */
    emailLater: 'We’ll email you when it has an answer.',
    unansweredDetail: 'The community’s page doesn’t show it until someone answers it.',
    reason: (reason: string) => `Reason: ${reason}`,
    missing: 'We can’t show this question here',
    missingDetail:
      'It may belong to another account. If you asked by email, open the link in our newest email about it.',
    see: 'See all questions',
  },
} as const
