/** An email that an advisor starts from. Placeholders are in braces. */
export interface EmailTemplate {
  subject: string
  body: string
}

/** The default email templates. Each advisor can save their own version. [API-032] */
export const defaultTemplates: Record<string, EmailTemplate> = {
  introduction: {
    subject: 'Hello from {advisor}',
    body: 'Hi {family},\n\nI’m {advisor}, your local advisor. You asked about {communities}. When’s a good time to talk?',
  },
  'follow-up': {
    subject: 'Checking in on your search',
    body: 'Hi {family},\n\nWe talked about {communities}. Has anything changed? I’m happy to help with the next step.',
  },
  'tour-reminder': {
    subject: 'Your tour of {community}',
    body: 'Hi {family},\n\nYour tour of {community} is on {date}. Ask to see an available room, and stay for a meal if you can.',
  },
}
