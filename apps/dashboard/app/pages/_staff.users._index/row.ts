import type { Account } from '@pkg/api-client'
import { accountStatusView, rolesInWords } from '~/features/people'
import { absentTexts } from '~/site/texts'
import { formatAge, type Moment, type RequestClock } from '~/site/server/times'
import { usersTexts } from './texts'

const words = usersTexts

/** A row of the accounts. */
export interface UserRow {
  id: string
  name: string
  href: string
  email: string
  roles: string
  worksFor: string
  status: Account['status']
  statusView: ReturnType<typeof accountStatusView>
  lastSeen: Moment | undefined
  secondFactor: string
  /** Whether the person has set up a way to sign in. */
  isSetUp: boolean
  sessions: number
  since: Moment
}

/** Returns the row of an account. [DASH-012] */
export const userRow = (account: Account, clock: RequestClock): UserRow => ({
  id: account.id,
  name: account.name || account.email || words.unnamed,
  href: `/users/${account.id}`,
  email: account.email ?? account.phone ?? absentTexts.value,
  roles: rolesInWords(account),
  worksFor: worksFor(account),
  status: account.status,
  statusView: accountStatusView(account.status),
  lastSeen: account.lastSeenAt === undefined ? undefined : formatAge(account.lastSeenAt, clock),
  secondFactor: account.hasSecondFactor ? words.factorSet : words.factorMissing,
  isSetUp: account.signInMethods.length > 0,
  sessions: account.openSessions,
  since: formatAge(account.createdAt, clock),
})

/** Returns the advisor profile and the communities that a person works for. */
function worksFor({ agentName, communities }: Pick<Account, 'agentName' | 'communities'>): string {
  const [first] = communities
  const managed = first && (communities.length === 1 ? first.name : words.andMore(first.name, communities.length - 1))
  return [agentName, managed].filter(Boolean).join(', ') || absentTexts.value
}
