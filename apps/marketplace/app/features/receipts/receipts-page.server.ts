import { ApiError, type AssignedCaller, type Client, type PrivacyOverview, type Receipt } from '@pkg/api-client'
import { callText, formatPhone, type Homebase, siteLanguage, siteLocale, siteTimeZone } from '@pkg/domain'
import { findUnsentRequests, type UnsentRequests } from '~/features/homebase'
import { type CallsView, callsView } from './call-form'
import { receiptsTexts as words } from './texts'

/** A recipient as the page shows it, in words. */
export interface ReceiptView {
  id: string
  name: string
  kind: string
  /** The names of what they have. */
  what: string[]
  since: string
  why: string
  status: Receipt['status']
  statusDetail?: string | undefined
  agreed?: string | undefined
  looks: string[]
  /** Whether the family can stop sharing with this recipient. */
  canStop: boolean
}

/** The advisor who will call, in words. */
export interface CallerView {
  id: string
  name: string
  text: string
  /** Whether the advisor emails, because the family would rather not be called. [TRUST-006] */
  isByEmail: boolean
}

/** Contact info on record, as the form shows it. */
export interface OwnContactView {
  name: string
  email: string
  phone: string
  /** Whether the form can change it. Otherwise the account's settings can. */
  canChange: boolean
}

/** What a person can do with their own information: start with a code, enter it, or use what it opened. */
export type OwnDataView = { step: 'start' | 'code'; sentTo: string } | { step: 'open'; contact: OwnContactView }

/** What the browser keeps about the person in cookies: the emailed link's token, a code's id, and what a code opened. */
export interface ReceiptsAccess {
  token?: string | undefined
  codeId?: string | undefined
  grant?: string | undefined
}

/** What the page shows. */
export interface ReceiptsView {
  /** Whether the emailed link no longer works. */
  isExpired: boolean
  /** Whether this is what the person's own browser or account has, which leads to their other pages, and not what an emailed link opened. */
  isOwn: boolean
  caller?: CallerView | undefined
  receipts: ReceiptView[]
  calls?: CallsView | undefined
  /** Everyone who saw the contact info, newest first. */
  accesses: string[]
  ownData?: OwnDataView | undefined
  /** The requested communities that don't have the request, on the person's own page. [TRUTH-003, TRUTH-005] */
  unsent?: UnsentRequests | undefined
}

/** Returns who has a family's information: the family of an emailed link, or the person's own. [TRUST-003, TRUTH-001, TRUTH-011] */
export async function loadReceipts(api: Client, access: ReceiptsAccess): Promise<ReceiptsView> {
  const { token } = access
  const subject = token ? { token } : {}
  const found = Promise.all([
    api.receipts.list(subject),
    api.assignedCallers.list(subject),
    api.privacy.overview(subject),
    token ? undefined : findOwnHomebase(api),
  ])
  const pages = await found.catch((error: unknown) => {
    if (token && isUnknownLink(error)) return undefined
    throw error
  })
  if (!pages) return { isExpired: true, isOwn: false, receipts: [], accesses: [] }
  const [receipts, callers, overview, homebase] = pages
  const [caller] = callers.items
  const zone = overview.timeZone ?? caller?.timeZone ?? siteTimeZone
  return {
    isExpired: false,
    isOwn: token === undefined,
    ...(caller && { caller: callerView(caller) }),
    receipts: receipts.items.map((receipt) => receiptView(receipt, zone)),
    ...(receipts.items.length > 0 && !overview.noCalls && { calls: callsView(overview.callPreferences) }),
    accesses: overview.accesses.map((look) => lookText(look, zone)),
    ownData: await loadOwnData(api, access, overview),
    unsent: homebase && findUnsentRequests(homebase),
  }
}

/** Returns what the family requested. It only adds to the page, so a failure hides it. */
function findOwnHomebase(api: Client): Promise<Homebase | undefined> {
  return api.homebase.get({ id: 'me', include: 'all', language: siteLanguage }).catch((error: unknown) => {
    console.error(error)
    return undefined
  })
}

/** Returns whether the API doesn't know a link, or couldn't have made it. */
const isUnknownLink = (error: unknown) => error instanceof ApiError && [400, 404, 422].includes(error.status)

async function loadOwnData(
  api: Client,
  { codeId, grant }: ReceiptsAccess,
  { codeTo }: PrivacyOverview,
): Promise<OwnDataView | undefined> {
  const contact = grant ? await readContact(api, grant) : undefined
  if (contact) return { step: 'open', contact }
  return codeTo === undefined ? undefined : { step: codeId ? 'code' : 'start', sentTo: codeTo }
}

/** Returns the contact info that a grant opens, or undefined when it has expired. */
async function readContact(api: Client, grant: string) {
  const read = api.privacy.contact({ grant }).catch((error: unknown) => {
    if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return undefined
    throw error
  })
  const contact = await read
  if (!contact) return undefined
  const { name, email = '', phone, canChange } = contact
  return { name, email, phone: phone ? formatPhone(phone) : '', canChange }
}

function callerView({ id, name, phone, status, callBy, timeZone, ...advisor }: AssignedCaller): CallerView {
  const number = phone && formatPhone(phone)
  const isByEmail = advisor.isByEmail === true
  const time = momentText(callBy, timeZone)
  const when = advisor.bookedCall && callText(advisor.bookedCall)
  const asked = isByEmail ? words.caller.askedToEmail(name, time) : words.caller.asked(name, number, time)
  const texts =
    status === 'accepted'
      ? [words.caller.accepted(name, number), when && words.caller.yourCall(when)]
      : [when ? words.caller.booked(name, number, when) : asked, words.caller.contactInfoLater(name)]
  return { id, name, text: texts.filter(Boolean).join(' '), isByEmail }
}

function receiptView(receipt: Receipt, zone: string): ReceiptView {
  const { id, recipientKind, recipientName, status, sentAt, reason, consent, reveals } = receipt
  return {
    id,
    name: recipientName,
    kind: words.kinds[recipientKind],
    what: receipt.sharedFields.map(fieldText),
    since: momentText(sentAt, zone),
    why: words.reason(reason),
    status,
    statusDetail: statusDetail(receipt, zone),
    agreed: consent?.text,
    looks: reveals.map((look) => lookText(look, zone)),
    canStop: status === 'active' && recipientKind !== 'operator',
  }
}

function fieldText(field: string): string {
  const known: Record<string, string> = words.fields
  return known[field] ?? field
}

function statusDetail({ status, confirmBy, confirmedAt }: Receipt, zone: string): string | undefined {
  if (status === 'active') return undefined
  if (status === 'ended') return words.statusDetail.ended
  const time = status === 'confirmed' ? confirmedAt : confirmBy
  return time && words.statusDetail[status](momentText(time, zone))
}

const lookText = ({ person, at, reason }: Receipt['reveals'][number], zone: string) =>
  words.look(person, momentText(at, zone), reason)

/** Formats a time, such as `Nov 23, 2026, 2:30 PM MST`. */
const momentText = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat(siteLocale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(Date.parse(iso))
    // Servers put different kinds of spaces before AM and PM.
    .replaceAll(/\s/g, ' ')
