import { base } from '~/site/sign-in-path'

/** What a form can save, as the `saved` parameter of the URL. */
const kinds = [
  'note',
  'call-logged',
  'email-sent',
  'text-sent',
  'task-added',
  'assigned',
  'paused',
  'resumed',
  'family-closed',
  'moved-in',
  'move-in-corrected',
  'move-in-undone',
  'merged',
  'merge-undone',
  'family-added',
  'answers',
  'stage',
  'contact',
  'accepted',
  'declined',
  'closed',
  'lead-declined',
  'collection-saved',
  'link-ended',
  'collection-deleted',
  'contacted',
  'tour-offered',
  'family-declined',
  'home-accepted',
  'home-declined',
  'home-closed',
  'not-shared',
  'confirmed',
  'approved',
  'application-declined',
  'claim-declined',
  'task',
  'reopened',
  'review-published',
  'review-declined',
  'review-removed',
  'review-reply',
  'paper',
  'photos',
  'photo',
  'photo-order',
  'photo-turned',
  'photo-deleted',
  'prices',
  'prices-confirmed',
  'agreement-saved',
  'review-reported',
  'question-answered',
  'question-shown',
  'question-declined',
  'question-removed',
  'profile',
  'call-hours',
  'tour-booked',
  'tour-moved',
  'tour-canceled',
  'call-booked',
  'call-moved',
  'call-canceled',
  'outcome',
  'tour-added',
  'tour-removed',
  'portrait',
  'portrait-removed',
  'checks',
  'invited',
  'session-ended',
  'own-account',
  'password',
  'sessions-ended',
  'notice-settings',
  'shared',
  'shared-several',
  'only-viewing',
  'note-changed',
  'note-deleted',
  'cover-planned',
  'cover-ended',
  'message-sent',
  'email-added',
  'email-dismissed',
  'staff-note',
  'conversation-assigned',
  'conversation-snoozed',
  'conversation-done',
  'conversation-open',
  'conversation-undone',
  'conversation-read',
  'template-saved',
  'template-deleted',
  'import-deleted',
] as const

/** What a form saved. */
export type Saved = (typeof kinds)[number]

/** Reads what was just saved from a URL. */
export const readSaved = (query: URLSearchParams): Saved | undefined =>
  kinds.find((kind) => kind === query.get('saved'))

/**
 * Returns the path of the page at `url`, with what was saved as a parameter, and the record that it was `of`, on a page with several. Reloading that page
 * sends nothing again.
 */
export function pathAfterSaving(url: string, saved: Saved, of?: string): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('index')
  searchParams.set('saved', saved)
  searchParams.delete('of')
  if (of) searchParams.set('of', of)
  return `${pathname.slice(base.length) || '/'}?${searchParams}`
}
