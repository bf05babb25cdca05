// cspell:ignore Autoreply Autorespond José Mensaje Nguyễn Respuesta aquí automática está

import { expect, test } from 'vitest'
import { readEmail, readReply } from './read-email'

/** Reads an email of these headers and bytes, as a mail server receives it. */
async function read(headers: string, body: string | Buffer) {
  const head = `From: Karen <karen@home.example>\r\nTo: reply@mail.example\r\nMIME-Version: 1.0\r\n${headers}\r\n\r\n`
  const email = await readEmail(Buffer.concat([Buffer.from(head), Buffer.from(body)]))
  return { ...email, text: readReply(email, ['Would Tuesday suit you?']) }
}

const plain = (charset: string) => `Content-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: 8bit`
const alternative = 'Content-Type: multipart/alternative; boundary=b'
const parts = (text: string, html: string) =>
  `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n--b--\r\n`

test.each([
  '',
  ' ',
  '\u00a0',
  '\u200b\u200b',
  'This message requires an HTML-capable mail reader.',
  'Your email client does not support HTML messages.',
  'Please view this email in a browser.',
])('reads the part with words when the plain one is “%s” [EDGE-005]', async (text) => {
  const { text: read1 } = await read(alternative, parts(text, '<p>Yes, Tuesday at 10. Please call Dad first.</p>'))
  expect(read1).toBe('Yes, Tuesday at 10. Please call Dad first.')
})

test('reads the plain part when it has words, also about HTML, and when nothing else has any [EDGE-005]', async () => {
  expect((await read(alternative, parts('Yes.', '<p>No.</p>'))).text).toBe('Yes.')
  expect((await read(alternative, parts('👍', '<p>No.</p>'))).text).toBe('👍')
  expect((await read(alternative, parts('I can’t display HTML on this phone. Call me.', ''))).text).toMatch(/^I can’t/)
})

test('a picture or an invitation that is the whole email counts as a file [EDGE-005]', async () => {
  const mixed = 'Content-Type: multipart/related; boundary=b'
  const picture =
    '--b\r\nContent-Type: text/html\r\n\r\n<img src="cid:1">\r\n--b\r\nContent-Type: image/png\r\nContent-ID: <1>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--b--'
  expect(await read(mixed, picture)).toMatchObject({ attachments: 1 })
  const withWords = picture.replace('<img src="cid:1">', 'Yes. <img src="cid:1">')
  expect(await read(mixed, withWords)).toMatchObject({ attachments: 0, text: 'Yes.' })
})

const windows = (text: string) =>
  Buffer.from(
    [...text].map(
      (letter) => ({ '’': 0x92, '–': 0x96, '“': 0x93, '”': 0x94, '€': 0x80 })[letter] ?? letter.charCodeAt(0),
    ),
  )

test.each(['windows-1252', 'iso-8859-1', 'us-ascii', 'cp1252', 'latin1'])(
  'reads the apostrophes and dashes of %s [EDGE-006]',
  async (charset) => {
    const written = 'It’s fine – “yes”. She can’t climb stairs. €5 café'
    expect((await read(plain(charset), windows(written))).text).toBe(written)
  },
)

test.each([
  ['macintosh', [0x49, 0x74, 0xd5, 0x73], 'It’s'],
  ['gb2312', [0xd0, 0xbb, 0xd0, 0xbb], '谢谢'],
  ['big5', [0xc1, 0xc2, 0xc1, 0xc2], '謝謝'],
  ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x24, 0x4f, 0x24, 0x24, 0x1b, 0x28, 0x42], 'はい'],
  ['euc-kr', [0xb3, 0xd7], '네'],
  ['koi8-r', [0xc4, 0xc1], 'да'],
  ['windows-1258', [0x93, 0x44, 0xf3, 0x94], '“Dó”'],
  ['iso-8859-15', [0xa4, 0x35], '€5'],
] as const)('reads %s [EDGE-006]', async (charset, bytes, written) => {
  expect((await read(plain(charset), Buffer.from(bytes))).text).toBe(written)
})

test.each(['It+IBk-s fine', 'It+IBk-s +AGYAaQ-ne', 'It+IBk-s fi+AG4AZQ'])(
  'reads UTF-7: %s [EDGE-006]',
  async (sent) => {
    expect((await read(plain('UTF-7'), `${sent}, 2 +- 2`)).text).toBe('It’s fine, 2 + 2')
    expect((await read(plain('"utf-7"'), sent)).text).toBe('It’s fine')
    expect((await read(plain('utf-8'), 'A+B- or C')).text).toBe('A+B- or C')
  },
)

