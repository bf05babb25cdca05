import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type ApiResponse, apiUnderTest } from '../../../../testing/api-under-test'
import { sampleRequest, sampleWording } from '../../../../testing/sample-request'

const api = apiUnderTest()

/** The parts of a JSON:API response that these tests read. */
interface Document {
  data: { id: string; attributes: Record<string, unknown> } & { id: string; attributes: Record<string, unknown> }[]
  meta: Record<string, unknown>
}
const read = ({ body }: ApiResponse): Document => JSON.parse(JSON.stringify(body))

/** Creates a family with a request. Returns it with an admin's cookie. */
async function createFamily() {
  const requestId = randomUUID()
  const name = `Ruth ${requestId.slice(0, 8)}`
  await api.call({
    method: 'POST',
    url: '/platform/uuid-actions',
    payload: sampleRequest(
      {
        name,
        data: { lookingFor: 'Mother', wordings: [sampleWording, { id: 'texts', language: 'en', version: '3' }] },
      },
      requestId,
    ),
  })
  await api.api.queue.idle()
  const cookie = await api.cookieOf('admin')
  const [found] = read(
    await api.call({ url: `/secure/clients?q=${encodeURIComponent(name)}`, headers: { cookie } }),
  ).data
  if (!found) throw new Error('The family was not found')
  return { id: found.id, name, cookie }
}

test('masks contact info until it’s revealed for a reason, and returns it with the consent [DASH-003, API-044, TRUST-008]', async () => {
  const { id, name, cookie } = await createFamily()
  const list = read(await api.call({ url: `/secure/clients?q=${encodeURIComponent(name)}`, headers: { cookie } }))
  expect(list.data[0]?.attributes['contact']).toBe('(303) •••-••23')
  expect(JSON.stringify(list)).not.toContain('555-01')
  const masked = await api.call({ url: `/secure/clients/${id}`, headers: { cookie } })
  expect(masked.body).toMatchObject({ data: { attributes: { maskedPhone: '(303) •••-••23' } } })
  expect(JSON.stringify(masked.body)).not.toContain('5550123')
  const reveal = (data: object) =>
    api.call({ method: 'POST', url: '/platform/clients-access/contact', payload: { data }, headers: { cookie } })
  expect((await reveal({ clientId: id })).status).toBe(422)
  expect((await reveal({ clientId: id, reason: 'Asked to be called' })).body).toMatchObject({ phone: '+13035550123' })
  const one = read(await api.call({ url: `/secure/clients/${id}`, headers: { cookie } }))
  expect(one.data.attributes).toMatchObject({
    phone: '+13035550123',
    consent: { text: expect.stringMatching(/^My advisor may text me/), language: 'en', version: '3' },
    answers: { lookingFor: 'Mother' },
  })
})

test('changes the stage and records who changed it in the timeline [DASH-003, API-044]', async () => {
  const { id, cookie } = await createFamily()
  const moved = read(
    await api.call({
      method: 'PATCH',
      url: `/secure/clients/${id}`,
      payload: { data: { type: 'clients', id, attributes: { stage: 'touring' } } },
      headers: { cookie },
    }),
  )
  expect(moved.data.attributes).toMatchObject({
    stage: 'touring',
    timeline: [{ type: 'stage', text: 'Stage: new → touring', author: 'Ada Admin' }, {}, {}, {}, {}, {}],
  })
  const counted = read(await api.call({ url: '/secure/clients?filter[stage]=touring', headers: { cookie } }))
  expect(counted.meta['stages']).toMatchObject({ touring: counted.meta['total'] })
})

