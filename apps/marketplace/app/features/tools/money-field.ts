import { mostMoney } from '@pkg/domain'

/** Reads an amount in US dollars as people type it, such as `$2,150`, in whole dollars. Returns undefined for any other text. */
export function readMoney(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(digits)) return undefined
  const amount = Math.round(Number(digits))
  return amount <= mostMoney ? amount : undefined
}
