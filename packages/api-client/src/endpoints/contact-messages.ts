import { type Endpoints, of } from '../endpoint'
import type { NewContactMessage } from '../schemas/contact-messages'

/** Messages from the contact form. Staff read them in their mailbox and on the dashboard's outbox page. [ROUTE-018] */
export const contactMessages = {
  create: {
    method: 'POST',
    path: '/platform/contact-messages',
    status: 201,
    rateLimit: { requests: 10, seconds: 600 },
    access: 'anyone',
    summary: 'Emails a message to our staff, who reply to its email address',
    resource: 'contact-messages',
    body: of<NewContactMessage>(),
    response: of<{ id: string }>(),
  },
} as const satisfies Endpoints
