import type { RecordKind } from '~/features/records'
import { stateRulesTexts as words } from '~/features/state-rules'
import type { VersionPage } from './version-page'

/** The tones of what a version is today. */
export const statusTones = { ended: 'neutral', 'in-effect': 'positive', upcoming: 'caution' } as const

/** A version of a state's rule. [TRUST-015, WORK-012] */
export const stateRule: RecordKind<VersionPage> = {
  area: 'state-rules',
  listTitle: words.title,
  recordType: 'state-rule-versions',
  roles: ['admin'],
  hasChanges: true,
  title: ({ stateName, id }) => words.version(stateName, id),
  badge: ({ status }) => ({ label: words.statuses[status], tone: statusTones[status] }),
  sections: [],
  actions: [
    {
      name: 'withdraw',
      label: words.withdraw,
      key: 'W',
      help: words.withdrawHelp,
      isFor: ({ canChange }) => canChange,
    },
  ],
}
