import { ApiError } from '@pkg/api-client'
import { expect, test, vi } from 'vitest'
import { keptAffiliate } from './kept-affiliate'
import { rememberAffiliate } from './remember-affiliate'

function device() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const affiliate = { affiliateId: '1', name: 'Riverbend Guide', answers: { lookingFor: 'Mother' } }

test('a partner’s link is looked up and kept on the device [ATTR-004, GWZ-096, QUERY-005]', async () => {
  const storage = device()
  const read = vi.fn(() => Promise.resolve(affiliate))
  await rememberAffiliate('?partner-data=eyJ9&x=1', storage, read, () => undefined)
  expect(read).toHaveBeenCalledExactlyOnceWith('eyJ9')
  expect(keptAffiliate(storage)).toEqual({ name: 'Riverbend Guide', answers: { lookingFor: 'Mother' } })
})

test('a page without the parameter asks nobody [QUERY-005]', async () => {
  const read = vi.fn(() => Promise.resolve(affiliate))
  await rememberAffiliate('?utm_source=x', device(), read, () => undefined)
  expect(read).not.toHaveBeenCalled()
})

test('a lookup that fails is logged, and what was kept before stays [ERR-004]', async () => {
  const storage = device()
  await rememberAffiliate(
    '?partner-data=a',
    storage,
    () => Promise.resolve(affiliate),
    () => undefined,
  )
  const log = vi.fn()
  await rememberAffiliate('?partner-data=b', storage, () => Promise.reject(new Error('down')), log)
  expect(log).toHaveBeenCalledOnce()
  expect(keptAffiliate(storage)?.name).toBe('Riverbend Guide')
})

test('a link whose page was left too early is looked up on the next page, and then no more [ATTR-004, QUERY-005]', async () => {
  const storage = device()
  const read = vi.fn(() => Promise.resolve(affiliate))
  await rememberAffiliate('?partner-data=a', storage, () => Promise.reject(new Error('page left')), vi.fn())
  await rememberAffiliate('', storage, read, vi.fn())
  await rememberAffiliate('', storage, read, vi.fn())
  expect(read).toHaveBeenCalledExactlyOnceWith('a')
  expect(keptAffiliate(storage)?.name).toBe('Riverbend Guide')
})

test('a link that the API refused is not asked about again [ERR-004]', async () => {
  const storage = device()
  const read = vi.fn(() => Promise.reject(new ApiError(404, new Headers(), undefined)))
  await rememberAffiliate('?partner-data=a', storage, read, vi.fn())
  await rememberAffiliate('', storage, read, vi.fn())
  expect(read).toHaveBeenCalledOnce()
})

test.each(['', '{', '[]', '{"name":1,"answers":{}}', '{"name":"R","answers":null}'])(
  '%j is no partner [GWZ-096]',
  (text) => {
    const storage = device()
    storage.setItem('affiliatePartner', text)
    expect(keptAffiliate(storage)).toBeUndefined()
  },
)
