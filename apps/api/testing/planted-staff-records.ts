import { siteDay } from '@pkg/domain'
import type { ApiUnderTest } from './api-under-test'
import { list, one } from './lead-samples'
import type { Everyone, PersonName } from './people'
import { inAnHour, key } from './planted-staff'
import { ok } from './planted-visitor'
import { uploadImport } from './import-requests'
import type { Planting } from './planting'
import { plainOf } from './responses'

/** Everyone on the dashboard, and who else reads what they share with their team. */
const teams = {
  provider: { colleagues: [] },
  agent: { colleagues: ['another agent'] },
  'real estate agent': { colleagues: [] },
  admin: { colleagues: [] },
} as const satisfies Partial<Record<PersonName, { colleagues: readonly PersonName[] }>>

/** Plants words in the records that people on the dashboard have for themselves, their team, or a community. [ROLE-010, WORK-003] */
export async function plantStaffRecords(
  api: ApiUnderTest,
  everyone: Everyone,
  { familyId, planting }: { familyId: string; planting: Planting },
): Promise<void> {
  for (const name of ['provider', 'agent', 'real estate agent', 'admin'] as const) {
    await plantViews(everyone, name, planting)
    await plantTemplates(everyone, name, planting)
  }
  await plantDirectory(everyone, familyId, planting)
  await plantBulkAction(everyone, planting)
  await plantInvoice(everyone, familyId, planting)
  await plantContract(everyone, planting)
  await plantAgentRecords(everyone, planting)
  await plantImport(api, everyone, planting)
  await api.api.queue.idle()
}

/** Saves a view for oneself, and as an advisor or admin one for the team. Admins read those of every team. [WORK-003] */
async function plantViews(everyone: Everyone, name: keyof typeof teams, { plant }: Planting): Promise<void> {
  const save = (sharedWith: 'me' | 'team', ...readers: PersonName[]) => {
    const query = `q=${plant(`${sharedWith}ViewQuery`, ...readers)}`
    const view = { area: 'families', name: plant(`${sharedWith}View`, ...readers), query, sharedWith }
    return everyone[name].post('/platform/saved-views', 'saved-views', view)
  }
  ok(await save('me', name))
  if (name === 'agent' || name === 'admin')
    ok(await save('team', ...new Set<PersonName>([name, ...teams[name].colleagues, 'admin'])))
}

/** Writes a message template for oneself, and as an advisor or admin one for the team, which other roles don't read. [WORK-008] */
async function plantTemplates(everyone: Everyone, name: keyof typeof teams, { plant }: Planting): Promise<void> {
  const save = (sharedWith: 'me' | 'team', ...readers: PersonName[]) => {
    const text = plant(`${sharedWith}TemplateText`, ...readers)
    const template = { name: plant(`${sharedWith}Template`, ...readers), text, sharedWith }
    return everyone[name].post('/platform/message-templates', 'message-templates', template)
  }
  ok(await save('me', name))
  if (name === 'agent' || name === 'admin') ok(await save('team', name, ...teams[name].colleagues))
}

/** Adds contacts, collections, an advisor's email template, and an admin's facts about a community. */
async function plantDirectory(everyone: Everyone, familyId: string, planting: Planting): Promise<void> {
  const { agent, provider, admin } = everyone
  const { plant } = planting
  const staff: PersonName[] = ['agent', 'another agent', 'admin']
  const addContact = (person: typeof agent, more: object, ...readers: PersonName[]) =>
    person.post('/platform/contacts', 'contacts', {
      name: plant('contact', ...readers),
      jobTitle: plant('contactRole', ...readers),
      email: `${plant('contactEmail', ...readers).toLowerCase()}@families.example`,
      preference: plant('contactPreference', ...readers),
      ...more,
    })
  ok(await addContact(agent, { scope: 'own' }, 'agent', 'admin'))
  ok(await addContact(provider, {}, 'provider', 'admin'))
  ok(await addContact(admin, { scope: 'own' }, 'admin'))
  ok(await addContact(admin, { communityId: 'harbor-direct', scope: 'own' }, 'admin'))
  ok(await addContact(admin, { communityId: 'harbor-direct' }, 'provider', ...staff))
  const shared = one(ok(await addContact(agent, {}, ...staff)))
  await plantTalks(everyone, { familyId, contactId: shared.id, planting })
  const collection = {
    name: plant('collection', 'agent', 'admin'),
    note: plant('collectionNote', 'agent', 'admin'),
    communityIds: ['aspen-court'],
    notes: { 'aspen-court': plant('collectionCommunityNote', 'agent', 'admin') },
  }
  ok(await agent.post('/marketplace/partner-collection', 'partner-collections', collection))
  // Admins read the audit log, which has the text before and after a change.
  for (const [kind, ...readers] of [
    ['agentTemplateBefore', 'admin'],
    ['agentTemplate', 'agent', 'admin'],
  ] as const) {
    const template = { subject: plant(`${kind}Subject`, ...readers), body: plant(kind, ...readers) }
    ok(await agent.patch('/marketplace/agent-template/introduction', 'agent-templates', template))
  }
  await plantCatalog(admin, planting)
}

