import type { ContactTopic, NewContactMessage } from '@pkg/api-client'
import type { MessageContent } from '../outbox/message-content'

const subjects: Record<ContactTopic, string> = {
  community: 'Looking for a community',
  information: 'Correct or delete information',
  call: 'An unwanted call',
  provider: 'From a community',
  article: 'A mistake in an article',
  complaint: 'A complaint',
  other: 'Something else',
}

/** Returns the email to our staff about a message of the contact form. [ROUTE-018] */
export const contactMessage = ({ topic, name, email, message }: NewContactMessage): MessageContent => ({
  kind: 'contact-message',
  subject: `Contact form: ${subjects[topic]}`,
  blocks: [
    'Someone wrote to us with the contact form. Reply to this email to answer.',
    {
      title: 'Sender',
      facts: [
        { label: 'Name', value: name.trim() },
        { label: 'Email', value: email },
      ],
    },
    message.trim(),
  ],
})
