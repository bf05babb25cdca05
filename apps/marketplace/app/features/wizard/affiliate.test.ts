import { ApiError } from '@pkg/api-client'
import { expect, test, vi } from 'vitest'
import { storeAffiliate } from './store-affiliate'
import { readAffiliate } from './stored-affiliate'

function device() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const affiliate = { affiliateId: '1', name: 'Riverbend Guide', answers: { lookingFor: 'Mother' } }

test('looks up a partner’s link and stores its data [ATTR-004, GWZ-096, QUERY-005]', async () => {
  const storage = device()
  const read = vi.fn(() => Promise.resolve(affiliate))
  await storeAffiliate('?partner-data=eyJ9&x=1', storage, read, () => undefined)
  expect(read).toHaveBeenCalledExactlyOnceWith('eyJ9')
  expect(readAffiliate(storage)).toEqual({ name: 'Riverbend Guide', answers: { lookingFor: 'Mother' } })
})

test('looks up nothing without the parameter [QUERY-005]', async () => {
  const read = vi.fn(() => Promise.resolve(affiliate))
  await storeAffiliate('?utm_source=x', device(), read, () => undefined)
  expect(read).not.toHaveBeenCalled()
})

test('logs a failed lookup and leaves the stored data alone [ERR-004]', async () => {
  const storage = device()
  await storeAffiliate(
    '?partner-data=a',
    storage,
    () => Promise.resolve(affiliate),
    () => undefined,
  )
  const log = vi.fn()
  await storeAffiliate('?partner-data=b', storage, () => Promise.reject(new Error('down')), log)
  expect(log).toHaveBeenCalledOnce()
  expect(readAffiliate(storage)?.name).toBe('Riverbend Guide')
})

test('looks up a link on the next page, once, when its own page closed too early [ATTR-004, QUERY-005]', async () => {
  const storage = device()
  const read = vi.fn(() => Promise.resolve(affiliate))
  await storeAffiliate('?partner-data=a', storage, () => Promise.reject(new Error('page left')), vi.fn())
  await storeAffiliate('', storage, read, vi.fn())
  await storeAffiliate('', storage, read, vi.fn())
  expect(read).toHaveBeenCalledExactlyOnceWith('a')
  expect(readAffiliate(storage)?.name).toBe('Riverbend Guide')
})

test('never looks up a rejected link again [ERR-004]', async () => {
  const storage = device()
  const read = vi.fn(() => Promise.reject(new ApiError(404, new Headers(), undefined)))
  await storeAffiliate('?partner-data=a', storage, read, vi.fn())
  await storeAffiliate('', storage, read, vi.fn())
  expect(read).toHaveBeenCalledOnce()
})

test.each(['', '{', '[]', '{"name":1,"answers":{}}', '{"name":"R","answers":null}'])(
  'ignores the stored value %j [GWZ-096]',
  (text) => {
    const storage = device()
    storage.setItem('affiliatePartner', text)
    expect(readAffiliate(storage)).toBeUndefined()
  },
)
