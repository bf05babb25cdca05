import type { Brand } from '@pkg/domain'
import type { MessageContent } from '../outbox/message-content'

/** Returns the one confirmation that messages are paused. [EDGE-008] */
export function messagesStopped({ name, phone }: Brand, channel: 'email' | 'text'): MessageContent {
  return {
    kind: 'messages-stopped',
    subject: 'We’ve stopped messages to you',
    blocks:
      channel === 'text'
        ? [
            `${name}: You won’t get any more texts or automatic messages from us. Reply START to get them again, or call ${phone}.`,
          ]
        : [
            'You asked us to stop. You won’t get any more texts or automatic emails from us.',
            `We’ll still send what you ask for yourself, such as a sign-in code.`,
            `Changed your mind? Reply START to this email, or call us at ${phone}.`,
          ],
  }
}

/** Returns the confirmation that messages go out again. [EDGE-008] */
export function messagesResumed({ name, phone }: Brand, channel: 'email' | 'text'): MessageContent {
  return {
    kind: 'messages-resumed',
    subject: 'You’ll get messages again',
    blocks: [
      channel === 'text'
        ? `${name}: You’ll get texts and automatic messages from us again. Reply STOP to stop them, HELP for help.`
        : `You’ll get texts and automatic emails from us again. To stop them, reply STOP to any of them, or call us at ${phone}.`,
    ],
  }
}

/** Returns the answer to HELP: who we are, and how to reach us. [EDGE-008] */
export function textHelp({ name, phone, email }: Brand): MessageContent {
  return {
    kind: 'text-answer',
    subject: 'Help',
    blocks: [
      `${name} helps families find senior living. Call us at ${phone} or email ${email}. Reply STOP to stop texts. Message and data rates may apply.`,
    ],
  }
}

/** Returns the answer to a text that no one reads. [EDGE-008] */
export function textUnread({ name, phone, email }: Brand): MessageContent {
  return {
    kind: 'text-answer',
    subject: 'No one reads texts to this number',
    blocks: [
      `${name}: No one reads texts to this number. Please call us at ${phone} or email ${email}. Reply STOP to stop texts.`,
    ],
  }
}