test.each([
  ['application/pdf', 'Content-Disposition: inline; filename=form.pdf', 1],
  ['image/jpeg', 'Content-Disposition: inline; filename=IMG_2041.jpeg', 1],
  ['image/jpeg', 'Content-Disposition: inline; filename=IMG_2042.jpeg\r\nContent-ID: <5C1@home.example>', 1],
  ['application/pdf', 'Content-Disposition: attachment; filename=form.pdf\r\nContent-ID: <form>', 1],
  ['application/pgp-signature', 'Content-Description: signature', 0],
])('counts a part %s, %s, next to words as %i files [EDGE-005]', async (type, headers, files) => {
  const words = '--b\r\nContent-Type: text/plain\r\n\r\nHere is the form.\r\n'
  const file = `--b\r\nContent-Type: ${type}\r\n${headers}\r\nContent-Transfer-Encoding: base64\r\n\r\n${btoa('file')}\r\n--b--`
  expect(await read('Content-Type: multipart/mixed; boundary=b', words + file)).toMatchObject({ attachments: files })
})

test('keeps words that a person indented, and cuts quoted ones, in an email with only HTML [EDGE-005]', async () => {
  const html = 'Content-Type: text/html; charset=utf-8'
  const quoted = '<blockquote type="cite"><div>On Thu, Hearthway &lt;a@b.example&gt; wrote:</div><p>Hi</p></blockquote>'
  const indented =
    '<p>Her list:</p><blockquote style="margin:0 0 0 40px">Insulin<br><blockquote>A nurse</blockquote></blockquote>'
  expect((await read(html, `${indented}<p>Ruth</p>${quoted}`)).text).toBe('Her list:\n\n> Insulin\n\n> A nurse\n\nRuth')
  expect((await read(html, '<p>Yes.</p><blockquote>Would Tuesday suit you?</blockquote>')).text).toBe('Yes.')
})

test('reads UTF-8 and Windows-1252 of an email that names no encoding, or a wrong one [EDGE-006]', async () => {
  const text = 'José está aquí — sí, Nguyễn says'
  expect((await read('Content-Type: text/plain\r\nContent-Transfer-Encoding: 8bit', text)).text).toBe(text)
  expect((await read(plain('unknown-8bit'), text)).text).toBe(text)
  const bytes = windows('We can’t on Friday')
  expect((await read('Content-Type: text/plain\r\nContent-Transfer-Encoding: 8bit', bytes)).text).toBe(
    'We can’t on Friday',
  )
})

test('reads the cells of a table apart [EDGE-005]', async () => {
  const table = '<table><tr><td>Name</td><td>Rose</td></tr><tr><td>Age</td><td>84</td></tr></table>'
  expect((await read('Content-Type: text/html; charset=utf-8', table)).text).toBe('Name Rose\nAge 84')
})

test.each([
  ['Auto-Submitted: auto-replied', 'Re: Message'],
  ['Auto-Submitted: auto-generated; type=x', 'Re: Message'],
  ['Precedence: bulk', 'Re: Message'],
  ['Precedence: auto_reply', 'Re: Message'],
  ['X-Autoreply: yes', 'Re: Message'],
  ['X-Autorespond: away', 'Re: Message'],
  ['X-AutoReply-From: k@home.example', 'Re: Message'],
  ['X-MS-Exchange-Inbox-Rules-Loop: k@home.example', 'Re: Message'],
  ['Return-Path: <>', 'Re: Message'],
  ['X-Mailer: a', 'Automatic reply: Message'],
  ['X-Mailer: a', 'Out of office: back on Monday'],
  ['X-Mailer: a', 'Out of the office'],
  ['X-Mailer: a', 'Respuesta automática: Mensaje'],
])('a program sent an email with “%s” and the subject “%s” [EDGE-007]', async (header, subject) => {
  expect(await read(`${header}\r\nSubject: ${subject}\r\n${plain('utf-8')}`, 'I am away.')).toMatchObject({
    isAutomatic: true,
  })
})

test.each([
  ['Auto-Submitted: no', 'Re: Message'],
  ['Auto-Submitted: no; owner-email="k@home.example"', 'Re: Message'],
  ['Precedence: list', 'Re: Message'],
  ['Return-Path: <karen@home.example>', 'Re: Message'],
  ['X-Auto-Response-Suppress: DR, OOF, AutoReply', 'Re: Message'],
  ['X-Mailer: a', 'Re: out of office hours?'],
  ['X-Mailer: a', 'Automatic doors at the entrance'],
])('a person sent an email with “%s” and the subject “%s” [EDGE-007]', async (header, subject) => {
  expect(await read(`${header}\r\nSubject: ${subject}\r\n${plain('utf-8')}`, 'Yes.')).toMatchObject({
    isAutomatic: false,
  })
})
