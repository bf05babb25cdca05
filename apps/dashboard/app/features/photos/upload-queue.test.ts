import { photoBytes as bytesOfApi } from '@pkg/api-client/server'
import { expect, test } from 'vitest'
import { photoBytes, photoTypes } from './photo-limits'
import { fileError, resultOf } from './send-photo'
import { type SendResult, UploadQueue } from './upload-queue'

/** A queue whose uploads end when the test says how. */
function queueUnderTest() {
  const started: { item: string; progress: (share: number) => void; end: (result: SendResult) => void }[] = []
  const pauses: (() => void)[] = []
  const queue = new UploadQueue<string>(
    (item, progress) => new Promise((end) => started.push({ item, progress, end })),
    () => new Promise((go) => pauses.push(go)),
  )
  return { queue, started, pauses, states: () => queue.uploads.map(({ name, state }) => `${name} ${state}`) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('sends two files at a time, and one that fails doesn’t stop the others [WORK-011]', async () => {
  const { queue, started, states } = queueUnderTest()
  for (const name of ['a', 'b', 'c']) queue.add(name, name)
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting'])
  started[0]?.progress(0.4)
  expect(queue.uploads[0]?.share).toBe(0.4)
  started[1]?.end({ ok: false, error: 'Damaged.' })
  await settled()
  started[0]?.progress(1)
  expect(states()).toEqual(['a saving', 'b failed', 'c sending'])
  started[0]?.end({ ok: true })
  started[2]?.end({ ok: true })
  await settled()
  expect(states()).toEqual(['a done', 'b failed', 'c done'])
  expect(queue.uploads[1]?.error).toBe('Damaged.')
})

test('a file that failed is sent again, or removed, and one with an error is never sent [WORK-011]', async () => {
  const { queue, started, states } = queueUnderTest()
  queue.add('a', 'a')
  queue.add('b', 'b', 'Too large.')
  started[0]?.end({ ok: false, error: 'Lost.' })
  await settled()
  const [first, second] = queue.uploads
  queue.retry(first?.id ?? '')
  queue.remove(first?.id ?? '')
  expect(states()).toEqual(['a sending', 'b failed'])
  expect(queue.uploads[0]?.error).toBeUndefined()
  queue.remove(second?.id ?? '')
  expect(started.map(({ item }) => item)).toEqual(['a', 'a'])
  expect(states()).toEqual(['a sending'])
})

test('a server that has too much to do gets the file later [WORK-011]', async () => {
  const { queue, started, pauses } = queueUnderTest()
  queue.add('a', 'a')
  started[0]?.end({ ok: false, error: '', retryAfter: 1000 })
  await settled()
  expect(queue.uploads[0]).toMatchObject({ state: 'sending', error: expect.stringContaining('again soon') })
  pauses[0]?.()
  await settled()
  started[1]?.end({ ok: true })
  await settled()
  expect(queue.uploads[0]?.state).toBe('done')
})

test('names what is wrong with a file before it’s sent, by the limits of the API [WORK-011]', () => {
  expect(photoBytes).toBe(bytesOfApi)
  expect(photoTypes.map((type) => fileError({ type, size: photoBytes }))).toEqual(photoTypes.map(() => undefined))
  expect(fileError({ type: 'image/gif', size: 9 })).toContain('JPEG')
  expect(fileError({ type: 'image/png', size: 0 })).toContain('empty')
  expect(fileError({ type: 'image/png', size: photoBytes + 1 })).toContain('20 MB')
})

test.each<[number, string, string | null, object]>([
  [201, '', null, { ok: true }],
  [422, '{"errors":[{"detail":"The photo is damaged"}]}', null, { error: 'The photo is damaged.' }],
  [413, '{"errors":[{"detail":"Upload a file of up to 20 MB"}]}', null, { error: 'Upload a file of up to 20 MB.' }],
  [429, '', '7', { retryAfter: 7000 }],
  [401, '', null, { error: expect.stringContaining('signed out') }],
  [422, 'null', null, { error: expect.stringContaining('Try again') }],
  [500, '{"errors":[{"detail":"stack"}]}', null, { error: expect.stringContaining('Try again') }],
  [502, '<html>', null, { error: expect.stringContaining('Try again') }],
])('says what to do after a response with %i %s [WORK-011]', (status, body, retryAfter, result) => {
  expect(resultOf(status, body, retryAfter)).toMatchObject(result)
})
