import { ApiError, type AssignedCaller, type Client, type Receipt } from '@pkg/api-client'
import { formatPhone } from '@pkg/domain'
import { DateTime } from 'luxon'
import { receiptsTexts as words } from './texts'

/** A recipient as the page shows it, in words. */
export interface ReceiptView {
  id: string
  name: string
  kind: string
  what: string
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
}

/** What the page shows. */
export interface ReceiptsView {
  /** Whether the emailed link no longer works. */
  isExpired: boolean
  caller?: CallerView | undefined
  receipts: ReceiptView[]
}

/** The time zone of dates for a family without an advisor, whose own time zone isn't known. */
const fallbackZone = 'America/New_York'

/** Returns who has a family's information: the family of an emailed link, or the person's own. [TRUST-003, TRUTH-001] */
export async function loadReceipts(api: Client, token: string | undefined): Promise<ReceiptsView> {
  const subject = token ? { token } : {}
  const found = Promise.all([api.receipts.list(subject), api.assignedCallers.list(subject)])
  const pages = await found.catch((error: unknown) => {
    if (token && isUnknownLink(error)) return undefined
    throw error
  })
  if (!pages) return { isExpired: true, receipts: [] }
  const [receipts, callers] = pages
  const [caller] = callers.items
  const zone = caller?.timeZone ?? fallbackZone
  return {
    isExpired: false,
    ...(caller && { caller: callerView(caller) }),
    receipts: receipts.items.map((receipt) => receiptView(receipt, zone)),
  }
}

/** Returns whether the API doesn't know a link, or couldn't have made it. */
const isUnknownLink = (error: unknown) => error instanceof ApiError && [400, 404, 422].includes(error.status)

function callerView({ id, name, phone, status, callBy, timeZone }: AssignedCaller): CallerView {
  const number = phone && formatPhone(phone)
  const text =
    status === 'accepted'
      ? words.caller.accepted(name, number)
      : words.caller.asked(name, number, momentText(callBy, timeZone))
  return { id, name, text }
}

function receiptView(receipt: Receipt, zone: string): ReceiptView {
  const { id, recipientKind, recipientName, status, sentAt, reason, consent, reveals } = receipt
  const fields = new Intl.ListFormat('en-US').format(receipt.sharedFields.map(fieldText))
  return {
    id,
    name: recipientName,
    kind: words.kinds[recipientKind],
    what: status === 'active' ? words.has(fields) : words.had(fields),
    since: words.since(momentText(sentAt, zone)),
    why: words.why(reason),
    status,
    statusDetail: statusDetail(receipt, zone),
    agreed: consent?.text,
    looks: reveals.map(({ person, at, reason: why }) => words.look(person, momentText(at, zone), why)),
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

/** Formats a time, such as `Nov 23, 2026, 2:30 PM MST`. */
const momentText = (iso: string, zone: string) =>
  DateTime.fromISO(iso, { zone, locale: 'en-US' }).toFormat('LLL d, yyyy, h:mm a ZZZZ')
