import { Random } from '@pkg/illustrations/random'
import { fictionalPhone } from '../generate/area-codes'
import { exampleEmail, pickPerson } from '../generate/person-names'
import { stateByCode } from '@pkg/domain'
import { former, people, talks } from './address-book-texts'
import type { DemoBrowser } from './demo-browser'
import { day, type DemoStage, findFamilyId } from './demo-stage'
import type { DemoFamily, RequestableCommunity } from './families'

/** How many companies are organizations already. The others are suggested. */
const groupedCompanies = 8

/** The days since the contacts were added. */
const addedDaysAgo = 60

/** Who fills the address book, about which communities, and with the families that the talks are about. */
interface AddressBook {
  admin: DemoBrowser
  advisor: DemoBrowser
  provider: DemoBrowser
  /** The communities of the advisor's families and of the provider. */
  communities: readonly RequestableCommunity[]
  families: readonly DemoFamily[]
  seed: number
}

/** Groups communities into organizations, and adds contacts with their roles and talks. [DASH-013, DASH-014] */
export async function addAddressBook(demo: DemoStage, book: AddressBook): Promise<void> {
  const at = (daysAgo: number) => new Date(demo.moment.getTime() - daysAgo * day)
  await demo.timeline.at(at(addedDaysAgo + 1), () => groupCommunities(book))
  const random = new Random(book.seed, 7_000_000)
  const contacts = []
  for (const [place, community] of book.communities.entries()) {
    const added = await demo.timeline.at(at(addedDaysAgo - place), () => addContact(book, { random, place, community }))
    contacts.push({ id: added.id, community })
  }
  for (const [place, talk] of talks.entries()) {
    const contact = contacts[place % contacts.length]
    if (!contact) return
    const clientIds = talk.isAboutFamily ? await findFamilies(demo, book.families, contact.community.id) : []
    const { isAboutFamily: _about, ...said } = talk
    const logged = { ...said, contactId: contact.id, clientIds }
    await demo.timeline.at(at(1 + place * 2), () =>
      book.advisor.post('/platform/contact-talks', 'contact-talks', logged),
    )
  }
  await demo.timeline.rewrite()
}

/** Makes organizations of the companies with most communities, and of those that operate the given ones. Each is where one of its communities is. */
async function groupCommunities({ admin, communities }: AddressBook): Promise<void> {
  const suggestions = '/platform/organization-suggestions?page-size=100'
  const named = new Set<string>()
  for (const { id } of communities) {
    const { attributes } = await admin.one(`/marketplace/communities/${id}`)
    const company: unknown = new Map(Object.entries(attributes['propInfo'] ?? {})).get('managementCompany')
    if (typeof company === 'string') named.add(keyOf(company))
  }
  const companies = (await admin.list(suggestions)).map(({ attributes }) => String(attributes['managementCompany']))
  const chosen = companies.filter((company, place) => place < groupedCompanies || named.has(keyOf(company)))
  for (const managementCompany of chosen) {
    const { id } = await admin.post('/platform/organizations-group', 'organizations', { managementCompany })
    const [seat] = await admin.list(`/platform/organization-communities?filter[organization]=${id}&page-size=1`)
    const { city, state } = seat?.attributes ?? {}
    const name = managementCompany.replace(/,? (LLC|Inc\.)$/, '')
    await admin.patch(`/platform/organizations/${id}`, 'organizations', { name, city, state })
  }
}

const keyOf = (company: string) => company.toLowerCase().replace(/,? (llc|inc\.)$/, '')

/** Adds a person at a community. The provider adds those of its own, and the last of the others has left. */
async function addContact(
  { advisor, provider, communities }: AddressBook,
  { random, place, community }: { random: Random; place: number; community: RequestableCommunity },
) {
  const person = pickPerson(random)
  const { state: code, zip } = community.address
  const state = stateByCode(code)?.code ?? 'FL'
  const hasLeft = place === communities.length - 1 && !community.isOfDemoTeam
  const browser = community.isOfDemoTeam ? provider : advisor
  return browser.post('/platform/contacts', 'contacts', {
    ...(hasLeft ? { ...former, hasLeft } : people[place % people.length]),
    name: `${person.firstName} ${person.lastName}`,
    email: exampleEmail(person, 'team'),
    phone: fictionalPhone(state, zip, place + 40),
    communityId: community.id,
  })
}

/** Returns the families that asked a community, at most one. */
async function findFamilies(demo: DemoStage, families: readonly DemoFamily[], communityId: string): Promise<string[]> {
  const asking = families.find(({ stage, communitySlugs }) => stage !== 'new' && communitySlugs.includes(communityId))
  return asking ? [await findFamilyId(demo, asking.email)] : []
}
