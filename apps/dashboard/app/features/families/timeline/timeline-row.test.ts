import type { TimelineItem } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { timelineRow } from './timeline-row'

const zone = 'America/Denver'
const clock = { now: DateTime.fromISO('2026-11-26T16:00:00', { zone }), zone }
const row = (payload: TimelineItem['payload']) =>
  timelineRow({ id: '1', at: '2026-11-26T17:00:00Z', kind: 'history', actor: 'Bo', clientId: 'f', payload }, clock)

test.each<[TimelineItem['payload'], string, string[]]>([
  [{ type: 'event', event: 'stage', text: 'Stage: new → touring' }, 'Stage changed from New to Touring', []],
  [{ type: 'event', event: 'request', text: 'Asked about Elm' }, 'Asked about Elm', []],
  [
    {
      type: 'event',
      event: 'tour',
      text: 'The tour of Elm on Tuesday, December 1, 8 AM–12 PM Mountain Time took place\nLiked it',
    },
    'The tour of Elm on Tuesday, December 1, 8 AM–12 PM Mountain Time took place',
    ['Liked it'],
  ],
  [{ type: 'note', noteId: 'n', version: 1, isOwn: false, text: 'Wants a garden.' }, 'Note', ['Wants a garden.']],
  [{ type: 'call', outcome: 'reached', minutes: 14, note: 'Tuesday' }, 'Call, 14 min: Reached them', ['Tuesday']],
  [{ type: 'call', outcome: 'no-answer' }, 'Call: No answer', []],
  [
    { type: 'access', route: 'reveal', role: 'agent', reason: 'They asked me to call' },
    'Saw the contact info',
    ['Reason: They asked me to call'],
  ],
  [
    {
      type: 'release',
      releaseId: 'r',
      event: 'responded',
      recipientKind: 'community',
      recipientId: 'elm',
      recipientName: 'Elm',
      response: 'declined',
    },
    'Elm declined',
    [],
  ],
  [
    {
      type: 'task',
      action: 'changed',
      taskId: 't',
      title: 'Call',
      values: [
        { field: 'dueAt', before: '2026-11-26T17:00:00+00:00', after: '2026-11-28 17:00:00+00' },
        { field: 'version', before: 1, after: 2 },
      ],
    },
    'Task changed: Call',
    ['Due: Today 10:00 AM → Sat 10:00 AM'],
  ],
  [
    {
      type: 'change',
      action: 'changed',
      recordType: 'clients',
      recordId: 'f',
      values: [
        { field: 'stage', before: 'new', after: 'closed' },
        { field: 'closedReason', before: null, after: 'stayed-home' },
        { field: 'pausedUntil', before: '2026-12-01', after: null },
      ],
    },
    'Stage changed from New to Closed',
    ['Reason: – → Stayed at home', 'Paused until: December 1, 2026 → –'],
  ],
  [
    {
      type: 'change',
      action: 'changed',
      recordType: 'clients',
      recordId: 'f',
      values: [
        { field: 'answers.adl', before: ['light-care'], after: ['memory-care'] },
        { field: 'answers.budget', before: null, after: ['Medicaid', 'Pension plan'] },
        { field: 'answers.budgetRange', before: '$2K-$5K', after: '$5K+' },
        { field: 'answers.isCustomBudgetRange', before: null, after: 'no' },
        { field: 'answers.leadSource', before: 'direct call', after: 'Riverbend Guide' },
        { field: 'language', before: 'en', after: 'es' },
        { field: 'place', before: 'Boulder, CO 80302', after: null },
      ],
    },
    'Answers changed',
    [
      'Care: Light care → Memory care',
      'Funding sources: – → Medicaid, Pension plan',
      'Budget: $2K-$5K → $5K+',
      'Source: Direct call → Riverbend Guide',
      'Language: English → Spanish',
      'Place: Boulder, CO 80302 → –',
    ],
  ],
  [
    {
      type: 'change',
      action: 'changed',
      recordType: 'clients',
      recordId: 'f',
      values: [
        { field: 'name', before: 'Iris', after: 'Iris Blum' },
        { field: 'answers.timing', before: 'Unsure', after: '30-90 Days' },
      ],
    },
    'Family changed',
    ['Name: Iris → Iris Blum', 'Move-in: Unsure → 30-90 Days'],
  ],
  [
    {
      type: 'change',
      action: 'changed',
      recordType: 'sren-referrals',
      recordId: 'h',
      values: [{ field: 'stage', before: 'new', after: 'in-escrow' }],
    },
    'Home changed',
    ['Stage: New → In escrow'],
  ],
])('writes %j as “%s” [WORK-006, WORK-019, WORK-027]', (payload, title, lines) => {
  expect(row(payload)).toMatchObject({ title, lines, actor: 'Bo', at: { text: 'Today 10:00 AM' } })
})