/** Logs talks with a contact about no family, about a family, and with a contact that went into another one. */
async function plantTalks(
  { agent, admin }: Everyone,
  { familyId, contactId, planting }: { familyId: string; contactId: string; planting: Planting },
): Promise<void> {
  const { plant } = planting
  const log = (more: object) =>
    agent.post('/platform/contact-talks', 'contact-talks', { contactId, outcome: 'reached', ...more })
  ok(await log({ note: plant('talkNote', 'agent', 'another agent', 'admin') }))
  ok(await log({ note: plant('familyTalkNote', 'agent', 'admin'), clientIds: [familyId] }))
  const duplicate = { name: plant('mergedContact', 'agent', 'another agent', 'admin') }
  const { id } = one(ok(await admin.post('/platform/contacts', 'contacts', duplicate)))
  ok(await admin.post('/platform/contacts-merge', 'contacts', { keepId: contactId, mergeId: id }))
}

/** Adds what only people on the dashboard read about communities, a draft of an article, and the text of a community that isn't public. */
async function plantCatalog(admin: Everyone['admin'], { plant }: Planting): Promise<void> {
  const dashboard: PersonName[] = ['provider', 'agent', 'another agent', 'admin']
  const organization = { name: plant('organization', ...dashboard), line1: plant('organizationStreet', ...dashboard) }
  const kept = one(ok(await admin.post('/platform/organizations', 'organizations', organization)))
  const { id } = one(
    ok(await admin.post('/platform/organizations', 'organizations', { name: plant('mergedOrganization', 'admin') })),
  )
  ok(await admin.post('/platform/organizations-merge', 'organizations', { keepId: kept.id, mergeId: id }))
  const place = {
    kind: 'mail',
    line1: plant('addressStreet', ...dashboard),
    city: 'Boulder',
    state: 'CO',
    zip: '80302',
  }
  const address = { entityType: 'Community', entityId: 'aspen-court', ...place }
  ok(await admin.post('/platform/addresses', 'addresses', address))
  const draft = { title: plant('draftTitle', 'admin'), body: plant('draftBody', 'admin'), isPublished: false }
  ok(await admin.post('/platform/content-entries', 'content-entries', { kind: 'articles', slug: 'a-draft', ...draft }))
  const description = plant('unlistedDescription', 'admin')
  ok(await admin.patch('/marketplace/communities/elm-not-live', 'communities', { description }))
  const facts = { entityType: 'Community', entityId: 'aspen-court', info: { remark: plant('entityFact', 'admin') } }
  ok(await admin.post('/platform/entityaux', 'entity-auxes', facts))
}

/** Renames a task in a bulk action, which only its author reads. */
async function plantBulkAction({ agent }: Everyone, { plant }: Planting): Promise<void> {
  const task = { title: plant('bulkTaskBefore', 'admin'), dueAt: inAnHour() }
  const { id } = one(ok(await agent.post('/platform/tasks', 'tasks', task, key())))
  const changes = { title: plant('bulkChange', 'agent', 'admin') }
  ok(await agent.post('/platform/bulk-actions', 'bulk-actions', { recordType: 'tasks', changes, ids: [id] }))
}

