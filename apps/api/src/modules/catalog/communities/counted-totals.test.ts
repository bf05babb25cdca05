import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { createCaller, list } from '../../../../testing/lead-samples'

const api = apiUnderTest()

/** Returns the total that a listing shows, and how many communities its pages have. */
async function readListing(query: string): Promise<{ total: unknown; shown: number }> {
  const { data, meta } = list(await api.call({ url: `/marketplace/communities?${query}&page-size=100` }))
  return { total: meta.total, shown: data.length }
}

test.each(['', 'toc=assisted-living', 'stays=le:6000', 'rating=ge:9', 'state=CO&rating=ge:9'])(
  'the total of "%s" follows every change immediately, also when it was asked before [FIND-006, FIND-014, BIZ-008]',
  async (query) => {
    const admin = await createCaller(api, 'admin')
    const url = '/marketplace/communities/aspen-court'
    const show = async (status: 1 | 0) => expect((await admin.patch(url, 'communities', { status })).status).toBe(200)
    await show(1)
    const before = await readListing(query)
    expect(before.total).toBe(before.shown)
    await show(0)
    const after = await readListing(query)
    expect(after).toEqual({ total: before.shown - 1, shown: before.shown - 1 })
    await show(1)
    expect(await readListing(query)).toEqual(before)
  },
)
