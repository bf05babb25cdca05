import { expect, test } from 'vitest'
import { type EmailedCallers, requestReceived } from './messages'

const callers: EmailedCallers = {
  communities: ['Oak House'],
  advisor: undefined,
  backup: undefined,
  hasAdvisor: false,
  callBy: 'Tue, Nov 24, 10 AM MST',
  costs: [],
  awaitingDisclosure: [],
}
const sentencesFor = (more: Partial<EmailedCallers>) =>
  requestReceived('Ana', ['Oak House'], { ...callers, ...more }).blocks[1]

test.each<[string, Partial<EmailedCallers>, string]>([
  [
    'the backup that was shown',
    { backup: 'Ana Ruiz', advisor: 'Ben Lee' },
    'If you don’t, Ana Ruiz will call you instead.',
  ],
  ['the advisor, if no backup was shown', { advisor: 'Ben Lee' }, 'If you don’t, Ben Lee will call you instead.'],
  ['a local advisor, if no one is known yet', {}, 'If you don’t, a local advisor will call you instead.'],
  [
    'the backup for a community that waits for its disclosure',
    { awaitingDisclosure: ['Oak House'], backup: 'Ana Ruiz', advisor: 'Ben Lee' },
    'If you don’t acknowledge it, Ana Ruiz will call you about Oak House.',
  ],
])('the email of a request names %s [TRUTH-001]', (_, more, sentence) => {
  expect(sentencesFor(more)).toContain(sentence)
})
