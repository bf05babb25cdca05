import { expect, test } from 'vitest'
import { contactMethods, parseLeadSource, parseMarketingChannel } from '../index'

test.each([
  ['Get pricing', 'get pricing'],
  ['tour request', 'tour request'],
  ['Direct call', 'direct call'],
  ['chatbot', 'chatbot'],
  ['exit popup', 'exit popup'],
  ['affiliate', 'affiliate'],
  ['Riverbend Guide', 'other'],
  ['', 'get pricing'],
  [undefined, 'get pricing'],
])('a lead with the source %j comes from %s [DATA-016]', (value, source) => {
  expect(parseLeadSource(value)).toBe(source)
})

test.each([
  ['paid search', 'paid search'],
  ['Email', 'email'],
  ['smoke signals', 'direct'],
  [undefined, 'direct'],
])('the channel %j counts as %s [DATA-016]', (value, channel) => {
  expect(parseMarketingChannel(value)).toBe(channel)
})

test('families reach us online, by phone, or in person [DATA-017]', () => {
  expect(contactMethods).toEqual(['online', 'phone', 'in person'])
})
