import { isEmail, isPhone, livingRoomTypes } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import type { SetupCall } from './load-setup.server'
import { type Problems, type SavedForm, stepHref } from './setup'
import { setupTexts as words } from './texts'

/** What could not be stored, if anything. */
interface StoredElsewhere {
  rejected?: Problems
}

const statuses = ['open', 'waitlist', 'full'] as const

/** Saves which rooms are free, where the page of prices and rooms has them. They apply today, and expire as always. [TRUST-018] */
export async function saveRooms({ api, id }: SetupCall, form: FormData): Promise<StoredElsewhere> {
  const errors: Record<string, string> = {}
  const rooms = livingRoomTypes.flatMap((room) => {
    const status = statuses.find((one) => one === formText(form, `status.${room}`))
    const open = formText(form, `open.${room}`).trim()
    if (!status) return []
    if (open === '') return [{ room, status }]
    if (status === 'open' && /^[1-9]\d{0,2}$/.test(open)) return [{ room, status, openRooms: Number(open) }]
    errors[`open.${room}`] = words.rooms.open
    return []
  })
  if (Object.keys(errors).length > 0) return { rejected: { errors } }
  if (rooms.length === 0) return { rejected: { errors: {}, message: words.rooms.none } }
  await api.communityStatements.state({ id, rooms })
  return {}
}

/** Adds a person who answers families to the address book. [DASH-014] */
export async function savePerson({ api, id }: SetupCall, form: FormData): Promise<SavedForm> {
  const of = (field: string) => formText(form, field).trim()
  const [name, phone, email] = [of('person-name'), of('person-phone'), of('person-email')]
  const errors = {
    ...(name === '' && { 'person-name': words.people.nameMissing }),
    ...(phone !== '' && !isPhone(phone) && { 'person-phone': words.people.phoneUnusable }),
    ...(email !== '' && !isEmail(email) && { 'person-email': words.people.emailUnusable }),
  }
  if (Object.keys(errors).length > 0) return { rejected: { errors } }
  await api.contacts.create({ name, communityId: id, ...(phone && { phone }), ...(email && { email }) })
  return { to: `${stepHref(id, 'people')}&done=person` }
}

/** Saves when tours are given, once someone answers families. [FIND-013] */
export async function saveTourHours({ api, id }: SetupCall, form: FormData): Promise<StoredElsewhere> {
  const errors: Record<string, string> = {}
  const hours = words.people.weekdays.flatMap((_, index) => {
    const weekday = index + 1
    const [opens, closes] = [formText(form, `opens.${weekday}`), formText(form, `closes.${weekday}`)]
    if (opens === '' && closes === '') return []
    if (opens < closes && opens !== '') return [{ weekday, opens, closes }]
    errors[`opens.${weekday}`] = words.people.hoursUnusable
    return []
  })
  if (Object.keys(errors).length > 0) return { rejected: { errors } }
  const { total } = await api.contacts.list({ 'filter[communityId]': id, 'filter[hasLeft]': 'false', 'page-size': 1 })
  if (total === 0) return { rejected: { errors: { 'person-name': words.people.needed } } }
  await api.tourHours.replace({ id, hours })
  return {}
}
