import { expect, test } from 'vitest'
import { parseChatProvider } from './chat-provider'
import { contentSecurityPolicy } from './security-headers'

test('reads the script of a chat provider and its origins [CLIENT-009]', () => {
  expect(parseChatProvider(undefined, undefined)).toBeUndefined()
  expect(
    parseChatProvider('https://chat.example/widget.js?id=1', 'https://api.chat.example, wss://live.chat.example/'),
  ).toEqual({
    script: 'https://chat.example/widget.js?id=1',
    origins: ['https://api.chat.example', 'wss://live.chat.example'],
  })
  expect(parseChatProvider('http://localhost:9000/widget.js', undefined)?.origins).toEqual([])
})

test.each([
  ['http://chat.example/widget.js', undefined, 'CHAT_SCRIPT_URL must be a URL that starts with https://'],
  ['widget.js', undefined, 'CHAT_SCRIPT_URL must be a URL that starts with https://'],
  ["https://chat.example/a;script-src 'unsafe-eval'", undefined, 'CHAT_SCRIPT_URL must be a URL'],
  ['https://chat.example/widget.js', '*', 'CHAT_ORIGINS must be origins that start with https:// or wss://'],
  ['https://chat.example/widget.js', 'https://*.chat.example/path', 'CHAT_ORIGINS must be origins'],
  ['https://chat.example/widget.js', 'https://chat.example;default-src', 'CHAT_ORIGINS must be origins'],
  [undefined, 'https://chat.example', 'CHAT_ORIGINS must be unset without CHAT_SCRIPT_URL'],
])('rejects the script %s with the origins %s at startup [CLIENT-009, BIZ-008]', (script, origins, message) => {
  expect(() => parseChatProvider(script, origins)).toThrow(message)
})

test('the policy allows the provider’s origins where its widget needs them, and nowhere else [CLIENT-009, BIZ-008]', () => {
  const chatProvider = parseChatProvider('https://chat.example/widget.js', 'wss://live.chat.example')
  const policy = contentSecurityPolicy("'nonce-n'", { chatProvider })
  expect(policy).toContain("script-src 'self' 'nonce-n' https://chat.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://chat.example;")
  expect(policy).toContain("connect-src 'self' https://chat.example wss://live.chat.example;")
  expect(policy).toContain("frame-src 'self' https://chat.example;")
  expect(policy).toContain("default-src 'self';")
  expect(policy).toContain("form-action 'self';")
  expect(contentSecurityPolicy("'nonce-n'")).not.toContain('chat.example')
})
