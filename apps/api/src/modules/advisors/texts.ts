/** Letters of the house, which advisors may rewrite for themselves. Words in braces are filled in. [API-032] */
export const houseTemplates: Record<string, { subject: string; body: string }> = {
  introduction: {
    subject: 'Hello from {advisor}',
    body: 'Hello {family},\n\nI am {advisor}, a local advisor. You asked about {communities}. When suits you for a first talk?',
  },
  'follow-up': {
    subject: 'Shall we go on?',
    body: 'Hello {family},\n\nwe spoke about {communities}. Has anything changed? I am glad to help with the next step.',
  },
  'tour-reminder': {
    subject: 'Your tour of {community}',
    body: 'Hello {family},\n\nyour tour of {community} is on {date}. Ask to see a room that is free, and stay for a meal.',
  },
}
