import { stateOptions } from '~/features/lists'
import type { RecordInput } from '~/features/records'
import { licensesTexts as words } from './texts'

/** What a license says. [DASH-016] */
export const licenseInputs = {
  state: {
    name: 'state',
    label: words.state,
    control: { kind: 'choice', options: stateOptions },
    missing: words.stateMissing,
  },
  number: {
    name: 'number',
    label: words.number,
    hint: words.numberHint,
    control: { kind: 'text', max: 40 },
    missing: words.numberMissing,
  },
  validUntil: { name: 'validUntil', label: words.validUntil, hint: words.validUntilHint, control: { kind: 'day' } },
} as const satisfies Readonly<Record<string, RecordInput>>
