import {
  amenityFlags,
  type CareTypeSlug,
  careLimits,
  careTypeSlugs,
  formatMoney,
  isPhone,
  isUnusualPrice,
  type SetupDraft,
} from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { amountDigits } from '~/features/prices'
import { askedFees, priceIds, type Problems } from './setup'
import { setupTexts as words } from './texts'

/** What a form of a step has: its part of the draft, or what to correct. */
export type ReadStep = { ok: true; draft: SetupDraft } | { ok: false; rejected: Problems }

const accepted = (draft: SetupDraft): ReadStep => ({ ok: true, draft })
const refused = (errors: Record<string, string>): ReadStep => ({ ok: false, rejected: { errors } })

/** Returns which of some values were chosen. */
const chosen = <Value extends string>(form: FormData, name: string, values: readonly Value[]): Value[] => {
  const sent = form.getAll(name)
  return values.filter((value) => sent.includes(value))
}

/** Reads the first step: name, address, phone, and website. */
export function readIdentity(form: FormData): ReadStep {
  const of = (name: string) => formText(form, name).trim()
  const [name, line1, line2, phone, websiteUrl] = [of('name'), of('line1'), of('line2'), of('phone'), of('websiteUrl')]
  const { identity: texts } = words
  const errors = {
    ...(name === '' && { name: texts.nameMissing }),
    ...(line1 === '' && { line1: texts.line1Missing }),
    ...(phone !== '' && !isPhone(phone) && { phone: texts.phoneUnusable }),
    ...(websiteUrl !== '' && !/^https:\/\/\S+$/.test(websiteUrl) && { websiteUrl: texts.websiteUnusable }),
    ...(of('confirm') === '' && { confirm: texts.confirmMissing }),
  }
  if (Object.keys(errors).length > 0) return refused(errors)
  const optional = { ...(line2 && { line2 }), ...(phone && { phone }), ...(websiteUrl && { websiteUrl }) }
  return accepted({ identity: { name, line1, ...optional } })
}

/** Reads the second step: the types of care, and what it can’t care for. */
export function readCare(form: FormData): ReadStep {
  const care = chosen(form, 'care', careTypeSlugs)
  if (care.length === 0) return refused({ care: words.care.typesMissing })
  return accepted({ care: { care, careLimits: chosen(form, 'limits', careLimits) } })
}

/**
 * Reads the third step: prices by care and room, and whether families see them. A monthly price that is far from the usual one of the state is asked about
 * once. [DASH-011]
 */
export function readPrices(
  form: FormData,
  care: readonly CareTypeSlug[],
  usual: Partial<Record<CareTypeSlug, number>>,
): ReadStep {
  const errors: Record<string, string> = {}
  const prices: Record<string, number> = {}
  const unusual: string[] = []
  const asked = form.getAll('unusual')
  for (const type of care) {
    for (const id of priceIds(type)) {
      const digits = amountDigits(formText(form, `price.${id}`).trim())
      if (digits === '') continue
      const amount = Number(digits)
      if (!/^[1-9]\d{0,4}$/.test(digits)) errors[`price.${id}`] = words.prices.amount
      else if (isSlip(id, amount, usual[type]) && !asked.includes(`${id}=${amount}`)) {
        unusual.push(`${id}=${amount}`)
        errors[`price.${id}`] = words.prices.unusual(formatMoney(amount), formatMoney(usual[type] ?? 0))
      } else prices[id] = amount
    }
  }
  const hidePricing = formText(form, 'show') === 'hidden'
  if (Object.keys(errors).length === 0 && Object.keys(prices).length === 0 && !hidePricing) {
    errors['show'] = words.prices.none
  }
  if (Object.keys(errors).length > 0) return { ok: false, rejected: { errors, unusual } }
  return accepted({ prices: { hidePricing, prices } })
}

/** Fees have no usual price. */
const isSlip = (id: string, amount: number, usual: number | undefined): boolean =>
  !askedFees.some((fee) => id.endsWith(`.${fee}`)) && isUnusualPrice(amount, usual)

/** Reads the sixth step: amenities, answers about life there, and how many residents it has room for. */
export function readLife(form: FormData): ReadStep {
  const capacity = formText(form, 'capacity').trim()
  if (capacity !== '' && !/^[1-9]\d{0,3}$/.test(capacity)) return refused({ capacity: words.life.capacityUnusable })
  return accepted({
    life: {
      amenities: chosen(form, 'amenities', amenityFlags),
      about: words.life.about.map((_, index) => formText(form, `about.${index}`).trim().slice(0, 1000)),
      ...(capacity !== '' && { capacity: Number(capacity) }),
    },
  })
}
