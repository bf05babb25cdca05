import { createClientFor } from '@pkg/api-client'
import { contacts } from '@pkg/api-client/routes'
import { expect, test } from 'vitest'
import { loadCommunityContacts } from './community-contacts'

const person = (id: string, communityId: string, more: object = {}) => ({ id, name: id, communityId, ...more })

/** A client whose list has these contacts, in the order of the API. */
function clientOf(items: { id: string }[]) {
  const asked: URL[] = []
  const fetchList = (input: unknown) => {
    asked.push(new URL(String(input instanceof Request ? input.url : input)))
    const data = items.map(({ id, ...attributes }) => ({ type: 'contacts', id, attributes }))
    const body = JSON.stringify({ data, meta: { total: items.length } })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/vnd.api+json' } }))
  }
  return { asked, client: createClientFor({ contacts }, { baseUrl: 'http://api.example', fetch: fetchList }) }
}

test('names, for each community, the person with a number who was called last [DASH-014]', async () => {
  const { client, asked } = clientOf([
    person('No number', 'aspen-court'),
    person('Nia', 'aspen-court', { phone: '+13035550142', role: 'nurse', preference: 'Text before noon' }),
    person('Later', 'aspen-court', { phone: '+13035550143' }),
    person('Only one', 'birch-house', { jobTitle: 'Owner' }),
  ])
  expect(await loadCommunityContacts(client, ['aspen-court', 'birch-house', 'aspen-court'])).toEqual({
    'aspen-court': {
      name: 'Nia',
      href: '/contacts/Nia',
      job: 'Nurse',
      phone: '(303) 555-0142',
      phoneHref: 'tel:+13035550142',
      preference: 'Text before noon',
    },
    'birch-house': { name: 'Only one', href: '/contacts/Only one', job: 'Owner' },
  })
  const { searchParams } = asked[0] ?? new URL('http://none.example')
  expect(searchParams.get('filter[communityId][in]')).toBe('aspen-court,birch-house')
  expect(searchParams.get('filter[hasLeft]')).toBe('false')
})

test('asks for nothing without communities [DASH-014]', async () => {
  const { client, asked } = clientOf([])
  expect(await loadCommunityContacts(client, [])).toEqual({})
  expect(asked).toEqual([])
})
