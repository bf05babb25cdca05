import type { BrandSettings } from '@pkg/api-client'
import type { BrandColors } from '@pkg/domain'

/** The brand as its page shows it: what admins set, and what applies. */
export interface BrandPage extends BrandSettings {
  present: { name: string; phone: string; email: string; colors?: { light: BrandColors; dark: BrandColors } }
}

/** Returns the brand as its page shows it. [WORK-012] */
export function brandPage(settings: BrandSettings): BrandPage {
  const { defaults, colors } = settings
  const { name = defaults.name, phone = defaults.phone, email = defaults.email } = settings
  return { ...settings, present: { name, phone, email, ...(colors && { colors }) } }
}
