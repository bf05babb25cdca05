import { endpoints } from '@pkg/api-client/server'
import { defineForm } from '@pkg/remix-host/server'
import { needed } from '~/site/forms/needed'
import { messagesTexts } from './texts'

const words = messagesTexts
/** The form that sends a message, an email, or a text. If the family can’t be reached on a channel, the error is at the text. [WORK-008] */
export const messageForm = defineForm(endpoints.conversationMessages.create.body, {
  fields: { text: 'text', channel: 'channel' },
  validators: { text: needed(words.missing) },
})

/** The form that adds an internal note. [WORK-008] */
export const conversationNoteForm = defineForm(endpoints.conversationNotes.create.body, {
  fields: { text: 'text' },
  validators: { text: needed(words.noteMissing) },
})

/** The form that saves a new or a changed template. [WORK-008] */
export const templateForm = defineForm(endpoints.messageTemplates.create.body, {
  fields: { name: 'name', text: 'text', sharedWith: 'sharing' },
  validators: { name: needed(words.templateNameMissing), text: needed(words.templateTextMissing) },
})
