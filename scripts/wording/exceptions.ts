/** A text that may contain a mark, and why. There are at most 40. */
export interface Exception {
  file: string
  text: string
  reason: string
}

/** Exceptions to the marks. `text` is a part of the line that is allowed. */
export const exceptions: readonly Exception[] = [
  {
    file: 'packages/illustrations/src/county-outlines.ts',
    text: ' centre:',
    reason: 'Centre County is a name.',
  },
  ...['anybody', 'somebody'].map((text) => ({
    file: 'apps/api/src/modules/chat/question-words.ts',
    text,
    reason: 'Words of questions as families type them',
  })),
  ...['e-mails?', 'anybody'].map((text) => ({
    file: 'apps/api/src/modules/chat/refusals.ts',
    text,
    reason: 'Words of questions as families type them',
  })),
  ...['at once', 'take back'].map((text) => ({
    file: 'apps/api/src/modules/messaging/pauses/stop-phrases.en.ts',
    text,
    reason: 'Words with which people ask us to stop',
  })),
  { file: 'apps/demo/scripts/extract-public-records.ts', text: "'Centre'", reason: 'The name of a county' },
  { file: 'apps/demo/src/chat/test-questions.ts', text: 'anybody', reason: 'A question as families type it' },
  {
    file: 'apps/api/src/modules/leads/requests/request-consents.ts',
    text: "'e-mail'",
    reason: 'Text of recorded consents, which changes only with a new version',
  },
  { file: 'scripts/postgres.ts', text: '`nobody`', reason: 'Name of a user account on Unix systems' },
  ...['scripts/postgres.ts', 'apps/api/testing/test-postgres.ts'].map((file) => ({
    file,
    text: "'nobody'",
    reason: 'Name of a user account on Unix systems',
  })),
  ...[
    'apps/marketplace/app/features/bookings/calendar-file.server.ts',
    'apps/marketplace/app/features/tours/tours.test.ts',
  ].map((file) => ({
    file,
    text: "'CANCELLED'",
    reason: 'Value of the calendar format (RFC 5545)',
  })),
  ...['apps/api/src/database/old-version.test.ts', '.changeset/license-attribute.md'].map((file) => ({
    file,
    text: 'licence',
    reason: 'Former name of an attribute',
  })),
]
