/** The texts of the page where people stop emails that they didn't request. [TRUTH-009] */
export const stopEmailsTexts = {
  title: 'Stop these emails',
  details: {
    'communities-shared':
      'We’ll no longer email you communities that someone shares with you. You’ll still get emails about your own requests and account.',
    'search-alert':
      'We’ll no longer email you when communities match your saved searches. You’ll still get emails about your requests and account.',
    'advisor-email':
      'Your advisor can no longer email you through us, but can still call you. You’ll still get emails about your requests and account.',
  },
  confirm: 'Stop these emails',
  receipts: 'See who has your information, or stop sharing it',
  stopped: 'We stopped these emails',
  stoppedDetails: {
    'communities-shared': 'We’ll no longer email you communities that someone shares with you.',
    'search-alert': 'We’ll no longer email you when communities match your saved searches.',
    'advisor-email': 'Your advisor can no longer email you through us, but can still call you.',
  },
} as const