test('adds a note to the timeline and rejects a blank one [API-029, DATA-018]', async () => {
  const { id, cookie } = await createFamily()
  const write = (text: string) =>
    api.call({
      method: 'POST',
      url: '/marketplace/notes',
      payload: { data: { type: 'notes', attributes: { clientId: id, text } } },
      headers: { cookie },
    })
  expect((await write('  Wants a garden. ')).status).toBe(201)
  const blank = await write('   ')
  expect(blank.status).toBe(422)
  expect(blank.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/text' } }] })
  const one = read(await api.call({ url: `/secure/clients/${id}`, headers: { cookie } }))
  expect(one.data.attributes['timeline']).toMatchObject([{ type: 'note', text: 'Wants a garden.' }, {}, {}, {}, {}, {}])
})

test('lets only the assigned advisor complete and reopen a task [DASH-004, API-039]', async () => {
  const { id } = await createFamily()
  const owner = await api.cookieOf('agent')
  const listDue = async (when: string) =>
    read(
      await api.call({
        url: `/platform/tasks?filter[client]=${id}&filter[due]=${when}`,
        headers: { cookie: owner },
      }),
    )
  // The task is due in four hours, which in the evening is tomorrow.
  const [task, ...others] = [...(await listDue('today')).data, ...(await listDue('later')).data]
  expect(others).toEqual([])
  expect(task?.attributes).toMatchObject({ status: 'open', clientId: id })
  const change = (status: string, cookie: string) =>
    api.call({
      method: 'PATCH',
      url: `/platform/tasks/${task?.id}`,
      payload: { data: { type: 'tasks', id: task?.id, attributes: { status } } },
      headers: { cookie },
    })
  expect((await change('done', await api.cookieOf('agent', 'other-agent@hearthway.example'))).status).toBe(404)
  expect((await change('done', owner)).body).toMatchObject({ data: { attributes: { status: 'done' } } })
  expect((await change('never', owner)).status).toBe(422)
  const open = read(
    await api.call({ url: `/platform/tasks?filter[client]=${id}&filter[status]=open`, headers: { cookie: owner } }),
  )
  expect(open.data).toEqual([])
})

test('rejects an unknown time zone and names the parameter [DASH-004]', async () => {
  const answer = await api.call({
    url: '/platform/tasks?filter[due]=today&timeZone=Mars/Base',
    headers: { cookie: await api.cookieOf('admin') },
  })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ errors: [{ source: { parameter: 'timeZone' } }] })
})

test('lists each message once and shows advisors only their own [API-042, GWZ-118]', async () => {
  await createFamily()
  const all = read(
    await api.call({ url: '/platform/emails?page-size=100', headers: { cookie: await api.cookieOf('admin') } }),
  )
  const own = read(
    await api.call({ url: '/platform/emails?page-size=100', headers: { cookie: await api.cookieOf('agent') } }),
  )
  const recipients = new Set(own.data.map(({ attributes }) => attributes['recipient']))
  expect(recipients).toEqual(new Set(['agent-boulder@hearthway.example']))
  expect(all.data.length).toBeGreaterThan(own.data.length)
  expect(all.data.every(({ attributes }) => attributes['status'] === 'sent')).toBe(true)
})

test('streams a new family to its advisor and admins after it’s saved [GWZ-118, DASH-003]', async () => {
  const address = await api.api.app.listen({ port: 0, host: '127.0.0.1' })
  const listener = new AbortController()
  const listen = async (cookie: string) => {
    const response = await fetch(`${address}/platform/events/stream`, { headers: { cookie }, signal: listener.signal })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    return response
  }
  const collect = (response: Response) => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const reading = (async () => {
      while (reader) {
        const { value, done } = await reader.read()
        if (done) return
        text += value
      }
    })().catch(() => undefined)
    return { text: () => text, reading }
  }
  const admin = collect(await listen(await api.cookieOf('admin')))
  const stranger = collect(await listen(await api.cookieOf('agent', 'other-agent@hearthway.example')))
  const { id } = await createFamily()
  await expect.poll(() => admin.text()).toContain(`event: family\ndata: {"familyId":"${id}"}`)
  expect(stranger.text()).not.toContain(id)
  listener.abort()
})

test('returns locations and statistics to anyone [API-025, API-027, API-040]', async () => {
  const stats = read(await api.call({ url: '/marketplace/stats?state=CO' }))
  expect(stats.data.attributes).toMatchObject({ communities: 3, paying: 3 })
  const agents = read(await api.call({ url: '/marketplace/agents?filter[state]=CO' }))
  expect(agents.data.map(({ id }) => id)).toEqual(['agent-boulder', 'agent-colorado'])
  expect((await api.call({ url: '/marketplace/agents/agent-applied' })).status).toBe(404)
  // Sitemaps list no demo communities, which the sample's are. [TRUTH-013]
  await api.database.script("update communities set source = 'provider'")
  const places = read(await api.call({ url: '/platform/sitemap/counties?state=CO' }))
  // The sample has communities in Denver but not the county, so its page isn't listed.
  expect(places.data.map(({ attributes }) => attributes['path'])).toEqual(['/senior-living/colorado/boulder'])
  const communities = read(await api.call({ url: '/platform/sitemap/communities?state=TX' }))
  expect(communities.data.map(({ attributes }) => attributes['path'])).toEqual([
    '/assisted-living/texas/austin/dogwood-lodge',
  ])
})
