import { expect, test } from 'vitest'
import { stripQuotes } from './strip-quotes'

// cspell:ignore escribió Martes

const cases: [program: string, text: string, written: string][] = [
  [
    'Gmail',
    'Yes, Tuesday.\n\nOn Thu, Nov 26, 2026 at 9:00 AM Hearthway <a@b.example> wrote:\n\n> Tuesday?\n> --',
    'Yes, Tuesday.',
  ],
  [
    'a line broken in three',
    'Yes.\n\nOn Thu, Nov 26, 2026 at 9:00 AM\nHearthway, the team of Hearthway\n<a@b.example> wrote:\n> Tuesday?',
    'Yes.',
  ],
  [
    'Gmail in Spanish',
    'Sí, claro.\n\nEl jue, 26 nov 2026 a las 9:00, Hearthway (<a@b.example>) escribió:\n\n> ¿Martes?',
    'Sí, claro.',
  ],
  [
    'an answer below the quote',
    'On Thu, Hearthway wrote:\n> Tuesday?\n> Or Friday?\n\nFriday is better.',
    'Friday is better.',
  ],
  ['answers between the lines', '> Tuesday?\nNo.\n> Friday?\nYes.', 'No.\nYes.'],
  [
    'Outlook',
    'Good.\n\n________________________________\nFrom: Hearthway <a@b.example>\nSent: Thursday\nTo: Ruth\n\nTuesday?',
    'Good.',
  ],
  [
    'Outlook without a line',
    'Good.\n\nFrom: Hearthway <a@b.example>\nSent: Thursday\nTo: Ruth\nSubject: Hi\n\nTuesday?',
    'Good.',
  ],
  ['an original message', 'Good.\n\n-----Original Message-----\nFrom: Hearthway', 'Good.'],
  ['a quote without marks', 'Good.\n\nOn Thu, Hearthway wrote:\n\nTuesday?', 'Good.'],
  ['a phone', 'On my way\n\nSent from my iPhone', 'On my way'],
  ['a signature', 'Thanks\n-- \nRuth Example\nAccountant', 'Thanks'],
  [
    'a text that only looks like one',
    'From: my own list, I like two.\nOn Monday she wrote: no.\n-- well',
    'From: my own list, I like two.\nOn Monday she wrote: no.\n-- well',
  ],
  ['Windows', 'One\r\n\r\n\r\n\r\nTwo\r\n', 'One\n\nTwo'],
]

test.each(cases)('finds what was written with %s [WORK-008]', (_program, text, written) => {
  expect(stripQuotes(text)).toBe(written)
})

test('takes no time for texts that are made to take long [WORK-008, BIZ-008]', () => {
  const started = performance.now()
  for (const part of ['\n', '>', '-', ' ', '_', 'On ', 'On x\n', 'From: a\n', 'El a wrote ']) {
    stripQuotes(part.repeat(Math.ceil(50_000 / part.length)))
  }
  expect(performance.now() - started).toBeLessThan(2000)
})
