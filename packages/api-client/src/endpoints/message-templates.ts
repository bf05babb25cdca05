import type { MessageTemplate, MessageTemplateParameters, NewMessageTemplate } from '../schemas/message-templates'
import { collection } from './collection'

const staff = ['provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Texts that people send often. Everyone sees their own, and those that people with their role share. [WORK-008] */
export const messageTemplates = collection<MessageTemplate, NewMessageTemplate, MessageTemplateParameters>()({
  path: '/platform/message-templates',
  type: 'message-templates',
  one: 'a message template',
  many: 'your message templates and those that your team shares',
  read: staff,
  write: staff,
})
