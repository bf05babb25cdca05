import { expect } from '@playwright/test'
import { newEmail } from '../testing/gate'
import { signInByForm } from '../testing/staff-visits'
import { dashboard } from '../testing/urls'
import { test } from '../testing/visitors'

test('a reader writes to us, corrects the form, and staff read the message [ROUTE-018, BIZ-008]', async ({
  visitor,
  newVisitor,
}) => {
  const text = `Someone called me twice, ${crypto.randomUUID()}.`
  const form = await visitor.open('/contact')
  const rejected = await form.press('Send message', { 'Your message': text, 'Your name': 'Ruth Park' })
  expect(rejected.one('alert').names('link')).toEqual([
    'Choose what your message is about.',
    'Enter an email address, such as ruth@example.com.',
  ])
  expect(rejected.value('Your message')).toBe(text)
  const sent = await rejected.press('Send message', {
    'What is it about?': 'I got a call from someone I didn’t choose',
    'Your email address': newEmail('families'),
  })
  expect(sent.text).toContain('Message sent')

  const staff = await newVisitor()
  await signInByForm(staff, 'admin@hearthway.example')
  const outbox = await staff.open(`${dashboard}/dashboard/outbox`)
  const found = await outbox.press(outbox.one('main').first('button', 'Search'), {
    'Subject or recipient': 'Contact form: An unwanted call',
  })
  const email = found.all('row').find((row) => row.text.includes(text))
  expect(email?.text).toContain('Ruth Park')
})
