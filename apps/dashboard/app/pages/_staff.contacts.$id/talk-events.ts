import type { ContactTalk } from '@pkg/api-client'
import { callOutcomeLabel } from '@pkg/domain'
import { contactsTexts as words } from '~/features/contacts'
import { formatMoment, type RequestClock } from '~/site/server/times'

/** Returns a talk with a contact in words: how it went, what was said, and which families it was about. [DASH-014] */
export function talkEvents({ id, at, outcome, minutes, note, families, person }: ContactTalk, clock: RequestClock) {
  const names = families.map(({ name }) => name).join(', ')
  return {
    id,
    at: formatMoment(at, clock),
    title: [callOutcomeLabel(outcome), minutes === undefined ? '' : words.lasted(minutes)].filter(Boolean).join(', '),
    lines: [...(note ? [note] : []), ...(names ? [words.about(names)] : [])],
    actor: person,
  }
}