/** Invoices a move-in to the provider's community, which asks about it, and credits it with a reason. */
async function plantInvoice(everyone: Everyone, clientId: string, { plant }: Planting): Promise<void> {
  const { admin, provider } = everyone
  const about = { clientId, communityId: 'harbor-direct' }
  ok(await admin.post('/platform/disclosure-copies', 'disclosure-copies', about))
  const movedInOn = siteDay()
  const amounts = { movedInOn, rentCents: 500_000, careCents: 0 }
  const terms = { ...about, ...amounts }
  const { id } = one(ok(await admin.post('/platform/invoices', 'invoices', terms, key())))
  ok(await admin.patch(`/platform/invoices/${id}`, 'invoices', { status: 'issued' }))
  const payment = { amountCents: 1000, receivedOn: siteDay(), method: 'check' }
  const reference = plant('paymentReference', 'provider', 'admin')
  ok(await admin.post(`/platform/invoices/${id}/payments`, 'invoices', { ...payment, reference }))
  const paid = one(ok(await admin.post(`/platform/invoices/${id}/payments`, 'invoices', payment)))
  const [, mistake]: { id: string }[] = JSON.parse(JSON.stringify(paid.attributes['payments']))
  const withdrawal = { reason: plant('paymentWithdrawal', 'admin') }
  ok(await admin.post(`/platform/invoices/${id}/payments/${mistake?.id}/withdrawal`, 'invoices', withdrawal))
  const email = { recipient: `${plant('billingOffice', 'provider', 'admin')}@invoices.example` }
  ok(await admin.post(`/platform/invoices/${id}/emails`, 'invoices', email))
  // The dispute is a task of the admins, and a task about a family is in its timeline.
  const dispute = { reason: plant('invoiceDispute', 'provider', 'agent', 'admin') }
  ok(await provider.post(`/platform/invoices/${id}/disputes`, 'invoices', dispute))
  const answer = { answer: 'declined', reason: plant('disputeAnswer', 'provider', 'admin') }
  ok(await admin.post(`/platform/invoices/${id}/dispute-answer`, 'invoices', answer))
  const reason = plant('creditNoteReason', 'provider', 'agent', 'admin')
  ok(await admin.post(`/platform/invoices/${id}/credit-note`, 'invoices', { reason }))
  const [moveIn] = list(ok(await admin.get(`/platform/move-ins?filter[client]=${clientId}`))).data
  const undo = { reason: plant('moveInUndoReason', 'agent', 'admin') }
  ok(await admin.post(`/platform/move-ins/${moveIn?.id}/undo`, 'move-ins', undo))
}

/** Signs a contract of the advisor with the provider's community. */
async function plantContract({ agent, visitor }: Everyone, { plant }: Planting): Promise<void> {
  const path = '/marketplace/agents-community-contracts'
  const type = 'agents-community-contracts'
  const { id } = one(ok(await agent.post(`${path}/auto-create`, type, { communityId: 'harbor-direct' })))
  const { url } = plainOf(ok(await agent.get(`${path}/get-contract-sign-url?contractId=${id}`)))
  const token = new URL(String(url)).searchParams.get('token')
  const signedBy = plant('contractSigner', 'agent', 'provider', 'admin')
  ok(await visitor.post(`${path}/sign`, type, { token, name: signedBy }))
}

/** Adds a license of the real estate agent, says where it was found, and agrees on a fee with the agent. [DASH-016] */
async function plantAgentRecords({ admin }: Everyone, { plant }: Planting): Promise<void> {
  const path = '/platform/real-estate-licenses'
  const type = 'real-estate-licenses'
  const number = plant('licenseNumber', 'real estate agent', 'admin')
  const { id } = one(ok(await admin.post(path, type, { agentId: 'agent-homes', state: 'CO', number })))
  const source = plant('licenseSource', 'real estate agent', 'admin')
  ok(await admin.post(`${path}/${id}/check`, type, { source }))
  const paperUrl = `https://papers.example/${plant('signedAgreement', 'real estate agent', 'admin')}`
  const terms = { agentId: 'agent-homes', feePercent: 25, startsOn: '2026-01-01', paperUrl }
  ok(await admin.post('/platform/referral-agreements', 'referral-agreements', terms))
}

/** Uploads a file with a row that has a fault and is corrected, which admins read. [WORK-015] */
async function plantImport(api: ApiUnderTest, { admin }: Everyone, { plant }: Planting): Promise<void> {
  const word = (kind: string) => plant(kind, 'admin')
  const file = `${word('importColumn')},Name\n${word('importCell')},${word('importedName')}\n`
  const { id } = one(ok(await uploadImport(api, admin, file, { fileName: `${word('importFile')}.csv` })))
  ok(await admin.patch(`/admin/imports/${id}`, 'imports', { fields: ['jobTitle', 'name'] }))
  const [row] = list(ok(await admin.get(`/admin/imports/${id}/rows`))).data
  const values = { preference: word('importCorrection') }
  ok(await admin.patch(`/admin/import-rows/${row?.id}`, 'import-rows', { values }))
}
