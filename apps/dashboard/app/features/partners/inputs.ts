import type { RecordInput } from '~/features/records'
import { partnersTexts as words } from './texts'

/** What an admin enters about a partner. [WORK-012] */
export const partnerInputs = {
  name: {
    name: 'name',
    label: words.name,
    hint: words.nameHint,
    control: { kind: 'text', max: 120 },
    missing: words.nameMissing,
  },
  origins: {
    name: 'origins',
    label: words.origins,
    hint: words.originsHint,
    control: { kind: 'lines', max: 4000 },
    missing: words.originsMissing,
  },
} as const satisfies Readonly<Record<string, RecordInput>>
