import type { Brand } from '@pkg/domain'
import type { Jobs } from '../../jobs/jobs'

/** A family and a recipient of its data. */
interface ReleasedFamily {
  familyId: string
  recipientKind: Recipient['kind']
  recipientId: string
}

/** A person or company that receives a family's data. */
export interface Recipient {
  kind: 'operator' | 'agent' | 'community'
  id: string
  name: string
}

/** Returns the event that tells the dashboards of a release's recipient that its family changed. */
export function dashboardsOf({
  familyId,
  recipientKind: kind,
  recipientId: id,
}: ReleasedFamily): Jobs['notify-dashboards'] {
  return {
    familyId,
    ...(kind === 'agent' ? { agentId: id } : {}),
    ...(kind === 'community' ? { communityId: id } : {}),
  }
}

/** What identifies the operator of the site, which stores what families send. */
export const operator = { kind: 'operator', id: 'operator' } as const satisfies Omit<Recipient, 'name'>

/** Returns the operator of the site as a recipient, by the name of its brand. */
export const operatorOf = ({ name }: Brand): Recipient => ({ ...operator, name })
