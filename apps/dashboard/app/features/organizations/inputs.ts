import type { RecordInput } from '~/features/records'
import { organizationsTexts as words } from './texts'

const text = (name: 'line1' | 'city' | 'state' | 'zip', max: number): RecordInput => ({
  name,
  label: words[name],
  control: { kind: 'text', max },
})

/** What an admin enters about an organization. [DASH-013] */
export const organizationInputs = {
  name: { name: 'name', label: words.name, control: { kind: 'text', max: 160 }, missing: words.nameMissing },
  line1: text('line1', 160),
  city: text('city', 80),
  state: { ...text('state', 2), hint: words.stateHint },
  zip: text('zip', 10),
  websiteUrl: {
    name: 'websiteUrl',
    label: words.websiteUrl,
    hint: words.websiteHint,
    control: { kind: 'text', max: 300, type: 'url' },
  },
} as const satisfies Readonly<Record<string, RecordInput>>
