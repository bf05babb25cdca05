import { expect, test } from 'vitest'
import { stripQuotes } from './strip-quotes'

// cspell:ignore escribió Martes hermana mudarla queremos

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
  ['answers between the lines', '> Tuesday?\nNo.\n> Or Friday?\nYes.', 'No.\nYes.'],
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
  ['Outlook on a phone', 'Good.\n\nHearthway <a@b.example> wrote on Thu, 26 Nov 2026 at 09:00:\n> Tuesday?', 'Good.'],
  ['Apple Mail, forwarding', 'Good.\n\nBegin forwarded message:\n\nFrom: Hearthway\n\nTuesday?', 'Good.'],
  ['a phone company', 'Good.\n\nSent from my Verizon, Samsung Galaxy smartphone', 'Good.'],
  ['Yahoo Mail', 'Good.\n\nSent from Yahoo Mail for iPhone', 'Good.'],
  ['an emailed list of tours', 'Good.\n> Tuesday?', 'Good.'],
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
  expect(stripQuotes(text, ['Tuesday?\nOr Friday?'])).toBe(written)
})

test.each([
  'On Tuesday her doctor wrote:\nMom needs help with bathing.\nOnly homes with a nurse, please.',
  'Thank you.\n\nOn the form my brother wrote:\n“No memory care.” That is wrong.',
  'On 11/3 at 2:30 the nurse wrote:\nshe fell.',
  'El lunes mi hermana escribió:\nno queremos mudarla.',
  'Here is the move.\n\nFrom: Tucson, AZ\nTo: near Denver\nDate: by March 1\n\nShe has a cat.',
  'From: Tucson, AZ\nTo: near Denver',
  'Sent from my daughter’s computer, mine is broken.\nPlease call me at home.',
  'Sent from my heart: thank you. Call me.',
  'Three things:\n--\n1. She takes insulin.\n--\n2. Her budget is $4,000.',
  'Mom\n____________________\nNeeds memory care\n____________________\nDad\nCan still drive',
  '>5 falls this year\n>90 pounds\nThat is her condition.',
  '> 4 steps is too many\n>> 2 of us will visit',
  'On Monday I emailed nurse@home.example\nand she wrote:\nMom fell twice.',
  'On November 3, 2026 at 2:30 the nurse wrote:\nshe fell.',
  'From: my sister (ann@home.example)\nDate: Tuesday at noon\nshe can drive us.',
  'Subject: my mother\nTo: all of you\nshe walks well.',
])('keeps every word of “%s” [EDGE-005]', (text) => {
  const words = (of: string) => of.split(/\s+/)
  const first = stripQuotes(text, ['Would Tuesday suit you?'])
  expect(words(first)).toEqual(words(text))
})

const sent = 'Would Tuesday suit you?\nThanks,\nPeter'
test.each([
  [
    'at the end of our line',
    'On Thu, Hearthway <a@b.example> wrote:\n> Would Tuesday suit you? Yes, at 10.\n> Peter',
    '> Would Tuesday suit you? Yes, at 10.',
  ],
  [
    'with a mark like a quotation',
    'On Thu, Hearthway <a@b.example> wrote:\n> Would Tuesday suit you?\n>5 falls\n> Peter',
    '>5 falls',
  ],
  [
    'below a quotation without marks',
    'See below.\n\n-----Original Message-----\nFrom: Hearthway\n\nWould Tuesday suit you?\nThanks,\nPeter\n\nNo, Friday.\nThanks,',
    'See below.\n\nNo, Friday.\nThanks,',
  ],
  [
    'between its lines',
    'On Thu, Hearthway wrote:\n\nWould Tuesday suit you?\nYes.\nThanks,\nPeter\nCall me.',
    'Yes.\nCall me.',
  ],
  [
    'below a marked introduction',
    '> On Nov 26, 2026, at 9:00, Hearthway <a@b.example> wrote:\n> \n> Would Tuesday suit you?\n\nYes.',
    'Yes.',
  ],
  ['above a quotation of another email', 'Look.\n\nBegin forwarded message:\n\nFrom: Ann\n\nHello', 'Look.'],
])('keeps what a person wrote %s [EDGE-005]', (_where, text, written) => {
  expect(stripQuotes(text, [sent])).toBe(written)
})

test('keeps everything when nothing else would be left [EDGE-005]', () => {
  for (const text of ['> Would Tuesday suit you?', 'Sent from my iPhone', '-- \nRuth'])
    expect(stripQuotes(text, ['Would Tuesday suit you?'])).toBe(text.replace('-- ', '--'))
})

test('takes no time for texts that are made to take long [WORK-008, BIZ-008]', () => {
  const started = performance.now()
  for (const part of ['\n', '>', '-', ' ', '_', 'On ', 'On x\n', 'From: a\n', 'El a wrote ']) {
    stripQuotes(part.repeat(Math.ceil(50_000 / part.length)))
  }
  const ours = Array.from({ length: 50 }, (_, at) => `a b c ${at} `.repeat(800))
  stripQuotes(`On Thu, a <a@b.example> wrote:\n${'> a b c d\n'.repeat(10_000)}`, ours)
  expect(performance.now() - started).toBeLessThan(2000)
})
