import { expect, test } from 'vitest'
import { isSameMailbox } from './same-mailbox'

test.each([
  ['ruth@home.example', 'Ruth@Home.example'],
  ['ruth@home.example', 'ruth+homes@home.example'],
  ['ruth+one@home.example', 'ruth+two@home.example'],
  ['ruth.park@gmail.com', 'ruthpark@googlemail.com'],
  ['ruth@gmail.com', 'ruth+x@googlemail.com'],
])('%s and %s are one mailbox [EDGE-007]', (one, other) => {
  expect([isSameMailbox(one, other), isSameMailbox(other, one)]).toEqual([true, true])
})

test.each([
  ['ruth@home.example', 'ruth@work.example'],
  ['ruth.park@home.example', 'ruthpark@home.example'],
  ['ruth@gmail.com', 'rut@gmail.com'],
  ['ruth@gmail.com', 'ruth@gmail.com.elsewhere.example'],
  ['+one@home.example', '+two@home.example'],
  ['ruth@home.example', ''],
  ['', 'ruth@home.example'],
])('%s and %s are two mailboxes [EDGE-007]', (one, other) => {
  expect([isSameMailbox(one, other), isSameMailbox(other, one)]).toEqual([false, false])
})
